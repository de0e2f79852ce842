import { escapeLineStart, escapeMarks, escapeSigns } from "../text/escape-markdown";
import type { AnswerContent, Inline } from "./answer";

/**
 * asItIs: for copying, and for earlier turns sent to the model. forOthers: for a file that any program may show, in
 * which all text is escaped. inLink: the same within a link, which cannot contain another.
 */
type Manner = "asItIs" | "forOthers" | "inLink";

/** The blocks as Markdown. */
export const toMarkdown = (blocks: readonly AnswerContent[], manner: Manner = "asItIs"): string =>
  blocks.map((block) => writeBlock(block, manner)).join("\n\n");

function writeBlock(block: AnswerContent, manner: Manner): string {
  switch (block.type) {
    case "heading":
      return `### ${writeInlines(block.children, manner)}`;
    case "paragraph":
      return writeLines(writeInlines(block.children, manner), manner);
    case "quote":
      return toMarkdown(block.children, manner).replace(/^/gm, "> ");
    case "code": {
      const fence = "`".repeat(Math.max(3, longestRun(block.text) + 1));
      return `${fence}\n${block.text}\n${fence}`;
    }
    case "list":
      return block.items
        .map((item, index) => writeItem(item, block.ordered ? `${block.start + index}.` : "-", manner))
        .join("\n");
  }
}

const writeItem = (item: readonly AnswerContent[], marker: string, manner: Manner): string =>
  `${marker} ${toMarkdown(item, manner).replace(/\n(?=.)/g, `\n${" ".repeat(marker.length + 1)}`)}`;

/** Keeps line breaks, as on the screen. */
const writeLines = (text: string, manner: Manner): string =>
  manner === "asItIs"
    ? text
    : text
        .split("\n")
        .map((line) => escapeLineStart(line.trim()))
        .join("  \n");

const writeInlines = (inlines: readonly Inline[], manner: Manner): string =>
  inlines.map((inline) => writeInline(inline, manner)).join("");

function writeInline(inline: Inline, manner: Manner): string {
  switch (inline.type) {
    case "text":
      return ESCAPE[manner](inline.text);
    case "code":
      return writeCode(inline.text);
    case "strong":
      return `**${writeInlines(inline.children, manner)}**`;
    case "emphasis":
      return `*${writeInlines(inline.children, manner)}*`;
    case "link":
      return `[${writeInlines(inline.children, manner === "asItIs" ? manner : "inLink")}](${inline.href.replace(/[()<>\s]/g, percentOf)})`;
    case "source":
      return ` [${inline.number}]`;
  }
}

const ESCAPE: Record<Manner, (text: string) => string> = {
  asItIs: (text) => text,
  forOthers: escapeSigns,
  inLink: escapeMarks,
};

/** Inline code; its marks are longer than any run of them inside. */
function writeCode(text: string): string {
  const marks = "`".repeat(longestRun(text) + 1);
  const room = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${marks}${room}${text}${room}${marks}`;
}

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

/** Percent-encodes one character; encodeURIComponent leaves brackets as they are. */
const percentOf = (sign: string): string => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
