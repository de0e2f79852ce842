import type { Unit } from "./calculation";

/** Largest amount that is taken, without a sign. */
const MOST = 1_000_000_000;

/**
 * A number as Germans type it: „1.234,50 €“, „60 %“, also „12.5“ or „12,5“; a dot before exactly three digits groups them.
 * Null where it is none, or too large. For `prozent` 60 is 0.6.
 */
export function readAmount(typed: string, unit: Unit): number | null {
  const bare = typed.replace(/[\s\u00a0\u202f'’]|€|Euro|EUR|%/gi, "").replace("−", "-");
  const isGrouped = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/.test(bare);
  const plain = isGrouped ? bare.replaceAll(".", "").replace(",", ".") : bare.replace(",", ".");
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  if (Math.abs(value) > MOST) return null;
  return unit === "prozent" ? Number((value / 100).toPrecision(12)) : value;
}
