import { library } from "~/content/library.server";
import { listExperiments, tellExperiments, type CountedAct } from "~/db/experiments/experiments.server";
import { EXPERIMENT_FIELDS, experimentsWork, readExperimentAct } from "~/domain/experiments/work";
import type { ServerWork } from "~/domain/mission-work/mission-work";

/**
 * Saves what a device tells of experiments, and returns the merged state; null, with nothing saved, where a part is no
 * such thing. What comes too late, a threshold after a result, changes nothing; without a plan after the free weeks nothing
 * does.
 */
export async function syncExperiments(
  { userId, mayWrite }: { userId: string; mayWrite: boolean },
  told: readonly { task: string; answer: string; at: Date }[],
): Promise<ServerWork | null> {
  const acts = told.map(toAct);
  if (!acts.every((act) => act !== null)) return null;
  // A threshold goes before its result, and that before a decision, whatever order they came in.
  if (mayWrite) await tellExperiments({ userId, acts: acts.toSorted((one, other) => rank(one) - rank(other)) });
  return experimentsWork(await listExperiments({ userId }), Date.now());
}

function toAct({ task, answer, at }: { task: string; answer: string; at: Date }): CountedAct | null {
  const slash = task.lastIndexOf("/");
  const field = EXPERIMENT_FIELDS.find((each) => each === task.slice(slash + 1));
  const experiment = library().getExperiment(task.slice(0, slash));
  const act = field && experiment ? readExperimentAct({ field, answer, at }, experiment) : null;
  return act && experiment && { ...act, counts: experiment.counts };
}

const rank = ({ threshold, result }: CountedAct): number => (threshold === undefined ? (result ? 1 : 2) : 0);
