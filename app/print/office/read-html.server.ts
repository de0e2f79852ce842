import { INLINE, LEFT_OUT, readCode, readSpans, readTable, startOf, type Reading } from "~/content/written/read-spans";
import { textOf, valueOf, type Element, type Node } from "~/content/written/tree";
import type { Block, HeadingLevel } from "~/domain/text/written-text";

const LEVELS: Partial<Record<string, HeadingLevel>> = { h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const PARAGRAPHS = new Set(["p", "summary", "address"]);

/** Turns the compiler's HTML (`content/compile`) into blocks; parts that are only for the screen are left out. */
export function readBlocks(nodes: readonly Node[], reading: Reading): Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const spans = readSpans(loose, reading);
    if (spans.length > 0) blocks.push({ kind: "paragraph", spans });
    loose = [];
  };
  for (const node of nodes) {
    if (node.type !== "element" || INLINE.has(node.tagName)) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...readElement(node, reading));
  }
  flush();
  return blocks;
}

function readElement(element: Element, reading: Reading): Block[] {
  const { tagName, children } = element;
  const level = LEVELS[tagName];
  if (level) return [{ kind: "heading", level, spans: readSpans(children, reading) }];
  if (PARAGRAPHS.has(tagName)) return [{ kind: "paragraph", spans: readSpans(children, reading) }];
  switch (tagName) {
    case "ul":
    case "ol": {
      const items = elementsIn(element, "li").map((item) => readBlocks(item.children, reading));
      return [{ kind: "list", isOrdered: tagName === "ol", start: startOf(element), items }];
    }
    case "table":
      return [{ kind: "table", rows: readTable(element, reading) }];
    case "blockquote":
      return [{ kind: "quote", blocks: readBlocks(children, reading) }];
    case "pre":
      return [{ kind: "code", lines: readCode(textOf(element)) }];
    case "hr":
      return [{ kind: valueOf(element, "dataPageBreak") === null ? "rule" : "pageBreak" }];
    default:
      return LEFT_OUT.has(tagName) ? [] : readBlocks(children, reading);
  }
}

export const elementsIn = ({ children }: { children: readonly Node[] }, name: string): Element[] =>
  children.filter((child) => child.type === "element").filter(({ tagName }) => tagName === name);
