import { calculate } from "./calculate";
import type { CalculationRow } from "./calculation";
import { namesIn, readFormula } from "./formula";

/**
 * Result of a row. `unknown`: a fact that it hangs on has no value in force, so there is no number to give.
 * `none`: nothing can be calculated, as after a division by zero.
 */
export type Outcome = { kind: "value"; value: number } | { kind: "unknown" } | { kind: "none" };

/** Values of a learner, by the rows' names. */
export type Inputs = Readonly<Record<string, number>>;

/** Values of a learner, by calculator. */
export type Calculations = ReadonlyMap<string, Inputs>;

export interface Given {
  /** A row without a value has its example. */
  inputs: Inputs;
  /** A fact's value in force, by its id; null while it is not known. */
  factOf: (id: string) => number | null;
}

/** The outcome of a row, from those of the rows above it. */
export function outcomeOf(
  row: CalculationRow,
  above: ReadonlyMap<string, Outcome>,
  { inputs, factOf }: Given,
): Outcome {
  if (row.fact !== null) return toOutcome(factOf(row.fact), "unknown");
  return row.formula === null ? toOutcome(filledIn(row, inputs), "none") : compute(row.formula, above);
}

/** Input value of a row: the learner's, or its example. */
export const filledIn = ({ name, example }: CalculationRow, inputs: Inputs): number | null =>
  (Object.hasOwn(inputs, name) ? inputs[name] : null) ?? example;

/** Result of a formula, from the outcomes of the rows that it names. */
export function compute(written: string, above: ReadonlyMap<string, Outcome>): Outcome {
  const formula = readFormula(written);
  if (!formula) return { kind: "none" };
  if (namesIn(formula).some((name) => above.get(name)?.kind === "unknown")) return { kind: "unknown" };
  const value = calculate(formula, (name) => valueOfOutcome(above.get(name)));
  return toOutcome(value, "none");
}

export const valueOfOutcome = (outcome: Outcome | undefined): number | null =>
  outcome?.kind === "value" ? outcome.value : null;

/** Outcomes of all rows by their names, each calculated from those above it. */
export function outcomesOf(rows: readonly CalculationRow[], given: Given): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const row of rows) outcomes.set(row.name, outcomeOf(row, outcomes, given));
  return outcomes;
}

const toOutcome = (value: number | null, otherwise: "unknown" | "none"): Outcome =>
  value === null ? { kind: otherwise } : { kind: "value", value };
