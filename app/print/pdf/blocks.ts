import type { Cell, Span } from "~/domain/text/written-text";

export type Tone = "plain" | "small" | "cover";

/** Content of a sheet, independent of how it is drawn. */
export type Block =
  | { kind: "heading"; level: number; size: "name" | "title" | "section" | "minor"; box: Box | null; runs: Span[] }
  | { kind: "text"; tone: Tone; centered: boolean; glued: boolean; runs: Span[] }
  /** `start` is the first item's number. */
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  /** Table of contents. */
  | { kind: "contents"; entries: Block[] }
  /** A line of the contents: it leads to the page where `target` begins. */
  | { kind: "entry"; target: string; runs: Span[] }
  | { kind: "table"; rows: { isHead: boolean; cells: Cell[] }[] }
  /** Set off by a frame, or by a bar at its side. */
  | { kind: "frame"; look: "box" | "bar"; blocks: Block[] }
  /** Stays on one page, if a page has room for it; with `isLast` on the page of the block above, as the foot does. */
  | { kind: "kept"; isLast?: boolean; blocks: Block[] }
  | { kind: "line"; withBox: boolean }
  /** Horizontal rule; `isFoot` keeps it on the page of the block above, so that no page has a foot alone. */
  | { kind: "rule"; isFoot?: boolean }
  /** Page break. */
  | { kind: "turn" }
  | { kind: "figure"; label: string; size: number; path: string }
  | { kind: "columns"; wide: Block[]; narrow: Block[] }
  /** A page; those with `isShort` may share one. */
  | { kind: "page"; target: string | null; isCover?: boolean; isShort?: boolean; blocks: Block[] };

export type Box = "empty" | "ticked";
