import type { Alignment, Span } from "~/domain/text/written-text";
import type { Of } from "./blocks";
import { inlineRuns } from "./inline-parts";
import { blankRow, type LayoutContext, type Tone } from "./layout-context";
import type { Part, Row } from "./rows";
import { widthOf, wrap } from "./wrap";

const LEADING = 1.4;
const TONES: Record<Tone, { size: number; above: number; alignment: Alignment }> = {
  plain: { size: 1, above: 0.35, alignment: "left" },
  small: { size: 0.85, above: 0.35, alignment: "left" },
  way: { size: 0.85, above: 0.35, alignment: "center" },
  cover: { size: 1.2, above: 1, alignment: "left" },
};
const MINOR = { size: "minor", box: null } as const;
const HEADINGS = { name: 2.4, title: 1.7, section: 1.25, minor: 1.1 } as const;
const NUMBER_WIDTH = 2.5;

interface TextRows {
  runs: readonly Span[];
  size: number;
  part: Part;
  alignment?: Alignment;
}

const FREE_BEFORE: Record<Alignment, number> = { left: 0, center: 0.5, right: 1 };

/** The lines of one element; no widows or orphans: at least two stay together at a page break. */
export function textRows({ runs, size, part, alignment = "left" }: TextRows, { x, width, type }: LayoutContext): Row[] {
  const lines = wrap(inlineRuns(runs, part), { width, faces: type.faces, measure: type.measure(size) });
  type.room.lines -= lines.length;
  return lines.map((segments, at) => {
    const isHeld = at === 0 || at === lines.length - 2;
    const row = blankRow({
      before: 0,
      height: LEADING * size,
      glued: isHeld && at < lines.length - 1 ? "always" : "no",
    });
    const free = FREE_BEFORE[alignment] * (width - widthOf(segments));
    const goesOn = at < lines.length - 1;
    row.pieces.push({ kind: "text", x: x + free, y: ((LEADING - 1.2) / 2) * size, part, size, segments, goesOn });
    return row;
  });
}

function spaceAbove(rows: Row[], before: number): Row[] {
  const [first] = rows;
  if (first) first.before = before;
  return rows;
}

export function layOutParagraph({ role, spans }: Of<"paragraph">, context: LayoutContext): Row[] {
  const { size, above, alignment } = TONES[context.tone];
  const runs = role === "label" ? inBold(spans) : spans;
  const rows = textRows({ runs, size: size * context.em, part: context.part("P"), alignment }, context);
  if (role) for (const row of rows) row.glued = "always";
  return spaceAbove(rows, above * context.em);
}

const inBold = (spans: readonly Span[]): Span[] => spans.map((span) => ({ ...span, isBold: true }));

export function layOutHeading(heading: Of<"heading" | "title">, context: LayoutContext): Row[] {
  const { level, spans } = heading;
  const { size, box } = heading.kind === "title" ? heading : MINOR;
  const { em } = context;
  const indent = box ? 1.8 * em : 0;
  const inner = context.within("Div", { left: indent, right: 0 });
  inner.parent.tag = `H${level}`;
  const rows = textRows({ runs: inBold(spans), size: HEADINGS[size] * em, part: inner.parent }, inner);
  const [first] = rows;
  if (!first) return [];
  for (const row of rows) row.glued = "always";
  first.bookmark = { title: textOf(spans), level };
  if (box) first.pieces.push({ kind: "box", x: context.x, y: 0.2 * em, size: 1.1 * em, state: box });
  return spaceAbove(rows, (box ? 0.2 : size === "minor" ? 0.9 : 1.1) * em);
}

export function layOutEntry({ target, spans }: Of<"contents">["entries"][number], context: LayoutContext): Row[] {
  const { em, x, width } = context;
  const part = context.part("Link", textOf(spans), context.part("TOCI"));
  const inner = context.within("Div", { left: 0, right: NUMBER_WIDTH * em });
  // The Div stays empty: its text belongs to the link.
  context.parent.parts.splice(context.parent.parts.indexOf(inner.parent), 1);
  const rows = textRows({ runs: spans, size: em, part }, inner);
  for (const row of rows.slice(0, -1)) row.glued = "always";
  rows.at(-1)?.pieces.push({ kind: "number", x, y: ((LEADING - 1.2) / 2) * em, part, size: em, width, target });
  return spaceAbove(rows, 0.35 * em);
}

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");
