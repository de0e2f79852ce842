import type { Block, Span } from "~/domain/text/written-text";

/** Content of a sheet, independent of how it is drawn. */
export type SheetBlock = Block<SheetExtra>;

/** Parts of a sheet besides its text. */
export type SheetExtra =
  /** The heading of a sheet, a section or a task. */
  | { kind: "title"; level: number; size: "name" | "title" | "section" | "minor"; box: Box | null; spans: Span[] }
  /** Table of contents: an entry leads to the page where `target` begins. */
  | { kind: "contents"; entries: { target: string; spans: Span[] }[] }
  /** Lines as the learner typed them. */
  | { kind: "written"; lines: string[] }
  /** A line to write on. */
  | { kind: "line"; withBox: boolean }
  /** Stays on one page, if a page has room for it; with `isLast` on the page of the block above, as the foot does. */
  | { kind: "kept"; isLast?: boolean; blocks: SheetBlock[] }
  /** The end of a sheet, in small type: no page has it alone. */
  | { kind: "foot"; blocks: SheetBlock[] }
  | { kind: "figure"; label: string; size: number; path: string }
  | { kind: "columns"; wide: SheetBlock[]; narrow: SheetBlock[] }
  /** A page; those with `isShort` may share one. */
  | { kind: "page"; target: string | null; isCover?: boolean; isShort?: boolean; blocks: SheetBlock[] };

export type Box = "empty" | "ticked";

/** A block or part of one kind. */
export type Of<Kind extends SheetBlock["kind"]> = Extract<SheetBlock, { kind: Kind }>;
