import { span, takeBox, type Cell, type Span } from "~/domain/text/written-text";
import type { Of, SheetBlock } from "./blocks";
import { PLAIN_FONT } from "./fonts.server";
import { textRows } from "./layout-text";
import { blankRow, glue, type LayoutContext } from "./layout-context";
import type { Row } from "./rows";

const INDENT = 1.5;
/** Lists of up to this many items are not split between pages, if one has room. */
const SHORT = 6;
const CELL = { side: 0.4, above: 0.2 } as const;

type LayOut = (blocks: readonly SheetBlock[], context: LayoutContext) => Promise<Row[]>;

/** A checkbox at the start of an item replaces its bullet; a number stays. */
export async function layOutList(
  { isOrdered, start, items }: Of<"list">,
  context: LayoutContext,
  layOut: LayOut,
): Promise<Row[]> {
  const { em } = context;
  const list = context.part("L");
  const all: Row[] = [];
  const numbered = (at: number) => `${start + at}.`;
  const left = isOrdered ? Math.max(INDENT * em, widthOfLabel(numbered(items.length - 1), context)) : INDENT * em;
  for (const [at, blocks] of items.entries()) {
    const item = context.part("LI", null, list);
    const label = context.part("Lbl", null, item);
    const [mark, rest] = isOrdered ? [numbered(at), blocks] : markOf(blocks);
    const rows = await layOut(rest, context.within("LBody", { left, right: 0 }, item));
    const [labelled] = textRows({ runs: [span(mark)], size: em, part: label }, context);
    const [first] = rows;
    first?.pieces.unshift(...(labelled?.pieces ?? []));
    if (first) first.before = 0.2 * em;
    for (const row of first ? rows : labelled ? [labelled] : []) all.push(row);
  }
  return items.length <= SHORT ? glue(all, "ifFits") : all;
}

const widthOfLabel = (text: string, { em, type }: LayoutContext): number =>
  type.measure(em)({ font: PLAIN_FONT, text, isBox: false, isRaised: false }) + 0.4 * em;

function markOf(blocks: SheetBlock[]): [string, SheetBlock[]] {
  const [first, ...rest] = blocks;
  const taken = first?.kind === "paragraph" ? takeBox(first.spans) : null;
  return first?.kind === "paragraph" && taken ? [taken.box, [{ ...first, spans: taken.rest }, ...rest]] : ["•", blocks];
}

export function layOutTable({ rows }: Of<"table">, context: LayoutContext): Row[] {
  const { em } = context;
  const table = context.part("Table");
  const cellsByRow = rows.map(({ cells }) => cells);
  const widths = columnWidths(cellsByRow, context.width);
  return rows.map(({ isHead, cells }, at) => {
    const tr = context.part("TR", null, table);
    const row = blankRow({ before: at === 0 ? 0.55 * em : 0, height: 0, glued: isHead || at === 0 ? "always" : "no" });
    let left = 0;
    for (const [column, { spans, alignment }] of cells.entries()) {
      const width = widths[column] ?? 0;
      const side = CELL.side * em;
      const cell = context.within("TD", { left: left + side, right: context.width - left - width + side }, tr);
      if (isHead) cell.parent.tag = "TH";
      let y = CELL.above * em;
      for (const line of textRows({ runs: spans, size: 0.92 * em, part: cell.parent, alignment }, cell)) {
        row.pieces.push(...line.pieces.map((piece) => ({ ...piece, y: piece.y + y })));
        y += line.height;
      }
      row.height = Math.max(row.height, y + CELL.above * em);
      left += width;
    }
    row.pieces.push({ kind: "rule", x: context.x, y: row.height, width: context.width, look: "line" });
    return row;
  });
}

/** Sizes each column by its longest text, but none narrower than a word. */
function columnWidths(rows: readonly Cell[][], width: number): number[] {
  const lengths = (rows[0] ?? []).map((_, column) =>
    Math.min(60, Math.max(12, ...rows.map((cells) => lengthOf(cells[column]?.spans ?? [])))),
  );
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => (width * length) / all);
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + text.length, 0);
