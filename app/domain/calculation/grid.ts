import type { Calculation, CalculationPart, CalculationRow, Positions, Unit } from "./calculation";
import { calculate } from "./calculate";
import { readFormula, type Formula } from "./formula";
import { outcomeOf, valueOfOutcome, type Given, type Outcome } from "./outcome";

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
export function toGrid({ title, note, parts }: Calculation, given: Given): Grid {
  const rows: Grid["rows"] = [[text(title, "title")], [text(note, "note")]];
  const sheet: Sheet = { rows, cells: new Map(), outcomes: new Map() };
  const inputs = new Set<string>();
  for (const part of parts) {
    rows.push([], [text(part.title, "heading")]);
    for (const row of part.rows) {
      const outcome = outcomeOf(row, sheet.outcomes, given);
      sheet.outcomes.set(row.name, outcome);
      const place = `B${rows.length + 1}`;
      sheet.cells.set(row.name, place);
      if (row.example !== null) inputs.add(row.name);
      rows.push([text(labelOf(row), "plain"), toCell(row, outcome), ...(row.example === null ? [] : [hint(place)])]);
    }
    if (part.positions) addPositions(part.positions, sheet);
  }
  return { title, rows, cells: sheet.cells, inputs };
}

/** A grid with lines of words below it, which no formula reads. */
export const withLines = (grid: Grid, title: string, lines: readonly { label: string; text: string }[]): Grid =>
  lines.length === 0
    ? grid
    : {
        ...grid,
        rows: [
          ...grid.rows,
          [],
          [text(title, "heading")],
          ...lines.map((line) => [text(line.label, "plain"), text(line.text, "input")]),
        ],
      };

/** Cell of a row. An unknown value is named in its cell, and no formula takes it for nothing. */
function toCell({ formula, example, unit }: CalculationRow, outcome: Outcome): GridCell {
  if (outcome.kind === "unknown") return text("noch nicht bekannt", "plain");
  const value = valueOfOutcome(outcome);
  if (example !== null) return { kind: "number", value, unit };
  const spelled: Formula | null =
    formula === null ? (value === null ? null : { kind: "number", value }) : readFormula(formula);
  return spelled ? { kind: "formula", formula: { kind: "formula", formula: spelled }, value, unit } : text("", "plain");
}

const labelOf = ({ label, isYesOrNo }: CalculationRow): string =>
  isYesOrNo ? `${label} (1 heißt ja, 0 heißt nein)` : label;

interface Sheet {
  rows: Grid["rows"];
  cells: Map<string, string>;
  outcomes: Map<string, Outcome>;
}

const COLUMN_TITLES: CalculationPart["title"][] = ["Leistung", "Menge", "Einzelpreis", "Betrag"];

function addPositions({ sum, sumLabel, examples, emptyRows }: Positions, { rows, cells, outcomes }: Sheet): void {
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
  outcomes.set(sum, { kind: "value", value: total });
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
