import type { Calculation, CalculationRow } from "./calculation";
import { sayHint, type Hint } from "./hint";
import { outcomesOf, type Given, type Outcome } from "./outcome";
import { sayAmount } from "./say-amount";

/** A sheet that is filled in where one reads; its results go on to other texts by name. */
export interface Calculator {
  slug: string;
  title: string;
  order: number;
  description: string;
  calculation: Calculation;
  /** Names of the rows that go on, in their order. */
  results: readonly string[];
  hints: readonly Hint[];
}

export const rowsOf = ({ parts }: Calculation): CalculationRow[] => parts.flatMap(({ rows }) => rows);

export const inputRows = (calculation: Calculation): CalculationRow[] =>
  rowsOf(calculation).filter(({ example }) => example !== null);

/** Each result that is a number, by its place: „stundensatz.satz“. */
export function sayResults({ slug, calculation, results }: Calculator, given: Given): [string, string][] {
  const outcomes = outcomesOf(rowsOf(calculation), given);
  return rowsOf(calculation).flatMap((row): [string, string][] => {
    const outcome = outcomes.get(row.name);
    const isSaid = results.includes(row.name) && outcome?.kind === "value";
    return isSaid ? [[`${slug}.${row.name}`, sayAmount(outcome.value, row.unit)]] : [];
  });
}

/** What is said of the outcomes: each hint that holds, in its order. */
export function hintsFor(
  { hints, calculation }: Pick<Calculator, "hints" | "calculation">,
  outcomes: ReadonlyMap<string, Outcome>,
): Map<Hint, string> {
  const units = new Map(rowsOf(calculation).map(({ name, unit }) => [name, unit]));
  const said = hints.map((hint) => [hint, sayHint(hint, outcomes, (name) => units.get(name) ?? "zahl")] as const);
  return new Map(said.flatMap(([hint, text]) => (text === null ? [] : [[hint, text] as const])));
}
