import { judge } from "./verdict.mjs";

const HEAD = ["Messgröße", "gemessen", "Anker", "Verhältnis", "Spanne", "muss", "Ziel", "Urteil"];

/** A row with `text` is a line of its own: a heading, or what belongs to the row above it. */
export function formatTable(rows) {
  const lines = [{ cells: HEAD }, ...rows.map((row) => (row.text === undefined ? { cells: formatRow(row) } : row))];
  const cells = lines.flatMap((each) => (each.cells ? [each.cells] : []));
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => pad(cell, widths[column], column))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  const [head, ...others] = lines.map((each) => (each.cells ? line(each.cells) : each.text));
  return [head, rule, ...others].join("\n");
}

const pad = (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

function formatRow(row) {
  const { figure, measured, anchor, spread, interval, goal, unit = goal?.unit ?? "" } = row;
  const limit = (value) =>
    value === undefined ? "" : goal.ratio ? `≤ ${format(value)} ×` : `≤ ${format(value, unit)}`;
  return [
    figure,
    format(measured, unit),
    anchor === undefined ? "" : format(anchor, unit),
    anchor ? `${format(measured / anchor)} ×` : "",
    formatSpread(spread, interval),
    limit(goal?.must),
    limit(goal?.aim),
    [row.verdict ?? judge(row), row.note].filter(Boolean).join(", "),
  ];
}

const formatSpread = (spread, interval) => {
  const figures = interval
    ? [interval.low, interval.median, interval.high]
    : spread && [spread.min, spread.median, spread.max];
  if (!figures) return "";
  return figures.map((figure) => format(figure)).join("–") + (interval ? ` (${interval.count})` : "");
};

/** Three digits are as many as the precision of such figures allows. */
const number = new Intl.NumberFormat("de-DE", { maximumSignificantDigits: 3, useGrouping: true });
const format = (value, unit = "") => `${number.format(value)}${unit ? ` ${unit}` : ""}`;
