/** A calculating spreadsheet, as an editor describes it. */
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

/** A row is either filled in by the learner, beginning with an example, or computed from other rows. */
export interface CalculationRow {
  label: string;
  name: string;
  unit: Unit;
  example: number | null;
  formula: string | null;
}

/** Lines of a bill: description, quantity, unit price; their sum has a name. */
export interface Positions {
  sum: string;
  sumLabel: string;
  examples: { label: string; quantity: number; price: number }[];
  emptyRows: number;
}
