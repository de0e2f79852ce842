/**
 * ✓ reaches the aim, – only what it must, ✗ not even that; nothing without a goal.
 * @param {{ measured: number, anchor?: number, goal?: Goal }} row what was measured, what it is compared with, one of GOALS
 * @typedef {{ unit: string, ratio?: boolean, must?: number, aim: number, noisy?: boolean }} Goal
 */
export function judge({ measured, anchor, goal }) {
  if (!goal) return "";
  const figure = goal.ratio ? measured / anchor : measured;
  if (figure > (goal.must ?? Infinity)) return "✗";
  return figure <= goal.aim ? "✓" : "–";
}

/** Figures that fail the run: they miss their must and are the same in every run. */
export const misses = (rows) => rows.filter((row) => judge(row) === "✗" && !row.goal.noisy);

export const exitCode = (rows) => (misses(rows).length === 0 ? 0 : 1);
