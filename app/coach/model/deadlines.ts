export interface Deadlines {
  /** To the first words. */
  firstMs: number;
  /** From words to words, and from the last ones to the end. */
  nextMs: number;
  /** For a whole answer. */
  wholeMs: number;
  /** For one's turn, while other answers to the same person are written. */
  turnMs: number;
}

// Waiting and the first words together stay below the 30 s in which a failure has to be said.
export const DEADLINES: Deadlines = { firstMs: 20_000, nextMs: 10_000, wholeMs: 90_000, turnMs: 5_000 };
