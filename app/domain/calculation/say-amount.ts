import { formatEuro, formatNumber } from "../text/german-numbers";
import type { CalculationRow, Unit } from "./calculation";
import { valueOfOutcome, type Outcome } from "./outcome";

/** „43,50 €“, „60 %“ or „264“, with at most two decimals; a dash where there is nothing to say. */
export function sayAmount(value: number | null, unit: Unit): string {
  if (value === null) return "–";
  if (unit === "prozent") return `${formatNumber(toCents(value * 100))}\u00a0%`;
  return unit === "euro" ? formatEuro(toCents(value)) : formatNumber(toCents(value));
}

/** Result of a row, in words; an unknown one says so. */
export const sayOutcome = (
  outcome: Outcome | undefined,
  { unit, isYesOrNo }: Pick<CalculationRow, "unit" | "isYesOrNo">,
): string => {
  if (outcome?.kind === "unknown") return "noch nicht bekannt";
  const value = valueOfOutcome(outcome);
  if (isYesOrNo) return value === 1 ? "ja" : "nein";
  return sayAmount(value, unit);
};

/** The value in the form in which it is typed: „43,50“, „60“. */
export const typeAmount = (value: number, unit: Unit): string => sayAmount(value, unit).replace(/\u00a0[€%]$/, "");

const toCents = (value: number): number => Math.round(Number((value * 100).toPrecision(13))) / 100;
