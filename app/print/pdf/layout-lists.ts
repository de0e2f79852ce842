import type { Block, Run } from "./blocks";
import { textRows } from "./layout-text";
import { blankRow, glue, type Place } from "./place";
import type { Row } from "./rows";

const INDENT = 1.5;
/** Lists of up to this many items are not split between pages, if one has room. */
const SHORT = 6;
const BOX = /^([☐☑])\s*/;
const CELL = { side: 0.4, above: 0.2 } as const;

type LayOut = (blocks: readonly Block[], place: Place) => Row[];

/** A checkbox at the start of an item replaces its bullet. */
export function layOutList({ ordered, items }: Extract<Block, { kind: "list" }>, place: Place, layOut: LayOut): Row[] {
  const list = place.part("L");
  const all = items.flatMap((blocks, at) => {
    const item = place.part("LI", null, list);
    const label = place.part("Lbl", null, item);
    const [mark, rest] = markOf(blocks, ordered ? `${at + 1}.` : "•");
    const rows = layOut(rest, place.within("LBody", { left: INDENT * place.em, right: 0 }, item));
    const [labelled] = textRows({ runs: [{ text: mark, bold: false }], size: place.em, part: label }, place);
    const [first] = rows;
    if (!first) return labelled ? [labelled] : [];
    first.pieces.unshift(...(labelled?.pieces ?? []));
    first.before = 0.2 * place.em;
    return rows;
  });
  return items.length <= SHORT ? glue(all, "ifFits") : all;
}

function markOf(blocks: Block[], mark: string): [string, Block[]] {
  const [first, ...rest] = blocks;
  const [start, ...runs] = first?.kind === "text" ? first.runs : [];
  const [, box] = BOX.exec(start?.text ?? "") ?? [];
  if (first?.kind !== "text" || !start || !box) return [mark, blocks];
  return [box, [{ ...first, runs: [{ ...start, text: start.text.replace(BOX, "") }, ...runs] }, ...rest]];
}

export function layOutTable({ rows }: Extract<Block, { kind: "table" }>, place: Place): Row[] {
  const { em } = place;
  const table = place.part("Table");
  const widths = columnWidths(
    rows.map(({ cells }) => cells),
    place.width,
  );
  return rows.map(({ isHead, cells }, at) => {
    const tr = place.part("TR", null, table);
    const row = blankRow({ before: at === 0 ? 0.55 * em : 0, height: 0, glued: isHead || at === 0 ? "always" : "no" });
    let left = 0;
    for (const [column, runs] of cells.entries()) {
      const width = widths[column] ?? 0;
      const side = CELL.side * em;
      const cell = place.within("TD", { left: left + side, right: place.width - left - width + side }, tr);
      if (isHead) cell.parent.tag = "TH";
      let y = CELL.above * em;
      for (const line of textRows({ runs: isHead ? bold(runs) : runs, size: 0.92 * em, part: cell.parent }, cell)) {
        row.pieces.push(...line.pieces.map((piece) => ({ ...piece, y: piece.y + y })));
        y += line.height;
      }
      row.height = Math.max(row.height, y + CELL.above * em);
      left += width;
    }
    row.pieces.push({ kind: "rule", x: place.x, y: row.height, width: place.width, look: "line" });
    return row;
  });
}

const bold = (runs: readonly Run[]): Run[] => runs.map(({ text }) => ({ text, bold: true }));

/** By the longest text of each column, though none narrower than a word. */
function columnWidths(rows: readonly Run[][][], width: number): number[] {
  const lengths = (rows[0] ?? []).map((_, column) =>
    Math.min(
      60,
      Math.max(12, ...rows.map((cells) => (cells[column] ?? []).reduce((sum, { text }) => sum + text.length, 0))),
    ),
  );
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => (width * length) / all);
}
