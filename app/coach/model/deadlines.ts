export interface Deadlines {
  /** Wait for the first words. */
  firstMs: number;
  /** Wait between words, and from the last words to the end. */
  nextMs: number;
  /** Limit for a whole answer. */
  wholeMs: number;
  /** Wait while other answers to the same member are written. */
  turnMs: number;
}

// turnMs + firstMs stay below 30 s: by then a failure must be shown.
export const DEADLINES: Deadlines = { firstMs: 20_000, nextMs: 10_000, wholeMs: 90_000, turnMs: 5_000 };
