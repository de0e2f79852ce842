import type { Calculation, CalculationPart, Positions, Unit } from "./calculation";
import { calculate } from "./calculate";
import { readFormula, type Formula } from "./formula";

export type GridCell =
  | { kind: "text"; text: string; look: "title" | "heading" | "column" | "note" | "plain" | "input" }
  | { kind: "number"; value: number | null; unit: Unit }
  | { kind: "formula"; formula: GridFormula; value: number | null; unit: Unit };

/** Formula of a cell. Names in it are keys of `Grid.cells`; `at`, `from` and `to` are places like „B5“. */
export type GridFormula =
  | { kind: "formula"; formula: Formula }
  | { kind: "sum"; from: string; to: string }
  /** Quantity times price, rounded: empty in an empty row, a message unless both are numbers. */
  | { kind: "amount"; from: string; to: string }
  /** A hint beside a number field that contains words. */
  | { kind: "hint"; at: string };

/** Rows of cells, the first column first; null is an empty cell. */
export interface Grid {
  title: string;
  rows: (GridCell | null)[][];
  /** Place of each named cell, as „B5“. */
  cells: ReadonlyMap<string, string>;
  /** Names of the fields to fill in: words in them count as zero. */
  inputs: ReadonlySet<string>;
}

/** Column widths in characters. */
export const COLUMN_WIDTHS = [44, 14, 14, 14];
/** The note spans all columns, in up to three lines; the first row is 0. */
export const NOTE = { row: 1, heightPt: 45 };

/** Lays a calculation out in rows. Formulas name rows above them alone, which the content schema ensures. */
export function layOut({ title, note, parts }: Calculation): Grid {
  const rows: Grid["rows"] = [[text(title, "title")], [text(note, "note")]];
  const cells = new Map<string, string>();
  const values = new Map<string, number | null>();
  const inputs = new Set<string>();
  for (const part of parts) {
    rows.push([], [text(part.title, "heading")]);
    for (const row of part.rows) {
      cells.set(row.name, `B${rows.length + 1}`);
      const { unit, example } = row;
      const formula = row.formula === null ? null : readFormula(row.formula);
      const value = formula ? calculate(formula, (name) => values.get(name) ?? null) : example;
      values.set(row.name, value);
      const cell: GridCell = formula
        ? { kind: "formula", formula: { kind: "formula", formula }, value, unit }
        : { kind: "number", value, unit };
      if (formula) rows.push([text(row.label, "plain"), cell]);
      else {
        inputs.add(row.name);
        rows.push([text(row.label, "plain"), cell, hint(`B${rows.length + 1}`)]);
      }
    }
    if (part.positions) addPositions(part.positions, { rows, cells, values });
  }
  return { title, rows, cells, inputs };
}

interface Sheet {
  rows: Grid["rows"];
  cells: Map<string, string>;
  values: Map<string, number | null>;
}

const COLUMN_TITLES: CalculationPart["title"][] = ["Leistung", "Menge", "Einzelpreis", "Betrag"];

function addPositions({ sum, sumLabel, examples, emptyRows }: Positions, { rows, cells, values }: Sheet): void {
  rows.push(COLUMN_TITLES.map((title) => text(title, "column")));
  const first = rows.length + 1;
  const empty = Array.from({ length: emptyRows }, () => null);
  let total = 0;
  for (const position of [...examples, ...empty]) {
    const row = rows.length + 1;
    const value = position ? calculate(TIMES, (name) => (name === "menge" ? position.quantity : position.price)) : null;
    total += value ?? 0;
    rows.push([
      text(position?.label ?? "", "input"),
      { kind: "number", value: position?.quantity ?? null, unit: "zahl" },
      { kind: "number", value: position?.price ?? null, unit: "euro" },
      { kind: "formula", formula: { kind: "amount", from: `B${row}`, to: `C${row}` }, value, unit: "euro" },
    ]);
  }
  const [from, to] = [`D${first}`, `D${rows.length}`];
  cells.set(sum, `D${rows.length + 1}`);
  values.set(sum, total);
  rows.push([
    text(sumLabel, "plain"),
    null,
    null,
    { kind: "formula", formula: { kind: "sum", from, to }, value: total, unit: "euro" },
  ]);
}

/** Quantity times price of one position. */
const TIMES: Formula = {
  kind: "call",
  call: "runden",
  of: [
    {
      kind: "operation",
      operator: "*",
      left: { kind: "name", name: "menge" },
      right: { kind: "name", name: "preis" },
    },
  ],
};

const hint = (at: string): GridCell => ({ kind: "formula", formula: { kind: "hint", at }, value: null, unit: "zahl" });

const text = (words: string, look: Extract<GridCell, { kind: "text" }>["look"]): GridCell => ({
  kind: "text",
  text: words,
  look,
});
