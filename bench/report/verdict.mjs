/**
 * ✓ reaches the aim, – only what it must, ✗ not even that; nothing without a goal. Where pairs were measured, what is
 * judged is the middle of their figures.
 * @param {Row} row what was measured, what it is compared with, one of GOALS
 * @typedef {{ unit: string, ratio?: boolean, must?: number, aim: number, noisy?: boolean }} Goal
 * @typedef {{ low: number, median: number, high: number, count: number }} Interval
 * @typedef {{ figure?: string, measured: number, anchor?: number, goal?: Goal, interval?: Interval | null, note?: string }} Row
 */
export function judge({ measured, anchor, goal, interval }) {
  if (!goal) return "";
  const figure = interval?.median ?? (goal.ratio ? measured / anchor : measured);
  if (figure > (goal.must ?? Infinity)) return "✗";
  return figure <= goal.aim ? "✓" : "–";
}

/** Figures that fail the run: they miss their must, and either are the same in every run or miss it with all their noise. */
export const misses = (rows) => rows.filter((row) => judge(row) === "✗" && (!row.goal.noisy || isBeyondNoise(row)));

const isBeyondNoise = ({ goal, interval }) => Boolean(interval) && interval.low > goal.must;

export const exitCode = (rows) => (misses(rows).length === 0 ? 0 : 1);
