import { judge } from "./verdict.mjs";

const HEAD = ["Messgröße", "gemessen", "Anker", "Verhältnis", "Spanne", "muss", "Ziel", "Urteil"];

export function formatTable(rows) {
  const cells = [HEAD, ...rows.map(formatRow)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => pad(cell, widths[column], column))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n");
}

const pad = (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

function formatRow(row) {
  const { figure, measured, anchor, spread, goal, unit = goal?.unit ?? "" } = row;
  const limit = (value) =>
    value === undefined ? "" : goal.ratio ? `≤ ${format(value)} ×` : `≤ ${format(value, unit)}`;
  return [
    figure,
    format(measured, unit),
    anchor === undefined ? "" : format(anchor, unit),
    anchor ? `${format(measured / anchor)} ×` : "",
    spread ? [spread.min, spread.median, spread.max].map((ratio) => format(ratio)).join("–") : "",
    limit(goal?.must),
    limit(goal?.aim),
    judge(row),
  ];
}

/** Three digits are as many as the precision of such figures allows. */
const number = new Intl.NumberFormat("de-DE", { maximumSignificantDigits: 3, useGrouping: true });
const format = (value, unit = "") => `${number.format(value)}${unit ? ` ${unit}` : ""}`;
