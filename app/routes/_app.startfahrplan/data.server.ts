import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { saveStartDay } from "~/db/situation/situation.server";
import { tellSteps } from "~/db/start-steps/start-steps.server";
import { isDay } from "~/domain/action-plan/calendar-days";
import { DAY_WRONG } from "~/domain/situation/situation-form";
import { countPast } from "~/domain/start-steps/start-plan";
import { STEP_STATES, type StepState } from "~/domain/start-steps/start-step";
import { stepAddress } from "~/domain/start-steps/address";
import { STEP_NOTE_MAX, readStep } from "~/domain/start-steps/step-form";
import { situationWork } from "~/domain/situation/work";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { berlinDay, longDay } from "~/domain/time/german-dates";
import { multiline, shownFields } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { readStartPlan } from "~/start-steps/read-start-plan.server";
import { toStepOnScreen } from "~/ui/start-steps/step-on-screen";

const HERE = "/startfahrplan";

// Open without a plan: what an office asks has its day, paid for or not.
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  // Taken before anything is read: what a device saves from now on is newer than this page.
  const asOf = Date.now();
  const member = await requireMember(request);
  const { plan, situation, hasTold } = await readStartPlan(member, berlinDay(new Date()));
  const opened = new URL(request.url).searchParams.get("schritt");
  const work = situationWork(situation, asOf);
  return { work, hasTold, opened, mine: plan.mine.map(toStepOnScreen), others: plan.others.map(toStepOnScreen) };
});

const day = z.string().max(20).default("");

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("start"), startsOn: day }),
  z.strictObject({
    intent: z.literal("step"),
    step: z.string().max(80),
    state: z.enum(STEP_STATES),
    on: day,
    note: multiline(STEP_NOTE_MAX).default(""),
    // Each letter of a note may take nine characters in it.
    shown: shownFields(200 + 9 * STEP_NOTE_MAX).optional(),
  }),
]);

export const action = mutation(
  { who: "member", schema, limit: { name: "start-steps", max: 240, windowSeconds: HOUR_SECONDS } },
  async ({ input, member, now }) => {
    const { userId } = member;
    const today = berlinDay(now);
    if (input.intent === "start") {
      const startsOn = input.startsOn.trim() || null;
      if (startsOn && !isDay(startsOn)) return refuse({ form: "start", typed: input.startsOn, sent: null });
      await saveStartDay({ userId, startsOn, at: now });
      if (!startsOn) return redirectWithFlash(HERE, { key: "startDayTaken" });
      const { plan } = await readStartPlan(member, today);
      return redirectWithFlash(HERE, { key: "startDaySaved", args: [longDay(startsOn), countPast(plan)] });
    }
    if (!library().startSteps.some(({ slug }) => slug === input.step)) throw refusal(404);
    const told = readStep(input, { shown: input.shown, today });
    if (!told) {
      const { step, on, state, note } = input;
      return refuse({ form: step, typed: on, sent: { state, note } });
    }
    await tellSteps({ userId, acts: [{ stepId: input.step, ...told, at: now }] });
    return redirectWithFlash(stepAddress(input.step), { key: "stepSaved" });
  },
);

/** The form with this name comes back as it was sent, with the day as it was typed. */
const refuse = (form: { form: string; typed: string; sent: { state: StepState; note: string } | null }) =>
  json({ ...form, error: DAY_WRONG }, { status: 422 });
