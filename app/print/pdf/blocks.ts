import type { Cell, Span } from "~/domain/text/written-text";

export type Tone = "plain" | "small" | "cover";

/** What a sheet is made of, whoever draws it. */
export type Block =
  | { kind: "heading"; level: number; size: "name" | "title" | "section" | "minor"; box: Box | null; runs: Span[] }
  | { kind: "text"; tone: Tone; centered: boolean; glued: boolean; runs: Span[] }
  /** `start` is the first item's number. */
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  /** Of entries. */
  | { kind: "contents"; entries: Block[] }
  /** A line of the contents: it leads to the page where `target` begins. */
  | { kind: "entry"; target: string; runs: Span[] }
  | { kind: "table"; rows: { isHead: boolean; cells: Cell[] }[] }
  /** Told apart by a frame, or by a bar at its side. */
  | { kind: "frame"; look: "box" | "bar"; blocks: Block[] }
  /** Stands on one page, if a page has room for it; with `isLast` on that of what stands above it, as the foot does. */
  | { kind: "kept"; isLast?: boolean; blocks: Block[] }
  | { kind: "line"; withBox: boolean }
  /** With `isFoot` on the page of what stands above it, so that no page has a foot alone. */
  | { kind: "rule"; isFoot?: boolean }
  /** What follows begins a page. */
  | { kind: "turn" }
  | { kind: "figure"; label: string; size: number; path: string }
  | { kind: "columns"; wide: Block[]; narrow: Block[] }
  /** With `isShort` several share a page. */
  | { kind: "page"; target: string | null; isCover?: boolean; isShort?: boolean; blocks: Block[] };

export type Box = "empty" | "ticked";
