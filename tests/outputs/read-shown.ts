import { classesOf, isElement, parseHtml, valueOf, type Element, type Node } from "../../app/content/written/tree";

const UNSEEN = new Set(["button", "head", "script", "style", "svg"]);
const WITHIN_A_LINE = new Set([
  ...["a", "abbr", "b", "code", "del", "em", "i", "s", "small", "span", "strong", "sub", "sup", "td", "th", "wbr"],
]);

/** Lines that a browser shows of HTML, with bullets and numbers. */
export async function readShown(html: string): Promise<string[]> {
  const lines = [""];
  const read = (node: Node, keepsLines: boolean): void => {
    if (node.type === "text") {
      const [first = "", ...rest] = keepsLines ? node.value.split("\n") : [node.value.replace(/[ \t\r\n\f]+/g, " ")];
      lines.push((lines.pop() ?? "") + first, ...rest);
    }
    if (!isElement(node) || UNSEEN.has(node.tagName) || /display:\s*none/.test(valueOf(node, "style") ?? "")) return;
    const isBlock = !WITHIN_A_LINE.has(node.tagName);
    if (isBlock) lines.push("");
    let number = Number(valueOf(node, "start") ?? 1);
    for (const child of node.children) {
      if (isElement(child) && child.tagName === "li") lines.push(bulletOf(child, node, number++));
      read(child, keepsLines || doesKeepLines(node));
    }
    lines.push(isBlock ? "" : `${lines.pop() ?? ""}${node.tagName === "td" || node.tagName === "th" ? " " : ""}`);
  };
  for (const node of await parseHtml(html)) read(node, false);
  return withBullets(lines);
}

/** Whether an element keeps line breaks: by its tag, by a class of the app's, or by the style of a downloaded file. */
const doesKeepLines = (element: Element): boolean =>
  element.tagName === "pre" ||
  element.tagName === "dd" ||
  classesOf(element).some((name) => name === "sheet-written" || name.startsWith("whitespace-pre"));

function bulletOf(item: Element, list: Element, number: number): string {
  const hasOwn = !classesOf(item).includes("list-none");
  return hasOwn ? (list.tagName === "ol" ? `${number}. ` : "• ") : "";
}

/** Puts each bullet before the first line of its item, whatever element that line is in. */
function withBullets(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let bullet = "";
  for (const line of lines.filter((line) => line.trim() !== "")) {
    if (/^(•|\d+\.) $/.test(line)) bullet += line;
    else {
      shown.push(bullet + line);
      bullet = "";
    }
  }
  return shown;
}
