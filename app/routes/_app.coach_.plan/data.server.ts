import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { limitKey } from "~/limits/limit-key.server";
import { requireMember, type Member } from "~/auth/session.server";
import { hasModel } from "~/coach/model/vendor.server";
import { wordingModel } from "~/coach/action-plan/model.server";
import { readActionPlan, readExample } from "~/coach/action-plan/read-plan.server";
import { showActionPlan } from "~/coach/action-plan/show-plan";
import { wordActionPlan } from "~/coach/action-plan/word-plan";
import {
  deleteActionPlan,
  saveActionPlan,
  saveModelWords,
  saveWeekSentence,
  startActionPlanAgain,
} from "~/db/rhythm/action-plan.server";
import { consumeLimit, reserveLimit, refundUse } from "~/db/limits.server";
import { getSettings } from "~/db/account/settings.server";
import { mondayOf } from "~/domain/action-plan/calendar-days";
import { GOAL_MAX, ACTION_PLAN_FIELDS, actionPlanValues, readActionPlanForm } from "~/domain/action-plan/plan-form";
import { SENTENCE_MAX } from "~/domain/action-plan/words";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { FEATURES } from "~/domain/features";
import { berlinDay } from "~/domain/time/german-dates";
import { singleLine, typedText } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { leaveSlot } from "~/environment/request-slots.server";

const HERE = "/coach/plan";
const EXAMPLE_WEEKS = 2;
const WORDINGS_PER_HOUR = 10;

const mayPlan = ({ access }: Member): boolean => access.effectivePlan === "pro_ai";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  if (!FEATURES.coach) throw refusal(404);
  const member = await requireMember(request);
  const today = berlinDay(new Date());
  const { path, kept, made } = await readActionPlan(member, today);
  if (!mayPlan(member)) {
    const example = path && showActionPlan(await readExample(member, path, today), { today });
    const weeks = (example?.weeks ?? []).filter(({ missions }) => missions.length > 0).slice(0, EXAMPLE_WEEKS);
    return { kind: "example" as const, pathName: path?.name ?? null, weeks, isKept: kept !== null };
  }
  if (!path) return { kind: "no-path" as const };
  const { searchParams } = new URL(request.url);
  if (!made || !kept || searchParams.has("bearbeiten")) {
    return { kind: "form" as const, values: actionPlanValues(kept, today), isNew: !kept };
  }
  const canWord = hasModel() && (await getSettings({ userId: member.userId })).aiEnabled;
  return {
    kind: "plan" as const,
    goal: kept.goal,
    pathName: path.name,
    earlierPath: kept.careerPath === path.name ? null : kept.careerPath,
    view: showActionPlan(made, { words: kept.words, today }),
    editing: searchParams.get("woche"),
    canWord,
  };
});

const short = z.string().max(10).optional();

const schema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("save"),
    goal: singleLine(GOAL_MAX),
    ...Object.fromEntries(ACTION_PLAN_FIELDS.map((name) => [name, short])),
  }),
  z.strictObject({ intent: z.literal("sentence"), monday: z.iso.date(), sentence: singleLine(SENTENCE_MAX) }),
  z.strictObject({ intent: z.enum(["again", "word", "delete"]) }),
]);

const namesOfForm = ["goal", ...ACTION_PLAN_FIELDS];
const valuesIn = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(namesOfForm.map((name) => [name, typedText(fields, name)]));

export const action = mutation(
  {
    who: "member",
    schema,
    limit: { name: "action-plan", max: 60, windowSeconds: HOUR_SECONDS },
    invalid(fields, issues) {
      const wrong = issues.map(({ path: [name] }) => name);
      const isOurs = wrong.every((name) => typeof name === "string" && namesOfForm.includes(name));
      if (!FEATURES.coach || fields.intent !== "save" || !isOurs) throw refusal(400);
      const values = valuesIn(fields);
      const read = readActionPlanForm(values, berlinDay(new Date()));
      // The schema alone finds unreadable characters.
      const unreadable = wrong.includes("goal") ? { goal: GOAL_UNREADABLE } : {};
      return json({ values, errors: { ...unreadable, ...(read.ok ? {} : read.errors) } }, { status: 422 });
    },
  },
  async ({ request, input, member, now }) => {
    if (!FEATURES.coach) throw refusal(404);
    const { userId } = member;
    if (input.intent === "delete") {
      await deleteActionPlan({ userId });
      return redirectWithFlash(HERE, { key: "planDeleted" });
    }
    const today = berlinDay(now);
    const careerPath = member.selectedCareerPath;
    if (!mayPlan(member) || careerPath === null) return redirect(HERE);
    if (input.intent === "save") {
      const values = valuesIn(input);
      const read = readActionPlanForm(values, today);
      if (!read.ok) return json({ values, errors: read.errors }, { status: 422 });
      await saveActionPlan({ userId, careerPath, plan: read.plan });
      return redirectWithFlash(HERE, { key: "planSaved" });
    }
    if (input.intent === "again") {
      await startActionPlanAgain({ userId, careerPath, startDay: today });
      return redirectWithFlash(HERE, { key: "planAgain" });
    }
    if (input.intent === "sentence") {
      if (mondayOf(input.monday) !== input.monday) throw refusal(400);
      await saveWeekSentence({ userId, monday: input.monday, text: input.sentence });
      return redirectWithFlash(HERE, { key: "settingsSaved" });
    }
    return redirectWithFlash(HERE, { key: (await word(request, member, now)) ? "planWorded" : "planNotWorded" });
  },
);

/**
 * Wordings in flight per person; the window is as long as a model may take. Two, as a second click aborts the first,
 * which still counts.
 */
const AT_ONCE = { max: 2, windowSeconds: 30 };

async function word({ signal }: Request, member: Member, now: Date): Promise<boolean> {
  const key = limitKey("plan-words", member.userId);
  if (!(await consumeLimit({ key, max: WORDINGS_PER_HOUR, windowSeconds: HOUR_SECONDS }))) return false;
  const askModel = wordingModel({ asker: member, now, signal });
  const { made } = await readActionPlan(member, berlinDay(now));
  const { aiEnabled } = await getSettings({ userId: member.userId });
  if (!askModel || !made || !aiEnabled) return false;
  const place = await reserveLimit({ ...AT_ONCE, key: limitKey("plan-wording", member.userId) });
  if (!place) return false;
  // Frees the slot: waiting for the model takes up to 25 s, and others must be able to log in meanwhile.
  leaveSlot();
  try {
    const words = await wordActionPlan({ plan: made, learner: made.learner }, askModel);
    if (words) await saveModelWords({ userId: member.userId, words });
    return words !== null;
  } finally {
    await refundUse(place);
  }
}

const GOAL_UNREADABLE = {
  title: "Das konnten wir nicht lesen",
  description: `Schreib dein Ziel in eine Zeile, mit höchstens ${GOAL_MAX} Zeichen.`,
};
