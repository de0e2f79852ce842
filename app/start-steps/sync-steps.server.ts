import { library } from "~/content/library.server";
import { listStepStandings, tellSteps, type StepAct } from "~/db/start-steps/start-steps.server";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import { STEP_NOTE_MAX } from "~/domain/start-steps/step-form";
import { noteTask, readTypedStanding, standingTask, stepsWork } from "~/domain/start-steps/work";
import { berlinDay } from "~/domain/time/german-dates";

/** Saves what a device tells of steps, and returns the merged state; null, with nothing saved, where a part is no such thing. */
export async function syncSteps(
  { userId }: { userId: string },
  told: readonly { task: string; answer: string; at: Date }[],
): Promise<ServerWork | null> {
  const acts = told.map(toAct);
  if (!acts.every((act) => act !== null)) return null;
  await tellSteps({ userId, acts });
  const slugs = library().startSteps.map(({ slug }) => slug);
  return stepsWork(slugs, await listStepStandings({ userId }), Date.now());
}

function toAct({ task, answer, at }: { task: string; answer: string; at: Date }): StepAct | null {
  const step = library().startSteps.find(({ slug }) => task === standingTask(slug) || task === noteTask(slug));
  if (!step) return null;
  const stepId = step.slug;
  if (task === noteTask(stepId)) return answer.length > STEP_NOTE_MAX ? null : { stepId, note: answer.trim(), at };
  // Without a day it was the day of the act, not that of its arrival.
  const standing = readTypedStanding(answer, berlinDay(at));
  return standing && { stepId, standing, at };
}
