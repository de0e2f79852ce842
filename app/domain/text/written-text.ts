export interface WrittenText {
  title: string;
  blocks: Block[];
}

/** A run of text in one look. A hard line break is a span of its own: "\n". */
export interface Span {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  isStruck: boolean;
  isCode: boolean;
  /** Superscript, for the number of a footnote. */
  isRaised: boolean;
  /** Target of a link, as an absolute URL. */
  address: string | null;
}

export type Look = Omit<Span, "text">;

export const PLAIN: Look = {
  isBold: false,
  isItalic: false,
  isStruck: false,
  isCode: false,
  isRaised: false,
  address: null,
};

export type Alignment = "left" | "center" | "right";

export interface Cell {
  alignment: Alignment;
  spans: Span[];
}

/** Block of a text by its meaning; all files are written from them. `Extra`: kinds that one output alone has. */
export type Block<Extra = never> =
  | Extra
  | { kind: "heading"; level: number; spans: Span[] }
  /** "label": names what follows without being a heading. "hint": belongs to what follows. */
  | { kind: "paragraph"; role?: Role; spans: Span[] }
  /** `start` is the first item's number. */
  | { kind: "list"; isOrdered: boolean; start: number; items: Block<Extra>[][] }
  | { kind: "table"; rows: { isHead: boolean; cells: Cell[] }[] }
  /** A note stands in a box of its own; a fold is opened on a screen. */
  | { kind: "quote" | "note" | "fold"; blocks: Block<Extra>[] }
  | { kind: "code"; lines: string[] }
  | { kind: "rule" }
  /** The next block begins a new page. */
  | { kind: "pageBreak" };

export type Role = "label" | "hint";

/** Level of a heading among the styles of a word processor's file: level 1 is the title, and the fourth is the last. */
export const styleLevel = (level: number): 2 | 3 | 4 => (level <= 2 ? 2 : level === 3 ? 3 : 4);

const BOX = /^([☐☑])\s*/;

/** The tick box at the beginning of a text, and the text without it; null without a box. */
export function takeBox(spans: readonly Span[]): { box: "☐" | "☑"; rest: Span[] } | null {
  const [first, ...others] = spans;
  const [, box] = BOX.exec(first?.text ?? "") ?? [];
  if (!first || (box !== "☐" && box !== "☑")) return null;
  const text = first.text.replace(BOX, "");
  const [next, ...rest] = others;
  // A box of a span of its own has the blank after it in the next one.
  if (text === "" && next) return { box, rest: [{ ...next, text: next.text.trimStart() }, ...rest] };
  return { box, rest: [{ ...first, text }, ...others] };
}

/** Whether a list item is to be ticked by hand: its box replaces the bullet. */
export const hasBox = (item: readonly Block[]): boolean =>
  item[0]?.kind === "paragraph" && takeBox(item[0].spans) !== null;

export const span = (text: string, look: Partial<Look> = {}): Span => ({ ...PLAIN, ...look, text });

export const plainParagraph = (text: string): Block => ({ kind: "paragraph", spans: [span(text)] });
