import type { Block } from "./blocks";
import { blankRow, glue, shift, type Place } from "./place";
import type { Row } from "./rows";
import { layOutEntry, layOutHeading, layOutText } from "./layout-text";
import { layOutList, layOutTable } from "./layout-lists";

/** Blocks as rows, each with its height: where pages end is decided afterwards. */
export async function layOut(blocks: readonly Block[], place: Place): Promise<Row[]> {
  const all: Row[] = [];
  let turns = false;
  for (const [at, block] of blocks.entries()) {
    if (place.type.room.lines < 0) break;
    if (block.kind === "turn") {
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
const holdsToAbove = (block: Block): boolean =>
  (block.kind === "rule" && block.isFoot === true) || (block.kind === "kept" && block.isLast === true);

const isShort = (block: Block | undefined): boolean => block?.kind === "page" && block.isShort === true;

async function layOutBlock(block: Exclude<Block, { kind: "turn" }>, place: Place): Promise<Row[]> {
  const { em, width } = place;
  switch (block.kind) {
    case "heading":
      return layOutHeading(block, place);
    case "text":
      return layOutText(block, place);
    case "contents":
      return layOut(block.entries, place.within("TOC", { left: 0, right: 0 }));
    case "entry":
      return layOutEntry(block, place);
    case "list":
      return layOutList(block, place, layOut);
    case "table":
      return layOutTable(block, place);
    case "frame":
      return frame(block, place);
    case "kept":
      return glue(await layOut(block.blocks, place), "ifFits");
    case "line":
      return [line(block.withBox, place)];
    case "rule": {
      const row = blankRow({ before: 1.4 * em, height: 0.5 * em, glued: "always" });
      return [{ ...row, pieces: [{ kind: "rule", x: place.x, y: 0, width, look: "rule" }] }];
    }
    case "figure": {
      const { label, path, size } = block;
      const part = place.part("Figure", label);
      const row = blankRow({ before: 0, height: width, glued: "always" });
      return [{ ...row, pieces: [{ kind: "figure", part, x: place.x, y: 0, width, modules: size, path }] }];
    }
    case "columns":
      return [await columns(block, place)];
    case "page":
      return page(block, place);
  }
}

function line(withBox: boolean, { x, width, em }: Place): Row {
  const height = 2 * em;
  const row = blankRow({ before: 0, height, glued: "no" });
  row.pieces.push({ kind: "rule", x, y: height, width, look: "line" });
  if (withBox) row.pieces.push({ kind: "box", x, y: height - 1.35 * em, size: 1.1 * em, state: "empty" });
  return row;
}

async function frame({ look, blocks }: Extract<Block, { kind: "frame" }>, place: Place): Promise<Row[]> {
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
async function columns({ wide, narrow }: Extract<Block, { kind: "columns" }>, place: Place): Promise<Row> {
  const [gap, right] = [place.em, 8.5 * place.em];
  const left = place.width - gap - right;
  const beside = [
    await layOut(wide, place.within("Div", { left: 0, right: right + gap })),
    await layOut(narrow, place.within("Div", { left: left + gap, right: 0 })),
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
  { target, isCover = false, isShort = false, blocks }: Extract<Block, { kind: "page" }>,
  place: Place,
): Promise<Row[]> {
  const rows = await layOut(blocks, place.within("Sect", { left: 0, right: 0 }));
  const [first] = rows;
  if (!first) return [];
  if (isShort) glue(rows, "ifFits");
  if (isCover) shift(first, place.height * 0.3);
  Object.assign(first, { startsPage: true, isCover, target });
  return rows;
}
