/** A text as word processors see it: what it is, not what it looks like. */
export interface WrittenText {
  title: string;
  blocks: Block[];
}

export interface Span {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Where it leads, complete. */
  address: string | null;
}

export type Block =
  | { kind: "heading"; level: HeadingLevel; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; isOrdered: boolean; items: Block[][] }
  | { kind: "table"; rows: { isHead: boolean; cells: Span[][] }[] };

/** The title is the first. */
export type HeadingLevel = 2 | 3 | 4;

/** To be ticked by hand: its box is its bullet. */
export const hasBox = (item: readonly Block[]): boolean =>
  item[0]?.kind === "paragraph" && (item[0].spans[0]?.text.startsWith("☐") ?? false);

export const paragraph = (text: string): Block => ({
  kind: "paragraph",
  spans: [{ text, isBold: false, isItalic: false, address: null }],
});
