import type { Box } from "./blocks";
import type { Spelled } from "./face";

/** An element of the PDF's structure tree, which screen readers use. */
export interface Part {
  tag: string;
  /** Alternative text of a picture, or description of a link's target. */
  label: string | null;
  /** Address outside the document, for readers on a screen. */
  address: string | null;
  parts: Part[];
}

/** Text of one look in a line. */
export interface Segment extends Spelled {
  width: number;
  isStruck: boolean;
  isRaised: boolean;
  /** Part within that of the line; null is the line's own. */
  part: Part | null;
}

/** Something on paper, measured from its row's upper left corner; what belongs to no part is an ornament. */
export type PdfPiece = { x: number; y: number } & (
  | { kind: "text"; part: Part; size: number; segments: Segment[]; goesOn: boolean }
  | { kind: "box"; size: number; state: Box }
  /** Rule between parts, or a line to write on and in tables. */
  | { kind: "rule"; width: number; look: "rule" | "line" }
  | { kind: "figure"; part: Part; width: number; modules: number; path: string }
  /** The page that the target begins on, at the right end of `width`. */
  | { kind: "number"; part: Part; size: number; width: number; target: string }
);

/** A box around rows, or a bar at their side. */
export interface Border {
  look: "box" | "bar";
  x: number;
  width: number;
}

/** A row, never divided between two pages. */
export interface Row {
  height: number;
  /** Free space above it, except on top of a page. */
  before: number;
  /** "always": the next row is on the same page. "ifFits": as long as a page has room for all that hold together. */
  glued: "no" | "ifFits" | "always";
  startsPage: boolean;
  isCover: boolean;
  target: string | null;
  bookmark: { title: string; level: number } | null;
  borders: Border[];
  pieces: PdfPiece[];
}
