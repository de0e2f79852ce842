import type { ExperimentValues, Refusal } from "~/domain/experiments/experiment-form";
import type { Message } from "~/domain/messages/messages";

/** The form of an experiment that came back, as it was sent. */
export interface RefusedExperiment extends Refusal {
  intent: "threshold" | "result" | "decide";
  values: ExperimentValues;
}

/** What came back of one form; null: it was not this one. */
export type RefusedPart = Omit<RefusedExperiment, "intent"> | null;

/** What is wrong with this field. */
export const errorAt = (refused: RefusedPart, field: Refusal["field"]): Message | undefined =>
  refused?.field === field ? refused.error : undefined;
