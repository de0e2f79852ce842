import type { Concerned } from "../situation/concerned";

/** A deadline counted from the start day, or before it. */
export interface StepDeadline {
  days?: number | undefined;
  months?: number | undefined;
  isBefore: boolean;
}

/** A step of the way through the offices. */
export interface StartStep {
  slug: string;
  title: string;
  order: number;
  /** Where it is done. */
  office: string;
  cost: string | null;
  papers: readonly string[];
  /** Groups whom the step concerns; empty: all. */
  concerns: readonly Concerned[];
  /** Slugs of the paths whose people it concerns; empty: all. */
  paths: readonly string[];
  /** Slugs of the steps that come before. */
  after: readonly string[];
  deadline: StepDeadline | null;
  /** When, where no day can be said: „vor der ersten Rechnung“. */
  when: string | null;
}

export const STEP_STATES = ["open", "asked", "done"] as const;
export type StepState = (typeof STEP_STATES)[number];

export interface StateAndDay {
  state: StepState;
  /** Day on which it was asked or done, YYYY-MM-DD. */
  on: string | null;
}

/** A learner's standing with a step. */
export interface StepStanding extends StateAndDay {
  note: string;
}
