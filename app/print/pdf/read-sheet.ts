import { readBlocks, type BlockReading } from "~/content/written/read-blocks";
import { readSpans } from "~/content/written/read-spans";
import { classesOf, find, findAll, isElement, parseHtml, textOf, valueOf, type Element } from "~/content/written/tree";
import type { Role } from "~/domain/text/written-text";
import type { SheetBlock, SheetExtra } from "./blocks";

/** Addresses are whole by now (`sheetHtml`); those to type are in bold. */
const READING: BlockReading<SheetExtra> = {
  origin: "about:blank",
  isBold: (element) => classesOf(element).includes("sheet-address"),
  readExtra,
};

/** Reads the page's own HTML (`ui/print`), so that file and page have the same text. */
export async function readSheet(html: string): Promise<SheetBlock[]> {
  return readBlocks(await parseHtml(html), READING);
}

const flow = ({ children }: Element, role?: Role) => readBlocks(children, READING, role);
const idOf = (element: Element) => valueOf(element, "id");

/** Extras by their class; with several the first one counts. */
const EXTRAS: Readonly<Record<string, (element: Element) => SheetBlock[]>> = {
  "sheet-cover": (element) => [{ kind: "page", target: null, isCover: true, blocks: flow(element) }],
  sheet: (element) => [{ kind: "page", target: idOf(element), blocks: flow(element) }],
  "sheet-locked": (element) => [{ kind: "page", target: idOf(element), isShort: true, blocks: flow(element) }],
  "sheet-head": (element) => [readHead(element), { kind: "rule" }],
  "sheet-written": (element) => [{ kind: "written", lines: textOf(element).split("\n") }],
  "sheet-task": (element) => [{ kind: "rule" }, { kind: "kept", blocks: flow(element) }],
  "sheet-foot": (element) => [{ kind: "foot", blocks: flow(element) }],
  "sheet-kept": (element) => [{ kind: "kept", isLast: valueOf(element, "dataLast") !== null, blocks: flow(element) }],
  "sheet-line": (element) => [{ kind: "line", withBox: find(element, "sheet-box") !== null }],
  "sheet-place": (element) => flow(element, "label"),
  "sheet-hint": (element) => flow(element, "hint"),
  "sheet-contents": (element) => [{ kind: "contents", entries: element.children.filter(isElement).map(readEntry) }],
};

function readExtra(element: Element): SheetBlock[] | null {
  const classes = classesOf(element);
  const [, readIt] = Object.entries(EXTRAS).find(([name]) => classes.includes(name)) ?? [];
  if (readIt) return readIt(element);
  if (element.tagName === "svg") return readFigure(element);
  if (/^h[1-6]$/.test(element.tagName)) return readTitle(element, classes);
  // Tasks carry their numbers in their headings.
  const isOfTasks = element.children.some((item) => isElement(item) && classesOf(item).includes("sheet-task"));
  return isOfTasks ? flow(element) : null;
}

function readHead(element: Element): SheetBlock {
  const way = find(element, "sheet-way");
  const wide = element.children.filter((node) => node !== way);
  return { kind: "columns", wide: readBlocks(wide, READING), narrow: way ? flow(way) : [] };
}

const SIZES = [
  ["sheet-name", "name"],
  ["sheet-title", "title"],
  ["sheet-section", "section"],
] as const;

function readTitle(element: Element, classes: readonly string[]): SheetBlock[] | null {
  const box = find(element, "sheet-box");
  const [, size = "minor"] = SIZES.find(([name]) => classes.includes(name)) ?? [];
  if (!box && size === "minor") return null;
  const rest = element.children.filter((node) => node !== box);
  return [
    {
      kind: "title",
      level: Number(element.tagName.slice(1)),
      size,
      box: box ? (findAll(box, "svg").length > 0 ? "ticked" : "empty") : null,
      spans: readSpans(rest, READING),
    },
  ];
}

function readEntry(item: Element) {
  const [link] = findAll(item, "a");
  const target = (link ? (valueOf(link, "href") ?? "") : "").replace(/^#/, "");
  return { target, spans: readSpans(item.children, READING) };
}

/** Unlabelled pictures are decoration and left out. */
function readFigure(element: Element): SheetBlock[] {
  const label = valueOf(element, "ariaLabel");
  if (label === null) return [];
  const size = Number((valueOf(element, "viewBox") ?? "").split(" ")[2] ?? 0);
  const [path] = findAll(element, "path");
  return [{ kind: "figure", label, size, path: (path && valueOf(path, "d")) ?? "" }];
}
