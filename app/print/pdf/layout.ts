import type { Of, SheetBlock } from "./blocks";
import { blankRow, glue, shift, type Place } from "./place";
import type { Frame, Row } from "./rows";
import { layOutEntry, layOutHeading, layOutParagraph } from "./layout-text";
import { layOutList, layOutTable } from "./layout-lists";
import { readWritten } from "./written";

/** Blocks as rows, each with its height: where pages end is decided afterwards. */
export async function layOut(blocks: readonly SheetBlock[], place: Place): Promise<Row[]> {
  const all: Row[] = [];
  let turns = false;
  for (const [at, block] of blocks.entries()) {
    if (place.type.room.lines < 0) break;
    if (block.kind === "pageBreak") {
      turns = true;
      continue;
    }
    const rows = await layOutBlock(block, place);
    const [first] = rows;
    const above = all.at(-1);
    if (holdsToAbove(block) && above?.glued === "no") above.glued = "ifFits";
    if (first && isShort(block) && isShort(blocks[at - 1]))
      Object.assign(first, { startsPage: false, before: 2 * place.em });
    if (turns && first) {
      first.startsPage = true;
      turns = false;
    }
    for (const row of rows) all.push(row);
    await place.type.breathe();
  }
  return all;
}

/** Blocks that must not stand alone on a page. Chromium, given the same by `break-before`, divides the foot instead. */
const holdsToAbove = (block: SheetBlock): boolean =>
  block.kind === "foot" || (block.kind === "kept" && block.isLast === true);

const isShort = (block: SheetBlock | undefined): boolean => block?.kind === "page" && block.isShort === true;

async function layOutBlock(block: Exclude<SheetBlock, Of<"pageBreak">>, place: Place): Promise<Row[]> {
  switch (block.kind) {
    case "heading":
    case "title":
      return layOutHeading(block, place);
    case "paragraph":
      return layOutParagraph(block, place);
    case "contents": {
      const toc = place.within("TOC", { left: 0, right: 0 });
      return block.entries.flatMap((entry) => layOutEntry(entry, toc));
    }
    case "list":
      return layOutList(block, place, layOut);
    case "table":
      return layOutTable(block, place);
    case "quote":
    case "fold":
      return frame("box", block.blocks, place);
    case "note":
      return glue(await frame("box", block.blocks, place), "ifFits");
    case "code":
      return frame("box", readWritten(block.lines, { isCode: true }), place);
    case "written":
      return frame("bar", readWritten(block.lines), place);
    case "kept":
      return glue(await layOut(block.blocks, place), "ifFits");
    case "foot":
      return [rule(place), ...glue(await layOut(block.blocks, place.toned("small")), "ifFits")];
    case "line":
      return [line(block.withBox, place)];
    case "rule":
      return [rule(place)];
    case "figure":
      return [figure(block, place)];
    case "columns":
      return [await columns(block, place)];
    case "page":
      return page(block, place);
  }
}

function rule({ x, width, em }: Place): Row {
  const row = blankRow({ before: 1.4 * em, height: 0.5 * em, glued: "always" });
  return { ...row, pieces: [{ kind: "rule", x, y: 0, width, look: "rule" }] };
}

function figure({ label, path, size }: Of<"figure">, place: Place): Row {
  const { x, width } = place;
  const row = blankRow({ before: 0, height: width, glued: "always" });
  return {
    ...row,
    pieces: [{ kind: "figure", part: place.part("Figure", label), x, y: 0, width, modules: size, path }],
  };
}

function line(withBox: boolean, { x, width, em }: Place): Row {
  const height = 2 * em;
  const row = blankRow({ before: 0, height, glued: "no" });
  row.pieces.push({ kind: "rule", x, y: height, width, look: "line" });
  if (withBox) row.pieces.push({ kind: "box", x, y: height - 1.35 * em, size: 1.1 * em, state: "empty" });
  return row;
}

async function frame(look: Frame["look"], blocks: readonly SheetBlock[], place: Place): Promise<Row[]> {
  const { em, x, width } = place;
  const [side, above] = [0.8 * em, look === "box" ? 0.5 * em : 0];
  const own = { look, x, width };
  const rows = await layOut(blocks, place.within("Div", { left: side, right: look === "box" ? side : 0 }));
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (!first || !last) return [];
  for (const row of rows) row.frames.push(own);
  shift(first, above);
  first.before = 0.55 * em;
  last.height += above;
  return rows;
}

/** Side-by-side columns, on one page. */
async function columns({ wide, narrow }: Of<"columns">, place: Place): Promise<Row> {
  const [gap, right] = [place.em, 8.5 * place.em];
  const left = place.width - gap - right;
  const beside = [
    await layOut(wide, place.within("Div", { left: 0, right: right + gap })),
    await layOut(narrow, place.within("Div", { left: left + gap, right: 0 }).toned("way")),
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

async function page({ target, isCover = false, isShort = false, blocks }: Of<"page">, place: Place): Promise<Row[]> {
  const inner = place.within("Sect", { left: 0, right: 0 }).toned(isCover ? "cover" : "plain");
  const rows = await layOut(blocks, inner);
  const [first] = rows;
  if (!first) return [];
  if (isShort) glue(rows, "ifFits");
  if (isCover) shift(first, place.height * 0.3);
  Object.assign(first, { startsPage: true, isCover, target });
  return rows;
}
