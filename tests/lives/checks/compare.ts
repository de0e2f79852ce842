import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { MESSAGES, totalXp, type Account, type Progress } from "../model/account";
import { contactsIn } from "../model/contacts";
import { trialsIn } from "../model/experiments";
import { eveningsIn, situationIn, stepsIn } from "../model/start";
import { germanDay } from "../model/german-day";
import type { Scene } from "../model/scene";
import { contractsExpected, toldContract } from "./contracts";
import { READ_TRIALS, trialRow } from "./trial-rows";
import { READ_WEEK_PLAN, weekPlanRow } from "./week-plan-row";

const missionRow = z.object({
  mission_id: z.string(),
  path: z.string().nullable(),
  status: z.enum(["locked", "active", "completed"]),
});
const standing = z.object({
  total_xp: z.number(),
  ledger: z.number(),
  quiz_completed: z.boolean(),
  has_result: z.boolean(),
  path: z.string().nullable(),
  arrivals: z.number(),
  first_name: z.string(),
  email: z.string(),
  missions: z.array(missionRow),
  tasks: z.array(z.object({ key: z.string(), completed: z.boolean(), answer: z.string() })),
  notes: z.array(z.object({ mission: z.string(), note: z.string() })),
  xp: z.array(z.object({ key: z.string(), amount: z.number() })),
  answers: z.record(z.string(), z.number()),
  questions: z.array(z.string()),
  messages: z.record(z.enum(MESSAGES), z.boolean()),
  stopped: z.enum(["bounced", "complained"]).nullable(),
  rhythm: z.object({ weekdays: z.array(z.number()), time: z.string(), hours: z.number() }).nullable(),
  situation: z
    .object({
      ...{ employment: z.string().nullable(), insurance: z.string().nullable(), benefits: z.array(z.string()) },
      ...{ hours: z.number().nullable(), startsOn: z.string().nullable() },
    })
    .nullable(),
  steps: z.array(z.object({ step: z.string(), state: z.string(), on: z.string().nullable(), note: z.string() })),
  calculations: z.array(z.object({ of: z.string(), inputs: z.record(z.string(), z.number()) })),
  checks: z.array(z.object({ question: z.string(), isRight: z.boolean() })),
  isAsked: z.boolean(),
  rungs: z.array(z.object({ kind: z.string(), isSaid: z.boolean(), on: z.string() })),
  contacts: z.array(
    z.object({ id: z.string(), name: z.string(), state: z.string(), on: z.string(), note: z.string() }),
  ),
  feedback: z.array(z.object({ mission: z.string(), isHelpful: z.boolean().nullable(), remark: z.string() })),
  evenings: z.array(z.object({ mission: z.string(), ifThen: z.string(), otherwise: z.string() })),
  trials: z.array(trialRow),
  asked: z.record(z.string(), z.number()),
  plan: weekPlanRow.nullable(),
  contracts: z.array(z.object({ kind: z.string(), state: z.string(), isCancelled: z.boolean() })),
});

const listOf = (columns: string, from: string) =>
  `(select coalesce(json_agg(r), '[]'::json) from (select ${columns} from ${from} where user_id = u.user_id) r)`;

const READ = `select u.total_xp, u.quiz_completed, u.selected_career_path as path, p.first_name, p.email,
  p.mail_stopped as stopped,
  p.referral_arrivals as arrivals,
  exists (select 1 from quiz_results where user_id = u.user_id) as has_result,
  (select coalesce(sum(amount), 0)::int from xp_ledger where user_id = u.user_id) as ledger,
  ${listOf("mission_id, career_path as path, status", "user_missions")} as missions,
  ${listOf("mission_id || '/' || task_id as key, completed, answer", "user_tasks")} as tasks,
  ${listOf("mission_id as mission, note", "user_notes")} as notes,
  ${listOf("kind || ' ' || ref as key, amount", "xp_ledger")} as xp,
  (select coalesce(json_agg(question), '[]') from coach_turns where user_id = u.user_id) as questions,
  coalesce((select json_build_object('trialMail', trial_mail, 'weeklyMail', weekly_mail, 'reminderMail', reminder_mail,
    'dailyReminder', daily_reminder) from user_settings where user_id = u.user_id),
    '{"trialMail": true, "weeklyMail": false, "reminderMail": false, "dailyReminder": false}') as messages,
  (select json_build_object('weekdays', weekdays, 'time', time, 'hours', hours) from rhythms
    where user_id = u.user_id) as rhythm,
  ${READ_WEEK_PLAN} as plan, ${READ_TRIALS} as trials,
  (select coalesce(json_object_agg(day::text, used), '{}') from coach_usage where user_id = u.user_id) as asked,
  (select json_build_object('employment', employment, 'insurance', insurance, 'benefits', benefits, 'hours', hours,
    'startsOn', starts_on::text) from situations
    where user_id = u.user_id and (forgotten_at is null or told_at <> '{}')) as situation,
  ${listOf('step_id as step, state, on_day::text as "on", note', "start_steps")} as steps,
  ${listOf('kind, is_said as "isSaid", on_day::text as "on"', "rungs")} as rungs,
  ${listOf(`id, name, state, coalesce(next_on::text, '') as "on", note`, "(select * from contacts where deleted_at is null) c")} as contacts,
  ${listOf('mission_id as mission, if_then as "ifThen", otherwise', "evening_plans")} as evenings,
  ${listOf('mission_id as mission, is_helpful as "isHelpful", remark', "mission_feedback")} as feedback,
  ${listOf('calculator_id as "of", inputs', "calculations")} as calculations,
  ${listOf('question_id as question, is_right as "isRight"', "self_check_answers")} as checks,
  coalesce((select self_check from user_settings where user_id = u.user_id), true) as "isAsked",
  ${listOf('kind, state, cancels_at is not null as "isCancelled"', "entitlements")} as contracts,
  coalesce((select answers from quiz_results where user_id = u.user_id),
    (select json_object_agg(question_id, value)::jsonb from quiz_answers where user_id = u.user_id), '{}') as answers
  from user_progress u join profiles p using (user_id)`;

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the model expects of an account, under the names of a story. */
function expected(
  {
    asked,
    arrivals,
    progress,
    notes,
    name,
    email,
    questions,
    messages,
    mailStopped,
    rhythm,
    plan,
    start,
    shop,
  }: Account,
  { catalogue, now }: Scene,
) {
  return {
    Name: name,
    Adresse: email,
    "Gekommen durch die Einladung": arrivals,
    XP: totalXp(progress),
    "Summe der Gutschriften": totalXp(progress),
    Gutschriften: sorted(progress.xp),
    "Test beendet": progress.result !== null,
    "Ergebnis des Tests": progress.result !== null,
    Antworten: sorted(progress.result ?? progress.answers),
    Pfad: progress.path === null ? null : (catalogue.names.get(progress.path) ?? progress.path),
    Missionen: sorted(Object.fromEntries(Object.entries(progress.missions).map(([id, { status }]) => [id, status]))),
    Häkchen: tickedIn(progress),
    Antworttexte: sorted({ ...valuesOf(progress.written, ""), ...valuesOf(start.templates, "") }),
    Notizen: sorted(Object.fromEntries(Object.entries(notes).map(([id, { value }]) => [id, value]))),
    "Fragen an Inno": questions.toSorted(),
    "Davon heute gezählt": asked[germanDay(now)] ?? 0,
    Nachrichten: MESSAGES.filter((name) => messages.includes(name)),
    "Keine Mails mehr": mailStopped?.because ?? null,
    Rhythmus: rhythm,
    Wochenplan: plan && { ...plan, path: catalogue.names.get(plan.path) ?? plan.path },
    Situation: situationIn(start),
    Startfahrplan: sorted(stepsIn(start)),
    Rechnungen: sorted(start.calculations),
    "Fragen an sich selbst": sorted(start.selfCheck),
    "Wird gefragt": start.isAsked,
    "Weg in Zahlen": sorted(start.rungs),
    Kundenweg: sorted(contactsIn(start)),
    Abende: sorted(eveningsIn(start)),
    "Zu Missionen gesagt": sorted(start.feedback),
    Versuche: sorted(trialsIn(start)),
    Verträge: contractsExpected(shop),
  };
}

const tickedIn = ({ ticks }: Progress): string[] =>
  Object.entries(ticks)
    .flatMap(([key, { value }]) => (value ? [key] : []))
    .sort();

const valuesOf = (acts: Progress["written"], none: string): Record<string, string> =>
  Object.fromEntries(Object.entries(acts).flatMap(([key, { value }]) => (value === none ? [] : [[key, value]])));

function seen(row: z.output<typeof standing>, now: number): ReturnType<typeof expected> {
  return {
    Name: row.first_name,
    Adresse: row.email,
    "Gekommen durch die Einladung": row.arrivals,
    XP: row.total_xp,
    "Summe der Gutschriften": row.ledger,
    Gutschriften: sorted(Object.fromEntries(row.xp.map(({ key, amount }) => [key, amount]))),
    "Test beendet": row.quiz_completed,
    "Ergebnis des Tests": row.has_result,
    Antworten: sorted(row.answers),
    Pfad: row.path,
    Missionen: sorted(Object.fromEntries(row.missions.map(({ mission_id, status }) => [mission_id, status]))),
    Häkchen: row.tasks.flatMap(({ key, completed }) => (completed ? [key] : [])).sort(),
    Antworttexte: sorted(Object.fromEntries(row.tasks.flatMap(({ key, answer }) => (answer ? [[key, answer]] : [])))),
    Notizen: sorted(Object.fromEntries(row.notes.map(({ mission, note }) => [mission, note]))),
    "Fragen an Inno": row.questions.toSorted(),
    "Davon heute gezählt": row.asked[germanDay(now)] ?? 0,
    Nachrichten: MESSAGES.filter((name) => row.messages[name]),
    "Keine Mails mehr": row.stopped,
    Rhythmus: row.rhythm,
    Wochenplan: row.plan,
    Situation: row.situation && { ...row.situation },
    Startfahrplan: sorted(Object.fromEntries(row.steps.map(({ step, ...standing }) => [step, standing]))),
    Rechnungen: sorted(Object.fromEntries(row.calculations.map(({ of, inputs }) => [of, inputs]))),
    "Fragen an sich selbst": sorted(Object.fromEntries(row.checks.map(({ question, isRight }) => [question, isRight]))),
    "Wird gefragt": row.isAsked,
    "Weg in Zahlen": sorted(
      Object.fromEntries(row.rungs.map(({ kind, isSaid, on }) => [`${kind}${isSaid ? ", gesagt" : ""}`, on])),
    ),
    Kundenweg: sorted(Object.fromEntries(row.contacts.map(({ id, ...contact }) => [id, contact]))),
    Abende: sorted(Object.fromEntries(row.evenings.map(({ mission, ...evening }) => [mission, evening]))),
    "Zu Missionen gesagt": sorted(Object.fromEntries(row.feedback.map(({ mission, ...said }) => [mission, said]))),
    Versuche: sorted(Object.fromEntries(row.trials.map(({ id, ...trial }) => [id, trial]))),
    Verträge: row.contracts.map(toldContract).sort(),
  };
}

type Standing = ReturnType<typeof expected>;

/** The rows of everybody, as a story names them. */
export async function readStandings({ world, now }: Scene): Promise<Standing[]> {
  const rows = z.array(standing).parse(await world.read(READ));
  return rows.map((row) => seen(row, now));
}

/** What the model expects of everybody now; acts that come later do not change it. */
export const expectedStandings = (scene: Scene): Standing[] =>
  structuredClone(
    [...scene.people, ...scene.guests].flatMap(({ account }) => (account ? [expected(account, scene)] : [])),
  );

/** What differs, as German sentences. */
export function differencesOf(rows: readonly Standing[], wanted: readonly Standing[]): string[] {
  const differences: string[] = [];
  if (rows.length !== wanted.length) {
    differences.push(`Es gibt ${rows.length} Konten, erwartet sind ${wanted.length}.`);
  }
  for (const should of wanted) {
    const row = rows.find(({ Adresse }) => Adresse === should.Adresse);
    if (!row) {
      differences.push(`Das Konto ${should.Adresse} ist nicht da.`);
      continue;
    }
    for (const [what, value] of Object.entries(row)) {
      const expects = Object.entries(should).find(([name]) => name === what)?.[1];
      if (!isDeepStrictEqual(value, expects))
        differences.push(
          `${should.Name}, ${what}: erwartet ${JSON.stringify(expects)}, gesehen ${JSON.stringify(value)}`,
        );
    }
  }
  return differences;
}

/** Differences between the rows of everybody and what the model expects. */
export const compareRows = async (scene: Scene): Promise<string[]> =>
  differencesOf(await readStandings(scene), expectedStandings(scene));
