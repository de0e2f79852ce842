import { EXPERIMENTS_WORK } from "~/domain/mission-work/beside-missions";
import type { ClientUser } from "~/domain/account/client-user";
import type { Experiment, ExperimentStanding } from "~/domain/experiments/experiment";
import { readDecision, readCounts, readThreshold } from "~/domain/experiments/experiment-form";
import {
  EXPERIMENT_FIELDS,
  experimentTask,
  standingInWork,
  typedDecision,
  typedResult,
} from "~/domain/experiments/work";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import { useKeptForm } from "../told/use-kept-form";
import { useTold } from "../told/use-told";

/** An experiment with how far it is, as this device knows it. */
export interface KnownExperiment extends Experiment {
  standing: ExperimentStanding;
  isWaiting: boolean;
}

interface Loaded {
  user: ClientUser;
  work: ServerWork;
  own: readonly Experiment[];
  others: readonly Experiment[];
}

/** The experiments as this device knows them, and their forms, which are kept when they do not arrive; a deletion needs a connection. */
export function useExperiments({ user, work, own, others }: Loaded) {
  const { answerTo, isWaitingAt, loaded } = useTold({ id: EXPERIMENTS_WORK, user, server: work });
  const known = (experiment: Experiment): KnownExperiment => ({
    ...experiment,
    standing: standingInWork(experiment, answerTo),
    isWaiting: EXPERIMENT_FIELDS.some((field) => isWaitingAt(experimentTask(experiment.id, field))),
  });
  const onSubmit = useKeptForm((fields) => {
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const experiment = [...own, ...others].find(({ id }) => id === text("id"));
    const told = experiment && readTold(text, experiment);
    return told ? { id: EXPERIMENTS_WORK, answers: told } : null;
  });
  return { own: own.map(known), others: others.map(known), loaded, onSubmit };
}

function readTold(text: (name: string) => string, experiment: Experiment): Record<string, string> | null {
  const intent = text("intent");
  if (intent === "threshold") {
    const read = readThreshold(text("threshold"), experiment);
    return read.ok ? { [experimentTask(experiment.id, "threshold")]: String(read.value) } : null;
  }
  if (intent === "result") {
    const read = readCounts({ hits: text("hits"), asked: text("asked") });
    return read.ok ? { [experimentTask(experiment.id, "result")]: typedResult(read.value) } : null;
  }
  const read = readDecision({ decision: text("decision"), sentence: text("sentence") });
  return read.ok ? { [experimentTask(experiment.id, "decision")]: typedDecision(read.value) } : null;
}
