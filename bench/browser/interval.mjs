import { median } from "../report/median.mjs";

/** Below this share of either side the median of all that could be measured lies outside the interval. */
const TAIL = 0.025;
/** How far an interval may reach from its median, so that the median counts as known. */
const KNOWN = 0.05;

/**
 * The median of `values`, and the interval that holds the true one in 95 of 100 cases. It is read from the order of the
 * values alone (how often a fair coin falls how), so one visit that took long does not widen it. Null for fewer than
 * six values, whose outermost do not suffice.
 * @param {number[]} values
 * @returns {import("../report/verdict.mjs").Interval | null}
 */
export function medianInterval(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const cut = valuesBeyond(sorted.length);
  if (cut < 0) return null;
  return { low: sorted[cut], median: median(sorted), high: sorted[sorted.length - 1 - cut], count: sorted.length };
}

/** How many values at each end lie outside the interval; -1 when even all of them are too few. */
function valuesBeyond(count) {
  let probability = 0.5 ** count;
  let sum = probability;
  let cut = -1;
  while (sum <= TAIL) {
    cut++;
    probability = (probability * (count - cut)) / (cut + 1);
    sum += probability;
  }
  return cut;
}

/** Whether a median is known to ±5 %. */
export const isKnown = (interval) =>
  interval !== null && interval.low >= interval.median * (1 - KNOWN) && interval.high <= interval.median * (1 + KNOWN);
