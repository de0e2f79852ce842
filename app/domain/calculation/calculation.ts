/** A calculating sheet, as an editor describes it. */
export interface Calculation {
  title: string;
  note: string;
  parts: CalculationPart[];
}

export const UNITS = ["euro", "prozent", "zahl"] as const;
/** `prozent` counts 0.2 as 20 %. */
export type Unit = (typeof UNITS)[number];

export interface CalculationPart {
  title: string;
  rows: CalculationRow[];
  positions: Positions | null;
}

/**
 * A row is filled in by the learner, beginning with an example, or computed from rows above it, or takes the value of a
 * fact.
 */
export interface CalculationRow {
  label: string;
  name: string;
  unit: Unit;
  example: number | null;
  /** Filled in with yes or no, which count as 1 and 0. */
  isYesOrNo: boolean;
  formula: string | null;
  /** Id of the fact. */
  fact: string | null;
  /** Why it is computed so, in a sentence. */
  rule: string | null;
}

/** Lines of a bill: description, quantity, unit price; their sum has a name. */
export interface Positions {
  sum: string;
  sumLabel: string;
  examples: { label: string; quantity: number; price: number }[];
  emptyRows: number;
}
