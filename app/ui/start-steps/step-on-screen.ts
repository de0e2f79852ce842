import type { StartStepText } from "~/content/library";
import { dueText } from "~/domain/start-steps/due-day";
import type { PlannedStep } from "~/domain/start-steps/start-plan";

/** A step as its page shows it. */
export function toStepOnScreen({ step, due, isPast, waitsFor, ...standing }: PlannedStep<StartStepText>) {
  const { slug, title, office, cost, papers, deadline, when, html, facts, sources } = step;
  return {
    ...{ slug, title, office, cost, papers, html, facts, sources, isPast, waitsFor, ...standing },
    ...{ sourcesAsOf: step.sourcesAsOf, expertReview: step.expertReview, reviewBy: step.reviewBy },
    due: dueText({ due, deadline, when }),
  };
}

export type StepOnScreen = ReturnType<typeof toStepOnScreen>;
