import { FEATURES } from "../../../app/domain/features";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { listSwitches } from "../../../app/domain/account/switches";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { PLAN, planFields, startPlanner } from "../coach-plan/planner";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";
import { SITUATION, situationFields } from "../situation/situation-form";
import { MISSION_TEMPLATE, missionTemplateFields, TEMPLATE, templateFields } from "../blanks/template-form";
import { CALCULATOR, calculatorFields } from "../calculators/calculator-form";
import { SELF_CHECK, selfCheckFields } from "../self-check/self-check-form";
import { COMPANION, companionFields } from "../companions/scene";
import { contactFields, CONTACTS } from "../contacts/contact-fields";
import { decisionFields, EXPERIMENTS, resultFields, thresholdFields } from "../experiments/experiment-forms";
import { START_PLAN, stepFields } from "../start-steps/step-form";
import { member, visitor, type FormCase } from "./forms";

const SETTINGS = "/profile/einstellungen";

/** A member on a path who has sent these forms before. */
const memberAfter =
  (name: string, ...sent: [path: string, fields: Record<string, string>][]) =>
  async (app: App) => {
    const sender = await member(name)(app);
    for (const [path, fields] of sent) await sender.post(path, fields);
    return sender;
  };
/** Makes progress that can be lost. */
const OTHER_PATH: [string, Record<string, string>] = ["/career-path-selection", { path: "va-allround" }];
const TICK: [string, Record<string, string>] = [
  "/mission/content-creator-in-1",
  { intent: "task", task: "cc1-1", completed: "on" },
];

/** A member without open missions: the first locked one is offered. */
async function beforeLockedMission(app: App): Promise<Visitor> {
  const email = "form-locked@example.org";
  const sender = await startMember(app, email);
  await app.query(sql`update user_missions m set status = 'locked' from profiles p
    where p.user_id = m.user_id and p.email = ${email} and m.mission_id like 'content-creator-%'`);
  return sender;
}

async function invitation(app: App): Promise<{ path: string }> {
  await startMember(app, "form-inviter@example.org");
  const [row] = await app.query(sql`select referral_code from profiles where email = 'form-inviter@example.org'`);
  return { path: `/einladung/${String(row?.referral_code)}` };
}

async function newestSnapshot(app: App): Promise<{ fields: Record<string, string> }> {
  const [row] = await app.query(sql`select id from snapshots order by created_at desc limit 1`);
  return { fields: { id: String(row?.id) } };
}

/** Settings forms that have something to switch. */
const SWITCH_FORMS = (["messages", "ai"] as const).filter((form) => listSwitches(form, FEATURES).length > 0);

const ACTION_PLAN: FormCase = {
  name: "action plan",
  path: PLAN,
  fields: planFields(),
  sender: (app) => startPlanner(app, "form-plan@example.org"),
};

/** The forms behind the login and of invitations, each with a valid body. */
export const MEMBER_FORMS: FormCase[] = [
  {
    name: "name",
    path: SETTINGS,
    fields: { intent: "name", name: "Bea" },
    sender: member("name"),
  },
  ...SWITCH_FORMS.map((form) => ({ name: form, path: SETTINGS, fields: { intent: form }, sender: member(form) })),
  {
    name: "another address",
    path: `${SETTINGS}/e-mail`,
    fields: { intent: "send", email: "form-other@example.org" },
    sender: member("address"),
  },
  {
    name: "deletion of the account",
    path: `${SETTINGS}/loeschen`,
    fields: { confirmation: "LÖSCHEN" },
    sender: member("deletion"),
  },
  {
    name: "appearance",
    path: SETTINGS,
    fields: { intent: "appearance", theme: "dark", reducedMotion: "on" },
    sender: member("appearance"),
    changesCookies: true,
  },
  {
    name: "code of another address",
    path: `${SETTINGS}/e-mail`,
    fields: { intent: "confirm", code: "000000" },
    sender: memberAfter("moving", [`${SETTINGS}/e-mail`, { intent: "send", email: "form-moved@example.org" }]),
  },
  ACTION_PLAN,
  { name: "rhythm", path: RHYTHM, fields: rhythmFields(), sender: member("rhythm") },
  { name: "calculation", path: CALCULATOR, fields: calculatorFields(), sender: member("calculation") },
  { name: "question to oneself", path: SELF_CHECK, fields: selfCheckFields(), sender: member("self-check") },
  { name: "no more questions", path: SELF_CHECK, fields: { intent: "off" }, sender: member("self-check-off") },
  {
    name: "contact",
    path: CONTACTS,
    fields: contactFields(),
    sender: member("contact"),
    freeText: ["name", "nextStep", "note"],
  },
  { name: "threshold", path: EXPERIMENTS, fields: thresholdFields(), sender: member("threshold") },
  {
    name: "result of an experiment",
    path: EXPERIMENTS,
    fields: resultFields("3", "5"),
    sender: memberAfter("experiment-result", [EXPERIMENTS, thresholdFields()]),
  },
  {
    name: "decision",
    path: EXPERIMENTS,
    fields: decisionFields(),
    sender: memberAfter("experiment-decision", [EXPERIMENTS, thresholdFields()]),
    freeText: ["sentence"],
  },
  {
    name: "companion",
    path: COMPANION,
    fields: companionFields(),
    sender: member("companion"),
  },
  {
    name: "template",
    path: TEMPLATE,
    fields: templateFields(),
    sender: member("template"),
    freeText: ["feld.ziel"],
  },
  {
    name: "template of a mission",
    path: MISSION_TEMPLATE,
    fields: missionTemplateFields(),
    sender: member("template-of-mission"),
    freeText: ["feld.wem"],
  },
  { name: "start step", path: START_PLAN, fields: stepFields(), sender: member("start-step"), freeText: ["note"] },
  { name: "rung", path: "/level", fields: { intent: "say", kind: "paid", on: "2026-11-20" }, sender: member("rung") },
  { name: "situation", path: SITUATION, fields: situationFields(), sender: member("situation") },
  {
    name: "calendar",
    path: RHYTHM,
    fields: { intent: "connect" },
    sender: memberAfter("calendar", [RHYTHM, rhythmFields()]),
  },
  {
    name: "follow-ups",
    path: RHYTHM,
    fields: { intent: "follow-ups", days: "on" },
    sender: memberAfter("follow-ups", [RHYTHM, rhythmFields()]),
  },
  {
    name: "deadlines",
    path: RHYTHM,
    fields: { intent: "deadlines", deadline: "steuererklaerung" },
    sender: memberAfter("deadlines", [RHYTHM, rhythmFields()]),
  },
  {
    name: "question to Inno",
    path: "/coach",
    fields: { intent: "ask", message: "Womit fange ich an?", mode: "chat" },
    freeText: ["message"],
    sender: member("asking"),
  },
  {
    name: "end of all conversations",
    path: "/coach/gespraeche",
    fields: { intent: "deleteAll" },
    sender: memberAfter("forgetting", ["/coach", { intent: "ask", message: "Womit fange ich an?", mode: "chat" }]),
  },
  { name: "order", path: "/kasse", fields: { plan: "pro" }, sender: member("order") },
  {
    name: "end of a plan",
    path: "/abo",
    fields: { plan: "pro" },
    sender: memberAfter("end", ["/kasse", { plan: "pro" }]),
  },
  { name: "repetition of the test", path: "/neustart/quiz", fields: {}, sender: member("repeat") },
  {
    name: "change of the path",
    path: OTHER_PATH[0],
    fields: OTHER_PATH[1],
    sender: memberAfter("switch", TICK),
  },
  {
    name: "undoing",
    path: "/rueckgaengig",
    fields: { id: "" },
    sender: memberAfter("undo", TICK, OTHER_PATH),
    complete: newestSnapshot,
  },
  { name: "task on the quests", path: "/quests", fields: TICK[1], sender: member("quests") },
  { name: "offered mission", path: "/quests", fields: { intent: "start-mission" }, sender: beforeLockedMission },
  {
    name: "tasks from paper",
    path: "/pfad/nachtragen",
    fields: { task: "content-creator-1/cc1-1", day: berlinDay(new Date()) },
    sender: member("paper"),
  },
  { name: "invitation", path: "/einladung/", fields: {}, sender: visitor, complete: invitation },
  { name: "activity", path: "/api/last-active", fields: {}, sender: member("active"), changesNothing: true },
  {
    name: "phone",
    path: "/api/push-token",
    fields: { token: `phone:${"x".repeat(40)}`, platform: "android" },
    sender: member("phone"),
  },
  { name: "logging out", path: "/logout", fields: {}, sender: member("logout") },
];
