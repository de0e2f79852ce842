import { formatEuro, formatNumber } from "../text/german-numbers";
import type { Unit } from "./calculation";

/** „43,50 €“, „60 %“ or „264“, with at most two decimals; a dash where there is nothing to say. */
export function sayAmount(value: number | null, unit: Unit): string {
  if (value === null) return "–";
  if (unit === "prozent") return `${formatNumber(toCents(value * 100))}\u00a0%`;
  return unit === "euro" ? formatEuro(toCents(value)) : formatNumber(toCents(value));
}

/** The value as somebody types it: „43,50“, „60“. */
export const typeAmount = (value: number, unit: Unit): string =>
  formatNumber(toCents(unit === "prozent" ? value * 100 : value));

const toCents = (value: number): number => Math.round(Number((value * 100).toPrecision(13))) / 100;
