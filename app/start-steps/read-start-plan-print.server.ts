import type { Member } from "~/auth/session.server";
import type { StartStepText } from "~/content/library";
import type { PlannedStep } from "~/domain/start-steps/start-plan";
import { berlinDay, longDay } from "~/domain/time/german-dates";
import { env } from "~/environment/env.server";
import { makeStand } from "~/print/make-stand.server";
import { sheetHtml } from "~/print/sheet-html";
import { toStepOnScreen } from "~/ui/start-steps/step-on-screen";
import { readStartPlan } from "./read-start-plan.server";

/** A learner's way through the offices for its printable page and its file. */
export async function readStartPlanPrint(member: Pick<Member, "userId" | "selectedCareerPath">, now: Date) {
  const { plan, startsOn } = await readStartPlan(member, berlinDay(now));
  const origin = env().APP_URL;
  const onPaper = (step: PlannedStep<StartStepText>) => {
    const { html, ...rest } = toStepOnScreen(step);
    return { ...rest, html: sheetHtml(html, { origin, level: 2 }) };
  };
  return {
    // In words here: the browser has no other use for what makes them.
    startsOn: startsOn && longDay(startsOn),
    mine: plan.mine.map(onPaper),
    others: plan.others.map(onPaper),
    ...makeStand("/startfahrplan", now),
  };
}
