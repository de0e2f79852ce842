import type { fromHtml } from "hast-util-from-html";
import type { Block, HeadingLevel, Span } from "~/domain/written-text";

type Root = ReturnType<typeof fromHtml>;
type Node = Root["children"][number];
export type Element = Extract<Node, { type: "element" }>;

const LEVELS: Partial<Record<string, HeadingLevel>> = { h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const INLINE = new Set(["strong", "b", "em", "i", "a", "code", "span", "br", "del"]);
const PARAGRAPHS = new Set(["p", "summary", "address"]);

/** The parser is loaded with the first file that somebody asks for. */
export async function parseHtml(html: string): Promise<Node[]> {
  const { fromHtml } = await import("hast-util-from-html");
  return fromHtml(html, { fragment: true }).children;
}

/** What the compiler writes (`content/compile`), as blocks; what is only for the screen is left out. */
export function readBlocks(nodes: readonly Node[], origin: string): Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const spans = readSpans(loose, origin);
    if (spans.length > 0) blocks.push({ kind: "paragraph", spans });
    loose = [];
  };
  for (const node of nodes) {
    if (node.type !== "element" || INLINE.has(node.tagName)) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...readElement(node, origin));
  }
  flush();
  return blocks;
}

function readElement(element: Element, origin: string): Block[] {
  const { tagName, children } = element;
  const level = LEVELS[tagName];
  if (level) return [{ kind: "heading", level, spans: readSpans(children, origin) }];
  if (PARAGRAPHS.has(tagName)) return [{ kind: "paragraph", spans: readSpans(children, origin) }];
  if (tagName === "ul" || tagName === "ol") {
    const items = elementsIn(element, "li").map((item) => readBlocks(item.children, origin));
    return [{ kind: "list", isOrdered: tagName === "ol", items }];
  }
  if (tagName === "table") {
    const rows = ["thead", "tbody"].flatMap((part) =>
      elementsIn(element, part).flatMap((group) =>
        elementsIn(group, "tr").map(({ children: cells }) => ({
          isHead: part === "thead",
          cells: cells.flatMap((cell) => (cell.type === "element" ? [readSpans(cell.children, origin)] : [])),
        })),
      ),
    );
    return [{ kind: "table", rows }];
  }
  return tagName === "button" ? [] : readBlocks(children, origin);
}

export const elementsIn = ({ children }: { children: readonly Node[] }, name: string): Element[] =>
  children.filter((child) => child.type === "element").filter(({ tagName }) => tagName === name);

type Look = Pick<Span, "isBold" | "isItalic" | "address">;

function readSpans(nodes: readonly Node[], origin: string): Span[] {
  const spans: Span[] = [];
  const read = (node: Node, look: Look): void => {
    if (node.type === "text") spans.push({ ...look, text: node.value.replace(/[ \n]+/g, " ") });
    if (node.type !== "element") return;
    if (node.tagName === "br") spans.push({ ...look, text: "\n" });
    const { href } = node.properties;
    const isBold = look.isBold || node.tagName === "strong";
    const isItalic = look.isItalic || node.tagName === "em";
    const address = typeof href === "string" ? new URL(href, origin).href : look.address;
    for (const child of node.children) read(child, { isBold, isItalic, address });
  };
  for (const node of nodes) read(node, { isBold: false, isItalic: false, address: null });
  return trimmed(spans);
}

/** Drops spaces at line starts and at the end, and spans that are then empty. */
function trimmed(spans: Span[]): Span[] {
  spans.forEach((span, at) => {
    if (at === 0 || spans[at - 1]?.text === "\n") span.text = span.text.replace(/^ /, "");
  });
  const last = spans.at(-1);
  if (last) last.text = last.text.replace(/ $/, "");
  return spans.filter(({ text }) => text !== "");
}
