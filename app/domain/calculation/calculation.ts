/** A sheet that calculates, as an editor describes it. */
export interface Calculation {
  title: string;
  note: string;
  parts: CalculationPart[];
}

export type Unit = "euro" | "prozent" | "zahl";

export interface CalculationPart {
  title: string;
  rows: CalculationRow[];
  positions: Positions | null;
}

/** Either somebody fills it in, with an example to begin with, or it follows from other rows. */
export interface CalculationRow {
  label: string;
  name: string;
  unit: Unit;
  example: number | null;
  formula: string | null;
}

/** Rows of a bill: what, how many, at which price each; their sum has a name. */
export interface Positions {
  sum: string;
  sumLabel: string;
  examples: { label: string; quantity: number; price: number }[];
  emptyRows: number;
}
