import type { ServerWork } from "../mission-work/mission-work";
import type { Decided, Experiment, ExperimentStanding, Result } from "./experiment";
import { readDecision, readCounts, readThreshold } from "./experiment-form";
import type { ExperimentAct } from "./merge";

export const EXPERIMENT_FIELDS = ["threshold", "result", "decision"] as const;
export type ExperimentField = (typeof EXPERIMENT_FIELDS)[number];

/** Task of one field of an experiment: its threshold, result or decision. */
export const experimentTask = (id: string, field: ExperimentField): string => `${id}/${field}`;

export const typedResult = ({ hits, asked }: Result): string => `${hits}/${asked}`;
export const typedDecision = ({ decision, sentence }: Decided): string => `${decision} ${sentence}`;

const resultIn = (typed: string) => {
  const [hits = "", asked = "", ...more] = typed.split("/");
  return more.length > 0 ? null : readCounts({ hits, asked });
};

const decisionIn = (typed: string) => {
  const space = typed.indexOf(" ");
  return readDecision({ decision: typed.slice(0, space), sentence: typed.slice(space + 1) });
};

/** The act that a device tells; null for what none of ours does: what the Kundenweg counts is not typed. */
export function readExperimentAct(
  { field, answer, at }: { field: ExperimentField; answer: string; at: Date },
  experiment: Experiment,
): ExperimentAct | null {
  const experimentId = experiment.id;
  if (field === "threshold") {
    const read = readThreshold(answer, experiment);
    return read.ok ? { experimentId, threshold: read.value, at } : null;
  }
  if (field === "result") {
    const read = experiment.counts ? null : resultIn(answer);
    return read?.ok ? { experimentId, result: read.value, at } : null;
  }
  const read = decisionIn(answer);
  return read.ok ? { experimentId, decided: read.value, at } : null;
}

/** Experiments for a device: a task for each of what is told. */
export function experimentsWork(
  standings: readonly (ExperimentStanding & { experimentId: string })[],
  asOf: number,
): ServerWork {
  const tasks = standings.flatMap(({ experimentId, threshold, result, decided }) => {
    const answers: Record<ExperimentField, string> = {
      threshold: threshold === null ? "" : String(threshold),
      result: result ? typedResult(result) : "",
      decision: decided ? typedDecision(decided) : "",
    };
    return EXPERIMENT_FIELDS.map((field) => ({
      id: experimentTask(experimentId, field),
      completed: false,
      answer: answers[field],
    }));
  });
  return { asOf, progress: 0, note: "", tasks };
}

/** An experiment as a device knows it, by its answers. */
export function standingInWork(experiment: Experiment, answerTo: (task: string) => string): ExperimentStanding {
  const answer = (field: ExperimentField) => answerTo(experimentTask(experiment.id, field));
  const threshold = readThreshold(answer("threshold"), experiment);
  const result = resultIn(answer("result"));
  const decided = decisionIn(answer("decision"));
  return {
    threshold: threshold.ok ? threshold.value : null,
    result: result?.ok ? result.value : null,
    decided: decided.ok ? decided.value : null,
  };
}
