/** A stretch of text in one weight. */
export interface Run {
  text: string;
  bold: boolean;
}

export type Tone = "plain" | "small" | "cover";

/** What a sheet is made of, whoever draws it. */
export type Block =
  | { kind: "heading"; level: number; size: "name" | "title" | "section" | "minor"; box: Box | null; runs: Run[] }
  | { kind: "text"; tone: Tone; centered: boolean; glued: boolean; runs: Run[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  /** A line of the contents: it leads to the page where `target` begins. */
  | { kind: "entry"; target: string; runs: Run[] }
  | { kind: "table"; rows: { isHead: boolean; cells: Run[][] }[] }
  /** Told apart by a frame, or by a bar at its side. */
  | { kind: "frame"; look: "box" | "bar"; blocks: Block[] }
  /** Stands on one page, if a page has room for it. */
  | { kind: "kept"; blocks: Block[] }
  | { kind: "line"; withBox: boolean }
  | { kind: "rule" }
  | { kind: "figure"; label: string; size: number; path: string }
  | { kind: "columns"; wide: Block[]; narrow: Block[] }
  | { kind: "page"; target: string | null; isCover: boolean; blocks: Block[] };

export type Box = "empty" | "ticked";
