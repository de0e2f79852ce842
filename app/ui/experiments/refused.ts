import type { ExperimentValues } from "~/domain/experiments/experiment-form";
import type { Message } from "~/domain/messages/messages";

/** The form of an experiment that came back, as it was sent. */
export interface RefusedExperiment {
  intent: "threshold" | "result" | "decide";
  values: ExperimentValues;
  error: Message;
}

/** What came back of one form; null: it was not this one. */
export type RefusedPart = Pick<RefusedExperiment, "values" | "error"> | null;
