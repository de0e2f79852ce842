import { PLAIN, type Alignment, type Cell, type Look, type Span } from "~/domain/text/written-text";
import { findAll, isElement, valueOf, type Element, type Node } from "./tree";

/** What stands within a line; everything else is a block of its own. */
export const INLINE: ReadonlySet<string> = new Set([
  ...["a", "abbr", "b", "br", "code", "del", "em", "i", "s", "span", "strong", "sub", "sup", "wbr"],
]);
/** Nothing to read in it. */
export const LEFT_OUT: ReadonlySet<string> = new Set(["button", "script", "style", "noscript"]);
const LOOKS: Readonly<Record<string, Partial<Look>>> = {
  ...{ b: { isBold: true }, strong: { isBold: true }, th: { isBold: true } },
  ...{ em: { isItalic: true }, i: { isItalic: true } },
  ...{ del: { isStruck: true }, s: { isStruck: true } },
  ...{ code: { isCode: true }, sup: { isRaised: true } },
};
/** An alignment is a style, as React writes it, or the attribute of old. */
const ALIGNMENT = /text-align:\s*(left|center|right)/;

export interface Reading {
  /** Of the app, so that its own links lead somewhere. */
  origin: string;
  /** What else is bold, for whom it is read. */
  isBold?: (element: Element) => boolean;
}

/** The text within a line, with the looks it has and where it leads. */
export function readSpans(nodes: readonly Node[], reading: Reading, look: Look = PLAIN): Span[] {
  return trimmed(nodes.flatMap((node) => read(node, reading, look)));
}

/** Untrimmed, for what is put together from several parts. */
export function read(node: Node, reading: Reading, look: Look = PLAIN): Span[] {
  if (node.type === "text") return [{ ...look, text: spaced(node.value) }];
  if (!isElement(node) || LEFT_OUT.has(node.tagName) || isWayBack(node)) return [];
  if (node.tagName === "br") return [{ ...look, text: "\n" }];
  const own = { ...look, ...LOOKS[node.tagName], address: addressOf(node, reading.origin) ?? look.address };
  if (reading.isBold?.(node)) own.isBold = true;
  return node.children.flatMap((child) => read(child, reading, own));
}

/** From a footnote to where it is cited: of use on a screen alone. */
const isWayBack = ({ properties }: Element): boolean => properties.dataFootnoteBackref !== undefined;

/** Within the text, as to a footnote, nothing leads anywhere on paper. */
function addressOf(element: Element, origin: string): string | null {
  const href = valueOf(element, "href");
  if (href === null || href.startsWith("#") || !URL.canParse(href, origin)) return null;
  return new URL(href, origin).href;
}

/** Line ends and indentation of the source are one space; those that keep words together stay. */
export const spaced = (text: string): string => text.replace(/[ \t\r\n\f]+/g, " ");

/** Drops spaces at line starts and at the ends, and spans that are then empty. */
export function trimmed(spans: readonly Span[]): Span[] {
  const kept = spans.map((span) => ({ ...span }));
  let isAtStart = true;
  for (const span of kept) {
    if (isAtStart) span.text = span.text === "\n" ? "\n" : span.text.replace(/^ +/, "");
    if (span.text !== "") isAtStart = span.text === "\n";
  }
  for (const span of kept.toReversed()) {
    span.text = span.text.replace(/ +$/, "");
    if (span.text !== "") break;
  }
  return kept.filter(({ text }) => text !== "");
}

/** Cells by row, the heads first. */
export const readTable = (table: Element, reading: Reading): { isHead: boolean; cells: Cell[] }[] =>
  findAll(table, "tr").map((row) => {
    const cells = row.children.filter(isElement);
    return {
      isHead: cells.every(({ tagName }) => tagName === "th"),
      cells: cells.map((cell) => ({
        alignment: alignmentOf(cell),
        spans: readSpans(cell.children, reading, { ...PLAIN, ...LOOKS[cell.tagName] }),
      })),
    };
  });

function alignmentOf(cell: Element): Alignment {
  const [, style] = ALIGNMENT.exec(valueOf(cell, "style") ?? "") ?? [];
  const named = style ?? valueOf(cell, "align");
  return named === "center" || named === "right" ? named : "left";
}

/** The number of the first item. */
export const startOf = (list: Element): number => Number(valueOf(list, "start") ?? 1);

/** Of a block of code, with the indentation it has. */
export const readCode = (text: string): string[] => text.replace(/\n$/, "").split("\n");
