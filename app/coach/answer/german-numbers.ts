import { NUMBER_WORDS } from "~/domain/coach/number-words";

/** A number as it stands in a German sentence. */
export interface FoundNumber {
  /** Value in digits: „25000“, „3.5“ */
  value: string;
  /** Unit („€“, „%“, „jahr“ …); null: none of those known. */
  unit: string | null;
  inWords: boolean;
  /** The word before the number, in lower case. */
  before: string;
}

const ONE = ["ein", "eine", "einem", "einen", "einer", "eines"];
const WORDS = new Map([...ONE.map((word) => [word, 1] as const), ...NUMBER_WORDS]);

const UNITS: readonly (readonly [string, string])[] = [
  ["€", "€|eur(?:o|os)?"],
  ["%", "%|prozent|v\\. ?h\\."],
  ["jahr", "jahr\\p{L}*|jährig\\p{L}*"],
  ["monat", "monat\\p{L}*"],
  ["woche", "woche\\p{L}*|wöchig\\p{L}*"],
  ["tag", "(?:kalender|werk|arbeits)?tage?[ns]?|tägig\\p{L}*"],
  ["stunde", "stunden?|std\\.?|h"],
  ["minute", "minuten?|min\\.?"],
  ["uhr", "uhr"],
];

const DIGITS = String.raw`\d{1,3}(?:[.'’\u0020\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:[.,]\d{1,2})?`;
const TIMES = String.raw`[\s\u00a0]?(?:tausend|tsd\.?|mio\.?|millionen?|mrd\.?|milliarden?)(?!\p{L})`;
const UNIT = String.raw`[-\s\u00a0\u202f]{0,2}(?:${UNITS.map(([, written]) => `(${written})`).join("|")})(?!\p{L})`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d][.,]?)(?:(€|eur|euro)[\s\u00a0])?(?:(${DIGITS})(?!\d)|(${[...WORDS.keys()].join("|")})(?!\p{L}))(${TIMES})?(?:${UNIT})?`,
  "giu",
);
// „2 bis 3 Stunden“: the unit belongs to both numbers.
const RANGE = new RegExp(String.raw`^(?:[\s\u00a0]*[-–—/][\s\u00a0]*|\s+(?:bis|oder|und)(?:\s+zu)?\s+)$`, "u");

export function findNumbers(text: string): FoundNumber[] {
  const found: (FoundNumber & { from: number; until: number })[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [whole, currency, digits, word, times, ...units] = match;
    const until = match.index + whole.length;
    const value = digits === undefined ? WORDS.get((word ?? "").toLowerCase()) : parseDigits(digits);
    if (value === undefined) continue;
    const unitAt = units.slice(0, UNITS.length).findIndex((unit) => unit !== undefined);
    const unit = UNITS[unitAt]?.[0] ?? (currency === undefined ? null : "€");
    const before = /([\p{L}.]+)[\s\u00a0]*$/u.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[1] ?? "";
    found.push({
      value: String(value * factorOf(times ?? "")),
      unit,
      inWords: digits === undefined,
      before: before.toLowerCase(),
      from: match.index,
      until,
    });
  }
  for (let index = found.length - 2; index >= 0; index--) {
    const [first, second] = [found[index], found[index + 1]];
    if (!first || !second || first.unit !== null || second.unit === null) continue;
    if (RANGE.test(text.slice(first.until, second.from))) first.unit = second.unit;
  }
  return found;
}

const parseDigits = (digits: string): number =>
  /^\d{1,3}(?:[.'’\s]\d{3})+(?:,\d+)?$/.test(digits)
    ? Number(digits.replace(/[.'’\s]/g, "").replace(",", "."))
    : Number(digits.replace(",", "."));

function factorOf(times: string): number {
  const written = times.trim().toLowerCase();
  if (written === "") return 1;
  if (written.startsWith("t")) return 1_000;
  return /^(?:mio|million)/.test(written) ? 1_000_000 : 1_000_000_000;
}
