import { calculate } from "./calculate";
import type { CalculationRow } from "./calculation";
import { namesIn, readFormula } from "./formula";

/**
 * What came out of a row. `unknown`: a fact that it hangs on has no value in force, so there is no number to give.
 * `none`: nothing can be calculated, as after a division by zero.
 */
export type Outcome = { kind: "value"; value: number } | { kind: "unknown" } | { kind: "none" };

export interface Given {
  /** Values filled in, by the rows' names; a row without one has its example. */
  inputs: ReadonlyMap<string, number>;
  /** A fact's value in force, by its id; null while it is not known. */
  factOf: (id: string) => number | null;
}

/** The outcome of a row, from those of the rows above it. */
export function outcomeOf(
  { name, example, formula, fact }: Pick<CalculationRow, "name" | "example" | "formula" | "fact">,
  above: ReadonlyMap<string, Outcome>,
  { inputs, factOf }: Given,
): Outcome {
  if (fact !== null) return toOutcome(factOf(fact), "unknown");
  return formula === null ? toOutcome(inputs.get(name) ?? example, "none") : compute(formula, above);
}

/** What a formula comes to, from the outcomes of the rows that it names. */
export function compute(written: string, above: ReadonlyMap<string, Outcome>): Outcome {
  const formula = readFormula(written);
  if (!formula) return { kind: "none" };
  if (namesIn(formula).some((name) => above.get(name)?.kind === "unknown")) return { kind: "unknown" };
  const value = calculate(formula, (name) => valueIn(above.get(name)));
  return toOutcome(value, "none");
}

export const valueIn = (outcome: Outcome | undefined): number | null =>
  outcome?.kind === "value" ? outcome.value : null;

/** Outcomes of all rows by their names, each calculated from those above it. */
export function outcomesOf(rows: readonly CalculationRow[], given: Given): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const row of rows) outcomes.set(row.name, outcomeOf(row, outcomes, given));
  return outcomes;
}

const toOutcome = (value: number | null, otherwise: "unknown" | "none"): Outcome =>
  value === null ? { kind: otherwise } : { kind: "value", value };
