import { formatEuro, formatNumber } from "../text/german-numbers";
import { longDay } from "../time/german-dates";
import type { FactUnit } from "./fact";

/** A value as texts print it: „1.318,33 €“, „14,6 %“, „2. August 2026“. `rounded` drops the cents of an amount. */
export function sayValue(value: number | string, unit: FactUnit, rounded = false): string {
  if (typeof value === "string") return unit === "tag" ? longDay(value) : value;
  if (unit === "euro") return formatEuro(rounded ? Math.round(value) : value);
  return unit === "prozent" ? `${formatNumber(plain(value * 100))}\u00a0%` : formatNumber(plain(value));
}

/** Without the binary fraction's rest: 14.6, not 14.600000000000001. */
const plain = (value: number): number => Number(value.toPrecision(12));
