import type { ExperimentValues, WrongField } from "~/domain/experiments/experiment-form";
import type { Message } from "~/domain/messages/messages";

/** The form of an experiment that came back, as it was sent. */
export interface RefusedExperiment extends WrongField {
  intent: "threshold" | "result" | "decide";
  values: ExperimentValues;
}

/** Refusal of one form; null: it was not this one. */
export type RefusedPart = Omit<RefusedExperiment, "intent"> | null;

/** Error of this field. */
export const errorAt = (refused: RefusedPart, field: WrongField["field"]): Message | undefined =>
  refused?.field === field ? refused.error : undefined;
