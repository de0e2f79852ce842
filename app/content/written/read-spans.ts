import { PLAIN, type Alignment, type Cell, type Look, type Span } from "~/domain/text/written-text";
import { findAll, isElement, valueOf, type Element, type Node } from "./tree";

/** Inline elements; every other element is a block of its own. */
export const INLINE: ReadonlySet<string> = new Set([
  ...["a", "abbr", "b", "br", "code", "del", "em", "i", "s", "span", "strong", "sub", "sup", "wbr"],
]);
/** Elements without text for readers. */
export const LEFT_OUT: ReadonlySet<string> = new Set(["button", "script", "style", "noscript"]);
const LOOKS: Readonly<Record<string, Partial<Look>>> = {
  ...{ b: { isBold: true }, strong: { isBold: true }, th: { isBold: true } },
  ...{ em: { isItalic: true }, i: { isItalic: true } },
  ...{ del: { isStruck: true }, s: { isStruck: true } },
  ...{ code: { isCode: true }, sup: { isRaised: true } },
};
/** Alignment in a style, as React writes it; the older attribute is read separately. */
const ALIGNMENT = /text-align:\s*(left|center|right)/;

export interface Reading {
  /** Origin of the app, to make its own links absolute. */
  origin: string;
  /** Tests for further elements to show in bold, depending on the output. */
  isBold?: (element: Element) => boolean;
}

/** Reads inline content as spans of text with formatting and link address. */
export function readSpans(nodes: readonly Node[], reading: Reading, look: Look = PLAIN): Span[] {
  return trimmed(nodes.flatMap((node) => read(node, reading, look)));
}

/** Spans of one node, untrimmed, for text assembled from several parts. */
export function read(node: Node, reading: Reading, look: Look = PLAIN): Span[] {
  if (node.type === "text") return [{ ...look, text: spaced(node.value) }];
  if (!isElement(node) || LEFT_OUT.has(node.tagName) || isWayBack(node)) return [];
  if (node.tagName === "br") return [{ ...look, text: "\n" }];
  const own = { ...look, ...LOOKS[node.tagName], address: addressOf(node, reading.origin) ?? look.address };
  if (reading.isBold?.(node)) own.isBold = true;
  return node.children.flatMap((child) => read(child, reading, own));
}

/** Tests for the link from a footnote back to its citation, which is of use on a screen only. */
const isWayBack = ({ properties }: Element): boolean => properties.dataFootnoteBackref !== undefined;

/** Address of a link; null for one within the text, as to a footnote, which leads nowhere on paper. */
function addressOf(element: Element, origin: string): string | null {
  const href = valueOf(element, "href");
  if (href === null || href.startsWith("#") || !URL.canParse(href, origin)) return null;
  return new URL(href, origin).href;
}

/** Collapses line ends and indentation of the source to one space; keeps no-break spaces. */
const spaced = (text: string): string => text.replace(/[ \t\r\n\f]+/g, " ");

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

/** Rows of a table with their cells; `isHead`: all cells are headers. */
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

/** Number of the first item of a list. */
export const startOf = (list: Element): number => Number(valueOf(list, "start") ?? 1);

/** Lines of a code block, with their indentation. */
export const readCode = (text: string): string[] => text.replace(/\n$/, "").split("\n");
