import { span, type Block, type Role, type Span } from "~/domain/text/written-text";
import { INLINE, LEFT_OUT, read, readCode, readSpans, readTable, startOf, trimmed, type Reading } from "./read-spans";
import { classesOf, isElement, textOf, valueOf, type Element, type Node } from "./tree";

/** Class of a passage's title, whose prefix comes from CSS. */
const FOLD_TITLE = "before:content-['Gut_zu_wissen:_']";
/** Class of a box's name. */
const LABEL = "font-strong";

export interface BlockReading<Extra = never> extends Reading {
  /** Reads the elements that one output alone has; null for every other. */
  readExtra?: (element: Element) => Block<Extra>[] | null;
}

/**
 * Reads the compiler's HTML (`content/compile`), and pages made of it, as blocks. An unknown element keeps its text, as a
 * paragraph; parts that are only for the screen are left out.
 */
export function readBlocks<Extra = never>(
  nodes: readonly Node[],
  reading: BlockReading<Extra>,
  role?: Role,
): Block<Extra>[] {
  const blocks: Block<Extra>[] = [];
  let loose: Span[] = [];
  const endText = () => {
    const spans = trimmed(loose);
    if (spans.length > 0) blocks.push({ kind: "paragraph", ...(role && { role }), spans });
    loose = [];
  };
  for (const node of nodes) {
    const own = isElement(node) ? readElement(node, reading) : null;
    if (own) {
      endText();
      blocks.push(...own);
    } else loose.push(...read(node, reading));
  }
  endText();
  return blocks;
}

/** Null for an element within a line. */
function readElement<Extra>(element: Element, reading: BlockReading<Extra>): Block<Extra>[] | null {
  const { tagName, children } = element;
  const extra = reading.readExtra?.(element);
  if (extra) return extra;
  if (INLINE.has(tagName)) return null;
  if (LEFT_OUT.has(tagName)) return [];
  const classes = classesOf(element);
  const flow = (role?: Role) => readBlocks(children, reading, role);
  if (tagName === "summary" || classes.includes(FOLD_TITLE)) {
    return [{ kind: "paragraph", role: "label", spans: [span("Gut zu wissen: "), ...readSpans(children, reading)] }];
  }
  if (tagName === "details" || valueOf(element, "dataFold") !== null) return [{ kind: "fold", blocks: flow() }];
  if (/^h[1-6]$/.test(tagName)) {
    return [{ kind: "heading", level: Number(tagName.slice(1)), spans: readSpans(children, reading) }];
  }
  switch (tagName) {
    case "p":
      return flow(classes.includes(LABEL) ? "label" : undefined);
    case "ul":
    case "ol": {
      const items = children.filter(isElement).map((item) => readBlocks(item.children, reading));
      return [{ kind: "list", isOrdered: tagName === "ol", start: startOf(element), items }];
    }
    case "table":
      return [{ kind: "table", rows: readTable(element, reading) }];
    case "blockquote":
      return [{ kind: "quote", blocks: flow() }];
    case "pre":
      return [{ kind: "code", lines: readCode(textOf(element)) }];
    case "hr":
      return [{ kind: valueOf(element, "dataPageBreak") === null ? "rule" : "pageBreak" }];
    default:
      return valueOf(element, "role") === "note" ? [{ kind: "note", blocks: flow() }] : flow();
  }
}
