export interface Deadlines {
  /** Until the first words. */
  firstMs: number;
  /** Between words, and from the last ones to the end. */
  nextMs: number;
  /** For a whole answer. */
  wholeMs: number;
  /** Waiting while other answers to the same person are written. */
  turnMs: number;
}

// turnMs + firstMs stay below 30 s: by then a failure must be shown.
export const DEADLINES: Deadlines = { firstMs: 20_000, nextMs: 10_000, wholeMs: 90_000, turnMs: 5_000 };
