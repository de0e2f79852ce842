/**
 * A row is { figure, measured, anchor?, goal? }: what was measured, its name, what it is compared with, and one of GOALS.
 * ✓ reaches the aim, – only what it must, ✗ not even that; nothing without a goal.
 */
export function judge({ measured, anchor, goal }) {
  if (!goal) return "";
  const figure = goal.ratio ? measured / anchor : measured;
  if (figure <= goal.aim) return "✓";
  return figure <= (goal.must ?? Infinity) ? "–" : "✗";
}

/** What fails the run: figures that miss their must and are the same in every run. */
export const misses = (rows) => rows.filter((row) => judge(row) === "✗" && !row.goal.noisy);

export const exitCode = (rows) => (misses(rows).length === 0 ? 0 : 1);
