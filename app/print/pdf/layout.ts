import type { Of, SheetBlock } from "./blocks";
import { blankRow, glue, shift, type LayoutContext } from "./layout-context";
import type { Border, Row } from "./rows";
import { layOutEntry, layOutHeading, layOutParagraph } from "./layout-text";
import { layOutList, layOutTable } from "./layout-lists";
import { readWritten } from "./written";

/** Blocks as rows, each with its height: where pages end is decided afterwards. */
export async function layOut(blocks: readonly SheetBlock[], context: LayoutContext): Promise<Row[]> {
  const all: Row[] = [];
  let turns = false;
  for (const [at, block] of blocks.entries()) {
    if (context.type.room.lines < 0) break;
    if (block.kind === "pageBreak") {
      turns = true;
      continue;
    }
    const rows = await layOutBlock(block, context);
    const [first] = rows;
    const above = all.at(-1);
    if (holdsToAbove(block) && above?.glued === "no") above.glued = "ifFits";
    if (first && isShort(block) && isShort(blocks[at - 1]))
      Object.assign(first, { startsPage: false, before: 2 * context.em });
    if (turns && first) {
      first.startsPage = true;
      turns = false;
    }
    for (const row of rows) all.push(row);
    await context.type.breathe();
  }
  return all;
}

/** Blocks that must not stand alone on a page. Chromium, given the same by `break-before`, divides the foot instead. */
const holdsToAbove = (block: SheetBlock): boolean =>
  block.kind === "foot" || (block.kind === "kept" && block.isLast === true);

const isShort = (block: SheetBlock | undefined): boolean => block?.kind === "page" && block.isShort === true;

async function layOutBlock(block: Exclude<SheetBlock, Of<"pageBreak">>, context: LayoutContext): Promise<Row[]> {
  switch (block.kind) {
    case "heading":
    case "title":
      return layOutHeading(block, context);
    case "paragraph":
      return layOutParagraph(block, context);
    case "contents": {
      const toc = context.within("TOC", { left: 0, right: 0 });
      return block.entries.flatMap((entry) => layOutEntry(entry, toc));
    }
    case "list":
      return layOutList(block, context, layOut);
    case "table":
      return layOutTable(block, context);
    case "quote":
    case "fold":
      return bordered("box", block.blocks, context);
    case "note":
      return glue(await bordered("box", block.blocks, context), "ifFits");
    case "code":
      return bordered("box", readWritten(block.lines, { isCode: true }), context);
    case "written":
      return bordered("bar", readWritten(block.lines), context);
    case "kept":
      return glue(await layOut(block.blocks, context), "ifFits");
    case "foot":
      return [rule(context), ...glue(await layOut(block.blocks, context.toned("small")), "ifFits")];
    case "line":
      return [line(block.withBox, context)];
    case "rule":
      return [rule(context)];
    case "figure":
      return [figure(block, context)];
    case "columns":
      return [await columns(block, context)];
    case "page":
      return page(block, context);
  }
}

function rule({ x, width, em }: LayoutContext): Row {
  const row = blankRow({ before: 1.4 * em, height: 0.5 * em, glued: "always" });
  return { ...row, pieces: [{ kind: "rule", x, y: 0, width, look: "rule" }] };
}

function figure({ label, path, size }: Of<"figure">, context: LayoutContext): Row {
  const { x, width } = context;
  const row = blankRow({ before: 0, height: width, glued: "always" });
  return {
    ...row,
    pieces: [{ kind: "figure", part: context.part("Figure", label), x, y: 0, width, modules: size, path }],
  };
}

function line(withBox: boolean, { x, width, em }: LayoutContext): Row {
  const height = 2 * em;
  const row = blankRow({ before: 0, height, glued: "no" });
  row.pieces.push({ kind: "rule", x, y: height, width, look: "line" });
  if (withBox) row.pieces.push({ kind: "box", x, y: height - 1.35 * em, size: 1.1 * em, state: "empty" });
  return row;
}

async function bordered(look: Border["look"], blocks: readonly SheetBlock[], context: LayoutContext): Promise<Row[]> {
  const { em, x, width } = context;
  const [side, above] = [0.8 * em, look === "box" ? 0.5 * em : 0];
  const own = { look, x, width };
  const rows = await layOut(blocks, context.within("Div", { left: side, right: look === "box" ? side : 0 }));
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (!first || !last) return [];
  for (const row of rows) row.borders.push(own);
  shift(first, above);
  first.before = 0.55 * em;
  last.height += above;
  return rows;
}

/** Side-by-side columns, on one page. */
async function columns({ wide, narrow }: Of<"columns">, context: LayoutContext): Promise<Row> {
  const [gap, right] = [context.em, 8.5 * context.em];
  const left = context.width - gap - right;
  const beside = [
    await layOut(wide, context.within("Div", { left: 0, right: right + gap })),
    await layOut(narrow, context.within("Div", { left: left + gap, right: 0 }).toned("way")),
  ];
  const all = beside.map(stack);
  const height = Math.max(...all.map((row) => row.height));
  const bookmark = all[0]?.bookmark ?? null;
  return { ...blankRow({ before: 0, height, glued: "always" }), bookmark, pieces: all.flatMap(({ pieces }) => pieces) };
}

function stack(rows: readonly Row[]): Row {
  const all = blankRow({ before: 0, height: 0, glued: "no" });
  for (const row of rows) {
    if (all.height > 0) all.height += row.before;
    all.pieces.push(...row.pieces.map((piece) => ({ ...piece, y: piece.y + all.height })));
    all.height += row.height;
    all.bookmark ??= row.bookmark;
  }
  return all;
}

async function page(
  { target, isCover = false, isShort = false, blocks }: Of<"page">,
  context: LayoutContext,
): Promise<Row[]> {
  const inner = context.within("Sect", { left: 0, right: 0 }).toned(isCover ? "cover" : "plain");
  const rows = await layOut(blocks, inner);
  const [first] = rows;
  if (!first) return [];
  if (isShort) glue(rows, "ifFits");
  if (isCover) shift(first, context.height * 0.3);
  Object.assign(first, { startsPage: true, isCover, target });
  return rows;
}
