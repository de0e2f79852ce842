import { JOINED_DASH } from "../text/joined-dash";

/** „3–5 Stunden“: medians of lower and upper ends; null without hours (minutes and „Variabel“ do not count). */
export function typicalHours(estimatedTimes: readonly string[]): string | null {
  const ranges = estimatedTimes.flatMap((time) => {
    const [, from, to = from] = /^(\d+)(?:[-–](\d+))?\u00a0Stunden$/.exec(time) ?? [];
    return from && to ? [{ from: Number(from), to: Number(to) }] : [];
  });
  const from = median(ranges.map((range) => range.from));
  const to = median(ranges.map((range) => range.to));
  if (from === undefined || to === undefined) return null;
  return `${from === to ? from : `${from}${JOINED_DASH}${to}`}\u00a0Stunden`;
}

const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
