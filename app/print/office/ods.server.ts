import type { Unit } from "~/domain/calculation/calculation";
import { COLUMN_WIDTHS, NOTE, type Grid, type GridCell } from "~/domain/calculation/grid";
import { ODS_AUTOMATIC_STYLES, ODS_STYLES } from "./ods-styles";
import { inXml, zipOpenDocument } from "./open-document.server";
import { spellGridFormula, type Notation } from "./spell-grid-formula";

const NOTATION: Notation = {
  cell: (place) => `[.${place}]`,
  range: (from, to) => `[.${from}:.${to}]`,
  separator: ";",
};

export function writeOds(grid: Grid): Promise<Uint8Array> {
  const columns = COLUMN_WIDTHS.map((_, at) => `<table:table-column table:style-name="column${at}"/>`);
  const rows = grid.rows.map((row, at) => {
    const style = at === NOTE.row ? ' table:style-name="note-row"' : "";
    const cells = row.map((cell) => writeCell(cell, grid)).join("");
    return `<table:table-row${style}>${cells || "<table:table-cell/>"}</table:table-row>`;
  });
  return zipOpenDocument({
    kind: "spreadsheet",
    title: grid.title,
    styles: ODS_STYLES,
    automaticStyles: ODS_AUTOMATIC_STYLES,
    body:
      `<office:spreadsheet><table:table table:name="Rechnen" table:style-name="sheet">` +
      `${columns.join("")}${rows.join("")}</table:table></office:spreadsheet>`,
  });
}

function writeCell(cell: GridCell | null, grid: Grid): string {
  if (!cell) return "<table:table-cell/>";
  if (cell.kind === "text") {
    if (cell.text === "") return `<table:table-cell table:style-name="${cell.look}"/>`;
    const inner = `<text:p>${inXml(cell.text)}</text:p>`;
    const across = cell.look === "note" ? ` table:number-columns-spanned="${COLUMN_WIDTHS.length}"` : "";
    return `<table:table-cell table:style-name="${cell.look}" office:value-type="string"${across}>${inner}</table:table-cell>`;
  }
  const isInput = cell.kind === "number";
  const look = isInput ? "input" : "result";
  const isHint = cell.kind === "formula" && cell.formula.kind === "hint";
  const style = `table:style-name="${isHint ? "hint" : `${look}-${cell.unit}`}"`;
  const formula = isInput ? "" : ` table:formula="of:=${inXml(spellGridFormula(cell.formula, grid, NOTATION))}"`;
  if (cell.value === null) return `<table:table-cell ${style}${formula}/>`;
  return `<table:table-cell ${style}${formula} ${typed(cell.value, cell.unit)}><text:p>${shown(cell.value, cell.unit)}</text:p></table:table-cell>`;
}

const typed = (value: number, unit: Unit): string => `${TYPES[unit]} office:value="${value}"`;

const TYPES: Record<Unit, string> = {
  euro: 'office:value-type="currency" office:currency="EUR"',
  prozent: 'office:value-type="percentage"',
  zahl: 'office:value-type="float"',
};

/** Cached text of the cell, shown until it is recalculated. */
const shown = (value: number, unit: Unit): string => SHOWN[unit].format(value);

const SHOWN: Record<Unit, Intl.NumberFormat> = {
  euro: new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }),
  prozent: new Intl.NumberFormat("de-DE", { style: "percent" }),
  zahl: new Intl.NumberFormat("de-DE"),
};
