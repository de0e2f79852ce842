import { fromMarkdown } from "mdast-util-from-markdown";
import type { AnswerContent, Inline } from "~/domain/coach/answer";
import { joinTexts, readCitedInlines, sources } from "./inlines";
import { safeLink } from "./safe-link";

type Node = ReturnType<typeof fromMarkdown>["children"][number];
type IsGiven = (number: number) => boolean;

// No answer nests deeper; 2,000 nested quotes overflow the parser's stack, 4,000 open stars cost it 0.4 s.
const DEEPEST = 6;
const MOST_MARKS = 400;
const MOST_LINES = 150;
const NESTED = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])){7}|^[ \t]{25}/m;
// A fence and all that follows, read without the parser: 3,000 lines of code cost it a second.
const FENCED = /^ {0,3}(`{3,}|~{3,})[^\n`]*\n(.*?)(?:^ {0,3}\1[`~]*\s*)?$(?![^])/ms;
const MARKS = /[*_`[\]!<&\\]/g;

/** Parses the Markdown of one block or a few. Whatever would load, run or be read as HTML becomes plain text. */
export function parseBlocks(markdown: string, isGiven: IsGiven): AnswerContent[] {
  const plain = (): AnswerContent[] => [{ type: "paragraph", children: readCitedInlines(markdown.trim(), isGiven) }];
  const code = FENCED.exec(markdown)?.[2];
  if (code !== undefined) return code.trim() === "" ? [] : [{ type: "code", text: code.replace(/\n$/, "") }];
  if (
    NESTED.test(markdown) ||
    markdown.split("\n", MOST_LINES).length === MOST_LINES ||
    (markdown.match(MARKS)?.length ?? 0) > MOST_MARKS
  )
    return plain();
  try {
    return fromMarkdown(markdown).children.flatMap((node) => readBlock(node, isGiven, 1));
  } catch {
    return plain();
  }
}

function readBlock(node: Node, isGiven: IsGiven, depth: number): AnswerContent[] {
  if (depth > DEEPEST) return textBlock(allText(node), isGiven);
  switch (node.type) {
    case "paragraph":
    case "heading": {
      const children = readInlines(node.children, isGiven, 1);
      return children.length === 0 ? [] : [{ type: node.type, children }];
    }
    case "list":
      return [
        {
          type: "list",
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => item.children.flatMap((child) => readBlock(child, isGiven, depth + 1))),
        },
      ];
    case "blockquote": {
      const children = node.children.flatMap((child) => readBlock(child, isGiven, depth + 1));
      return children.length === 0 ? [] : [{ type: "quote", children }];
    }
    case "code":
      return node.value === "" ? [] : [{ type: "code", text: node.value }];
    case "html":
      return textBlock(node.value, isGiven);
    default:
      return [];
  }
}

const textBlock = (text: string, isGiven: IsGiven): AnswerContent[] =>
  text.trim() === "" ? [] : [{ type: "paragraph", children: readCitedInlines(text.trim(), isGiven) }];

function readInlines(nodes: readonly Node[], isGiven: IsGiven, depth: number): Inline[] {
  return joinTexts(nodes.flatMap((node) => readInline(node, isGiven, depth)));
}

function readInline(node: Node, isGiven: IsGiven, depth: number): Inline[] {
  if (depth > DEEPEST) return readCitedInlines(allText(node), isGiven);
  const children = () => ("children" in node ? readInlines(node.children, isGiven, depth + 1) : []);
  switch (node.type) {
    case "text":
    case "html":
      return readCitedInlines(node.value, isGiven);
    case "inlineCode":
      return [{ type: "code", text: node.value }];
    case "break":
      return [{ type: "text", text: "\n" }];
    case "strong":
    case "emphasis":
      return [{ type: node.type, children: children() }];
    case "image":
    case "imageReference":
      return readCitedInlines(node.alt ?? "", isGiven);
    case "link":
      return readLink(allText(node), node.url, children(), isGiven);
    case "linkReference":
      return readLink(allText(node), "", children(), isGiven);
    default:
      return children();
  }
}

function readLink(text: string, url: string, children: Inline[], isGiven: IsGiven): Inline[] {
  // „[1](https://…)“ is a citation, whatever its address says.
  if (/^\^?\d{1,3}$/.test(text)) return sources(text, isGiven).inlines;
  const link = safeLink(url);
  if (link === null) return children;
  const inner = children.flatMap((child) => (child.type === "link" ? child.children : [child]));
  return inner.length === 0 ? [] : [{ type: "link", ...link, children: inner }];
}

function allText(node: Node): string {
  const parts: string[] = [];
  // A loop instead of recursion: the model decides how deep the nodes nest.
  const open: Node[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ("value" in next) parts.push(next.value);
    else if ("alt" in next) parts.push(next.alt ?? "");
    else if ("children" in next) open.push(...next.children.toReversed());
  }
  return parts.join("");
}
