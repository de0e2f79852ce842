import type { Cell, CellStyle } from "hucre/xlsx";
import type { Unit } from "~/domain/calculation/calculation";
import { COLUMN_WIDTHS, NOTE, type Grid, type GridCell } from "~/domain/calculation/grid";
import { spellGridFormula, type Notation } from "./spell-grid-formula";

/** Written in the English way in the file, shown in the German one (0x407) wherever it is opened. */
const FORMATS: Record<Unit, string> = {
  euro: "[$-407]#,##0.00\\ [$€-407]",
  prozent: "[$-407]0\\ %",
  zahl: "[$-407]General",
};
const NOTATION: Notation = { cell: (place) => place, range: (from, to) => `${from}:${to}`, separator: "," };

export async function writeXlsx(grid: Grid): Promise<Uint8Array> {
  const { writeXlsx: write } = await import("hucre/xlsx");
  const { title, rows } = grid;
  const placed = new Map<string, Cell>();
  rows.forEach((row, at) => {
    row.forEach((cell, column) => {
      if (cell) placed.set(`${at},${column}`, toCell(cell, grid));
    });
  });
  return write({
    properties: { title },
    sheets: [
      {
        name: "Rechnen",
        columns: COLUMN_WIDTHS.map((width) => ({ width })),
        rows: rows.map((row) => row.map((cell) => (cell ? valueOf(cell) : null))),
        cells: placed,
        merges: [{ startRow: NOTE.row, startCol: 0, endRow: NOTE.row, endCol: COLUMN_WIDTHS.length - 1 }],
        rowDefs: new Map([[NOTE.row, { height: NOTE.heightPt }]]),
        pageSetup: { paperSize: "a4", orientation: "portrait", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
  });
}

const valueOf = (cell: GridCell) => (cell.kind === "text" ? cell.text : cell.kind === "number" ? cell.value : null);

function toCell(cell: GridCell, grid: Grid): Cell {
  if (cell.kind === "text") return { type: "string", value: cell.text, style: LOOKS[cell.look] };
  const numFmt = FORMATS[cell.unit];
  if (cell.kind === "number") {
    const type = cell.value === null ? "empty" : "number";
    return { type, value: cell.value, style: { ...LOOKS.input, numFmt } };
  }
  const formula = spellGridFormula(cell.formula, grid, NOTATION);
  return {
    type: "formula",
    value: null,
    formula,
    formulaResult: cell.value ?? "",
    style: { ...(cell.formula.kind === "hint" ? LOOKS.plain : LOOKS.result), numFmt },
  };
}

const FONT = { name: "Arial", size: 11 };
const BOLD = { ...FONT, bold: true };
const solid = (rgb: string): CellStyle["fill"] => ({ type: "pattern", pattern: "solid", fgColor: { rgb } });
const thin = { style: "thin", color: { rgb: "8A8699" } } as const;

const LOOKS: Record<Extract<GridCell, { kind: "text" }>["look"] | "result", CellStyle> = {
  title: { font: { ...BOLD, size: 16 } },
  heading: { font: { ...BOLD, size: 13 } },
  column: { font: BOLD },
  note: { font: FONT, alignment: { wrapText: true, vertical: "top" } },
  plain: { font: FONT, alignment: { wrapText: true, vertical: "top" } },
  input: { font: FONT, fill: solid("FFF4D6"), border: { top: thin, bottom: thin, left: thin, right: thin } },
  result: { font: BOLD },
};
