import { longDate } from "../time/german-dates";
import type { FactUnit } from "./fact";

/** A value as texts print it: „1.318,33 €“, „14,6 %“, „2. August 2026“. `rounded` drops the cents of an amount. */
export function sayValue(value: number | string, unit: FactUnit, rounded = false): string {
  if (typeof value === "string") return unit === "tag" ? longDate(new Date(`${value}T12:00:00Z`)) : value;
  if (unit === "euro") {
    const isWhole = rounded || Number.isInteger(value);
    return `${sayNumber(value.toFixed(isWhole ? 0 : 2))}\u00a0€`;
  }
  return unit === "prozent" ? `${sayNumber(String(plain(value * 100)))}\u00a0%` : sayNumber(String(plain(value)));
}

/** Without the binary fraction's rest: 14.6, not 14.600000000000001. */
const plain = (value: number): number => Number(value.toPrecision(12));

function sayNumber(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
