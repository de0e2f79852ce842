import type { Breathe } from "./breathe";
import type { Faces } from "./face";
import type { Part, Row } from "./rows";
import type { Measure } from "./wrap";

export interface Type {
  faces: Faces;
  measure: (size: number) => Measure;
  breathe: Breathe;
  /** Lines left in the file: its length is bounded, however much there is to print. */
  room: { lines: number };
}

/** Size, position and distance of paragraphs. "way": below the code that leads to a page. */
export type Tone = "plain" | "small" | "cover" | "way";

/** Position, width, type size and document part in which blocks are laid out. */
export class LayoutContext {
  constructor(
    readonly type: Type,
    /** Height of a page, between its margins. */
    readonly height: number,
    readonly em: number,
    readonly x: number,
    readonly width: number,
    readonly parent: Part,
    readonly tone: Tone = "plain",
  ) {}

  part(tag: string, label: string | null = null, of: Part = this.parent): Part {
    const part: Part = { tag, label, address: null, parts: [] };
    of.parts.push(part);
    return part;
  }

  within(tag: string, { left, right }: { left: number; right: number }, of: Part = this.parent): LayoutContext {
    const { type, height, em, x, width, tone } = this;
    return new LayoutContext(type, height, em, x + left, width - left - right, this.part(tag, null, of), tone);
  }

  toned(tone: Tone): LayoutContext {
    const { type, height, em, x, width, parent } = this;
    return new LayoutContext(type, height, em, x, width, parent, tone);
  }
}

export const blankRow = (row: Pick<Row, "before" | "height" | "glued">): Row => ({
  ...row,
  startsPage: false,
  isCover: false,
  target: null,
  bookmark: null,
  borders: [],
  pieces: [],
});

/** Keeps each row on the page of the next one. */
export function glue(rows: Row[], how: "ifFits" | "always"): Row[] {
  for (const row of rows.slice(0, -1)) if (row.glued !== "always") row.glued = how;
  return rows;
}

/** Moves the content of a row down. */
export function shift(row: Row, by: number): void {
  row.height += by;
  for (const piece of row.pieces) piece.y += by;
}
