/** The last lines: breaks that no test noticed, breaks not run, and the score. */
export function formatScore(rows, outcomes) {
  const settled = (row) => outcomes.get(row);
  const breakable = rows.filter(({ change }) => !change.none);
  const noticed = breakable.filter((row) => settled(row)?.noticed);
  const unnoticed = breakable.filter((row) => settled(row)?.noticed === false);
  const notRun = breakable.filter((row) => !settled(row));
  const list = (title, some) =>
    some.length > 0 ? [`${title}:`, ...some.map(({ statement }) => `  ${statement}`)] : [];
  return [
    ...list("not noticed", unnoticed),
    ...list("not run", notRun),
    `${noticed.length} noticed, ${unnoticed.length} not noticed, ${notRun.length} not run, ${rows.length - breakable.length} without a break`,
  ].join("\n");
}
