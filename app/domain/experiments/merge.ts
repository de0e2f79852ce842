import { hasResult, mostOf, type Decided, type ExperimentStanding, type Result } from "./experiment";

/** A learner's act on an experiment: one of what can be told, or all of it forgotten. */
export interface ExperimentAct {
  experimentId: string;
  threshold?: number;
  result?: Result;
  decided?: Decided;
  isForgotten?: boolean;
  at: Date;
}

/** An experiment with the times of the acts that it is made of. */
export interface ToldExperiment extends ExperimentStanding {
  /** The first choice of a threshold: from then on is counted. */
  startedAt: Date | null;
  thresholdAt: Date | null;
  decidedAt: Date | null;
  /** The first decision: what comes after it is not counted, also when another sentence takes its place. */
  countedUntil: Date | null;
  forgottenAt: Date | null;
}

/** Why an act changed nothing: a threshold after a result or a decision, what comes before a threshold, a count after a decision. */
export type ExperimentRefusal = "sealed" | "unstarted" | "closed";

export const UNTOLD: ToldExperiment = {
  ...{ threshold: null, result: null, decided: null },
  ...{ startedAt: null, thresholdAt: null, decidedAt: null, countedUntil: null, forgottenAt: null },
};

/**
 * An experiment after one more act. Of two thresholds, and of two decisions, the later counts, whichever arrives first;
 * once there is a result or a decision, no other threshold does. Counts only grow, until the first decision. What is older than the last forgetting is void.
 */
export function tellExperiment(
  before: ToldExperiment,
  act: ExperimentAct,
): { told: ToldExperiment; refusal: ExperimentRefusal | null } {
  const { at } = act;
  const keep = (refusal: ExperimentRefusal | null = null) => ({ told: before, refusal });
  if (before.forgottenAt && at <= before.forgottenAt) return keep();
  if (act.isForgotten) return { told: { ...UNTOLD, forgottenAt: at }, refusal: null };
  if (act.threshold !== undefined) {
    // Results after a decision do not count for it, and would give another threshold a start of its own.
    if (before.threshold !== null && (before.decided || hasResult(before)))
      return keep(act.threshold === before.threshold ? null : "sealed");
    if (before.thresholdAt && at < before.thresholdAt) return keep();
    const startedAt = before.startedAt ?? at;
    return { told: { ...before, threshold: act.threshold, thresholdAt: at, startedAt }, refusal: null };
  }
  if (before.threshold === null) return keep("unstarted");
  if (act.result) {
    if (before.countedUntil && at > before.countedUntil) return keep("closed");
    return { told: { ...before, result: mostOf(before.result, act.result) }, refusal: null };
  }
  if (!act.decided || (before.decidedAt && at < before.decidedAt)) return keep();
  const countedUntil = before.countedUntil ?? at;
  return { told: { ...before, decided: act.decided, decidedAt: at, countedUntil }, refusal: null };
}
