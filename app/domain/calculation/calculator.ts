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

/** Outcomes of all rows by their names. */
export const outcomesIn = (calculation: Calculation, given: Given): Map<string, Outcome> =>
  outcomesOf(rowsOf(calculation), given);

/** Whether a row is filled in or a result: what its learner wants to read again. */
export const isOwn = ({ name, example }: CalculationRow, { results }: Pick<Calculator, "results">): boolean =>
  example !== null || results.includes(name);

/** Each result that is a number, by its place: „stundensatz.satz“. */
export function sayResults({ slug, calculation, results }: Calculator, given: Given): [string, string][] {
  const outcomes = outcomesIn(calculation, given);
  return rowsOf(calculation).flatMap((row): [string, string][] => {
    const outcome = outcomes.get(row.name);
    const isSaid = results.includes(row.name) && outcome?.kind === "value";
    return isSaid ? [[`${slug}.${row.name}`, sayAmount(outcome.value, row.unit)]] : [];
  });
}

/** Hints on the outcomes: each one that holds, in its order. */
export function hintsFor(
  { hints, calculation }: Pick<Calculator, "hints" | "calculation">,
  outcomes: ReadonlyMap<string, Outcome>,
): Map<Hint, string> {
  const units = new Map(rowsOf(calculation).map(({ name, unit }) => [name, unit]));
  const said = hints.map((hint) => [hint, sayHint(hint, outcomes, (name) => units.get(name) ?? "zahl")] as const);
  return new Map(said.flatMap(([hint, text]) => (text === null ? [] : [[hint, text] as const])));
}
