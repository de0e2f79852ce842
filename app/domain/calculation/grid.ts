import type { Calculation, CalculationPart, Positions, Unit } from "./calculation";
import { calculate, readFormula, type Formula } from "./formula";

export type GridCell =
  | { kind: "text"; text: string; look: "title" | "heading" | "column" | "note" | "plain" | "input" }
  | { kind: "number"; value: number | null; unit: Unit }
  | { kind: "formula"; formula: GridFormula; value: number | null; unit: Unit };

/** Names in it are those of `Grid.cells`. */
export type GridFormula = { kind: "formula"; formula: Formula } | { kind: "sum"; from: string; to: string };

/** Rows of cells, the first column first; null is an empty one. */
export interface Grid {
  title: string;
  rows: (GridCell | null)[][];
  /** Where the cell of a name stands, as „B5“. */
  cells: ReadonlyMap<string, string>;
}

/** In characters. */
export const COLUMN_WIDTHS = [44, 14, 14, 14];
/** The note goes over all columns, in up to three lines; the first row is 0. */
export const NOTE = { row: 1, heightPt: 45 };

/** Names stand below what they follow from, or above: values are looked up when they are needed. */
export function layOut({ title, note, parts }: Calculation): Grid {
  const rows: Grid["rows"] = [[text(title, "title")], [text(note, "note")]];
  const cells = new Map<string, string>();
  const values = new Map<string, number | null>();
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
      rows.push([text(row.label, "plain"), cell]);
    }
    if (part.positions) addPositions(part.positions, { rows, cells, values });
  }
  return { title, rows, cells };
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
  for (const position of [...examples, ...empty]) {
    const row = rows.length + 1;
    // No editor's name has a digit.
    const [quantity, price, amount] = [`menge${row}`, `preis${row}`, `betrag${row}`];
    cells.set(quantity, `B${row}`).set(price, `C${row}`).set(amount, `D${row}`);
    const formula = rounded(quantity, price);
    const known = new Map([
      [quantity, position?.quantity ?? 0],
      [price, position?.price ?? 0],
    ]);
    const value = calculate(formula, (name) => known.get(name) ?? null);
    values.set(amount, value);
    rows.push([
      text(position?.label ?? "", "input"),
      { kind: "number", value: position?.quantity ?? null, unit: "zahl" },
      { kind: "number", value: position?.price ?? null, unit: "euro" },
      { kind: "formula", formula: { kind: "formula", formula }, value, unit: "euro" },
    ]);
  }
  const [from, to] = [`D${first}`, `D${rows.length}`];
  const total = examples.reduce((all, _, index) => all + (values.get(`betrag${first + index}`) ?? 0), 0);
  cells.set(sum, `D${rows.length + 1}`);
  values.set(sum, total);
  rows.push([
    text(sumLabel, "plain"),
    null,
    null,
    { kind: "formula", formula: { kind: "sum", from, to }, value: total, unit: "euro" },
  ]);
}

const rounded = (quantity: string, price: string): Formula => ({
  kind: "round",
  of: {
    kind: "operation",
    operator: "*",
    left: { kind: "name", name: quantity },
    right: { kind: "name", name: price },
  },
});

const text = (words: string, look: Extract<GridCell, { kind: "text" }>["look"]): GridCell => ({
  kind: "text",
  text: words,
  look,
});
