import type { RungKind } from "../rungs/rungs";
import type { StepState } from "./start-step";

/** Slugs of the steps that register the learner once done: with the municipality, or with the tax office. */
const REGISTERING: readonly string[] = ["gewerbe-anzeigen", "fragebogen"];

/** Rungs that a step reaches in this state. */
export const rungsOf = ({ stepId, state }: { stepId: string; state: StepState }): RungKind[] =>
  state === "done" && REGISTERING.includes(stepId) ? ["registered"] : [];
