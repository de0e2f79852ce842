import {
  INLINE,
  LEFT_OUT,
  read,
  readCode,
  readSpans,
  readTable,
  spaced,
  startOf,
  trimmed,
} from "../../content/written/read-spans";
import {
  classesOf,
  find,
  findAll,
  isElement,
  parseHtml,
  textOf,
  valueOf,
  type Element,
  type Node,
} from "../../content/written/tree";
import { PLAIN, span, type Span } from "~/domain/text/written-text";
import type { Block, Tone } from "./blocks";
import { readWritten } from "./written";

/** Class of a passage's title, whose prefix comes from CSS. */
const FOLD_TITLE = "before:content-['Gut_zu_wissen:_']";
const HEADING_SIZES = [
  ["sheet-name", "name"],
  ["sheet-title", "title"],
  ["sheet-section", "section"],
] as const;

/** Addresses are whole by now (`sheetHtml`); those to type are in bold. */
const READING = {
  origin: "about:blank",
  isBold: (element: Element) => classesOf(element).includes("sheet-address"),
};

/**
 * Reads the page's own HTML, so that file and page have the same text. An unknown tag keeps its text, as a paragraph.
 */
export async function parseBlocks(html: string): Promise<Block[]> {
  return readFlow(await parseHtml(html), "plain");
}

function readFlow(nodes: readonly Node[], tone: Tone): Block[] {
  const blocks: Block[] = [];
  let runs: Span[] = [];
  const endText = () => {
    const text = trimmed(runs);
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
      runs.push(...read(node, READING));
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
  if (classes.includes("sheet")) return [{ kind: "page", target: valueOf(element, "id"), blocks: flow() }];
  if (classes.includes("sheet-head")) return [readHead(element), { kind: "rule" }];
  if (classes.includes("sheet-written")) {
    return [{ kind: "frame", look: "bar", blocks: readWritten(textOf(element).split("\n")) }];
  }
  if (classes.includes("sheet-task")) return [{ kind: "rule" }, { kind: "kept", blocks: flow() }];
  if (classes.includes("sheet-locked")) {
    return [{ kind: "page", target: valueOf(element, "id"), isShort: true, blocks: flow() }];
  }
  if (classes.includes("sheet-foot"))
    return [
      { kind: "rule", isFoot: true },
      { kind: "kept", blocks: flow("small") },
    ];
  if (classes.includes("sheet-kept") && tagName !== "li") {
    return [{ kind: "kept", isLast: valueOf(element, "dataLast") !== null, blocks: flow() }];
  }
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
      return [{ kind: "table", rows: readTable(element, READING) }];
    case "blockquote":
      return [{ kind: "frame", look: "box", blocks: flow() }];
    case "hr":
      return [{ kind: valueOf(element, "dataPageBreak") === null ? "rule" : "turn" }];
    case "svg":
      return readFigure(element);
    case "pre":
      return [{ kind: "frame", look: "box", blocks: readWritten(readCode(textOf(element)), { isCode: true }) }];
    case "div":
      if (valueOf(element, "role") !== "note") return flow();
      return [{ kind: "kept", blocks: [{ kind: "frame", look: "box", blocks: flow() }] }];
    default:
      return flow();
  }
}

const bold = (...texts: string[]): Span[] => texts.map((text) => span(spaced(text), { isBold: true }));

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
    runs: readSpans(
      element.children.filter((node) => node !== box),
      READING,
      { ...PLAIN, isBold: true },
    ),
  };
}

function readParagraph(element: Element, classes: readonly string[], tone: Tone): Block[] {
  const glued = classes.some((name) => name === "sheet-hint" || name === "sheet-place");
  const isStrong = classes.includes("sheet-place") || classes.includes("font-strong");
  return readFlow(element.children, tone).map((block) =>
    block.kind === "text"
      ? {
          ...block,
          glued: glued || isStrong,
          runs: block.runs.map((run) => ({ ...run, isBold: run.isBold || isStrong })),
        }
      : block,
  );
}

function readList(element: Element, classes: readonly string[], tone: Tone): Block[] {
  const items = element.children.filter(isElement);
  // Tasks carry their numbers in their headings.
  if (items.some((item) => classesOf(item).includes("sheet-task"))) return readFlow(items, tone);
  if (classes.includes("sheet-contents")) return [{ kind: "contents", entries: items.map(readEntry) }];
  const ordered = element.tagName === "ol";
  return [
    { kind: "list", ordered, start: startOf(element), items: items.map(({ children }) => readFlow(children, tone)) },
  ];
}

function readEntry(item: Element): Block {
  const [link] = findAll(item, "a");
  const target = (link ? (valueOf(link, "href") ?? "") : "").replace(/^#/, "");
  return { kind: "entry", target, runs: readSpans(item.children, READING) };
}

/** Unlabelled pictures are decoration and left out. */
function readFigure(element: Element): Block[] {
  const label = valueOf(element, "ariaLabel");
  if (label === null) return [];
  const size = Number((valueOf(element, "viewBox") ?? "").split(" ")[2] ?? 0);
  const [path] = findAll(element, "path");
  return [{ kind: "figure", label, size, path: (path && valueOf(path, "d")) ?? "" }];
}
