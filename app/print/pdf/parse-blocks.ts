import type { Block, Run, Tone } from "./blocks";
import { classesOf, find, findAll, isElement, type Element, type Node, textOf, valueOf } from "./tree";

const INLINE = new Set(["a", "abbr", "b", "br", "code", "del", "em", "i", "span", "strong", "sub", "sup", "wbr"]);
const BOLD = new Set(["b", "strong", "summary", "th"]);
/** Of no use on paper. */
const LEFT_OUT = new Set(["button", "script", "style", "noscript"]);
/** Class of a passage's title, whose prefix comes from CSS. */
const FOLD_TITLE = "before:content-['Gut_zu_wissen:_']";
const HEADING_SIZES = [
  ["sheet-name", "name"],
  ["sheet-title", "title"],
  ["sheet-section", "section"],
] as const;

/** The page's own HTML, so that file and page say the same. A tag that is not known keeps its text, as a paragraph. */
export async function parseBlocks(html: string): Promise<Block[]> {
  const { fromHtml } = await import("hast-util-from-html");
  return readFlow(fromHtml(html, { fragment: true }).children, "plain");
}

function readFlow(nodes: readonly Node[], tone: Tone): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const endText = () => {
    const text = trim(runs);
    if (text.length > 0) blocks.push({ kind: "text", tone, centered: false, glued: false, runs: text });
    runs = [];
  };
  for (const node of nodes) {
    if (isElement(node) && !INLINE.has(node.tagName)) {
      endText();
      blocks.push(...readBlock(node, tone));
    } else if (isElement(node) && classesOf(node).includes("sheet-line")) {
      endText();
      blocks.push({ kind: "line", withBox: find(node, "sheet-box") !== null });
    } else {
      runs.push(...readRuns(node, false));
    }
  }
  endText();
  return blocks;
}

function readBlock(element: Element, tone: Tone): Block[] {
  const { tagName, children } = element;
  const classes = classesOf(element);
  const flow = (into: Tone = tone) => readFlow(children, into);
  if (LEFT_OUT.has(tagName)) return [];
  if (classes.includes("sheet-cover")) return [{ kind: "page", target: null, isCover: true, blocks: flow("cover") }];
  if (classes.includes("sheet"))
    return [{ kind: "page", target: valueOf(element, "id"), isCover: false, blocks: flow() }];
  if (classes.includes("sheet-head")) return [readHead(element), { kind: "rule" }];
  if (classes.includes("sheet-written")) {
    return [{ kind: "frame", look: "bar", blocks: readWritten(textOf(element)) }];
  }
  if (classes.includes("sheet-task")) return [{ kind: "rule" }, { kind: "kept", blocks: flow() }];
  if (classes.includes("sheet-locked")) {
    return [{ kind: "page", target: valueOf(element, "id"), isCover: false, blocks: flow() }];
  }
  if (classes.includes("sheet-foot")) return [{ kind: "rule" }, { kind: "kept", blocks: flow("small") }];
  if (classes.includes("sheet-kept") && tagName !== "li") return [{ kind: "kept", blocks: flow() }];
  if (tagName === "details" || valueOf(element, "dataFold") !== null) {
    return [{ kind: "frame", look: "box", blocks: flow() }];
  }
  if (tagName === "summary" || classes.includes(FOLD_TITLE)) {
    return [{ kind: "text", tone, centered: false, glued: true, runs: bold("Gut zu wissen: ", textOf(element)) }];
  }
  if (/^h[1-6]$/.test(tagName)) return [readHeading(element, classes)];
  switch (tagName) {
    case "p":
      return readParagraph(element, classes, tone);
    case "ul":
    case "ol":
      return readList(element, classes, tone);
    case "table":
      return [readTable(element)];
    case "blockquote":
      return [{ kind: "frame", look: "box", blocks: flow() }];
    case "hr":
      return [{ kind: "rule" }];
    case "svg":
      return readFigure(element);
    case "pre":
      return readWritten(textOf(element));
    case "div":
      if (valueOf(element, "role") !== "note") return flow();
      return [{ kind: "kept", blocks: [{ kind: "frame", look: "box", blocks: flow() }] }];
    default:
      return flow();
  }
}

const bold = (...texts: string[]): Run[] => trim(texts.map((text) => ({ text: spaced(text), bold: true })));

const readWritten = (text: string): Block[] =>
  text.split("\n").map((line) => ({
    kind: "text",
    tone: "plain",
    centered: false,
    glued: false,
    runs: [{ text: line, bold: false }],
  }));

function readHead(element: Element): Block {
  const way = find(element, "sheet-way");
  const wide = element.children.filter((node) => node !== way);
  const narrow = (way ? readFlow(way.children, "small") : []).map((block) =>
    block.kind === "text" ? { ...block, centered: true } : block,
  );
  return { kind: "columns", wide: readFlow(wide, "plain"), narrow };
}

function readHeading(element: Element, classes: readonly string[]): Block {
  const box = find(element, "sheet-box");
  const [, size = "minor"] = HEADING_SIZES.find(([name]) => classes.includes(name)) ?? [];
  return {
    kind: "heading",
    level: Number(element.tagName.slice(1)),
    size,
    box: box ? (findAll(box, "svg").length > 0 ? "ticked" : "empty") : null,
    runs: trim(element.children.flatMap((node) => (node === box ? [] : readRuns(node, true)))),
  };
}

function readParagraph(element: Element, classes: readonly string[], tone: Tone): Block[] {
  const glued = classes.some((name) => name === "sheet-hint" || name === "sheet-place");
  const isStrong = classes.includes("sheet-place") || classes.includes("font-strong");
  return readFlow(element.children, tone).map((block) =>
    block.kind === "text"
      ? { ...block, glued: glued || isStrong, runs: block.runs.map((run) => ({ ...run, bold: run.bold || isStrong })) }
      : block,
  );
}

function readList(element: Element, classes: readonly string[], tone: Tone): Block[] {
  const items = element.children.filter(isElement);
  // Tasks carry their numbers in their headings.
  if (items.some((item) => classesOf(item).includes("sheet-task"))) return readFlow(items, tone);
  if (classes.includes("sheet-contents")) return items.map(readEntry);
  const ordered = element.tagName === "ol";
  return [{ kind: "list", ordered, items: items.map(({ children }) => readFlow(children, tone)) }];
}

function readEntry(item: Element): Block {
  const [link] = findAll(item, "a");
  const target = (link ? (valueOf(link, "href") ?? "") : "").replace(/^#/, "");
  return { kind: "entry", target, runs: trim(item.children.flatMap((node) => readRuns(node, false))) };
}

function readTable(element: Element): Block {
  const rows = findAll(element, "tr").map((row) => {
    const cells = row.children.filter(isElement);
    return {
      isHead: cells.every(({ tagName }) => tagName === "th"),
      cells: cells.map((cell) => trim(readRuns(cell, false))),
    };
  });
  return { kind: "table", rows };
}

/** Unlabelled pictures are decoration and left out. */
function readFigure(element: Element): Block[] {
  const label = valueOf(element, "ariaLabel");
  if (label === null) return [];
  const size = Number((valueOf(element, "viewBox") ?? "").split(" ")[2] ?? 0);
  const [path] = findAll(element, "path");
  return [{ kind: "figure", label, size, path: (path && valueOf(path, "d")) ?? "" }];
}

function readRuns(node: Node, isBold: boolean): Run[] {
  if (node.type === "text") return [{ text: spaced(node.value), bold: isBold }];
  if (!isElement(node) || LEFT_OUT.has(node.tagName)) return [];
  if (node.tagName === "br") return [{ text: "\n", bold: isBold }];
  const own = isBold || BOLD.has(node.tagName) || classesOf(node).includes("sheet-address");
  return node.children.flatMap((child) => readRuns(child, own));
}

/** Line ends and indentation of the source are one space; those that keep words together stay. */
const spaced = (text: string): string => text.replace(/[ \t\r\n\f]+/g, " ");

function trim(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(({ text }) => text.trim() !== "");
  const last = runs.findLastIndex(({ text }) => text.trim() !== "");
  return runs.slice(Math.max(0, first), last + 1).map(({ text, bold }, at, { length }) => {
    const begun = at === 0 ? text.trimStart() : text;
    return { text: at === length - 1 ? begun.trimEnd() : begun, bold };
  });
}
