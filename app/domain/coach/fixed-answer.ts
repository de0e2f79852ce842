import type { AnswerBlock, AnswerContent, Inline, Source } from "./answer";
import { toMarkdown } from "./to-markdown";

export interface FixedAnswer {
  /** The visible answer as Markdown. */
  text: string;
  blocks: AnswerBlock[];
  sources: Source[];
}

type Part = string | Inline;

/** An answer in the app's own words, without sources. */
export const fixedAnswer = (...blocks: AnswerContent[]): FixedAnswer => ({
  text: toMarkdown(blocks),
  blocks: blocks.map((block) => ({ block, isUnchecked: false })),
  sources: [],
});

export const answerParagraph = (...parts: Part[]): AnswerContent => ({
  type: "paragraph",
  children: parts.map(toInline),
});

export const list = (...items: Part[][]): AnswerContent => ({
  type: "list",
  ordered: false,
  start: 1,
  items: items.map((parts) => [answerParagraph(...parts)]),
});

/** Link to a path of this app, to https or, with `tel:`, to a telephone. */
export const link = (href: string, label: string): Inline => ({
  type: "link",
  href,
  host: href.startsWith("https://") ? new URL(href).hostname : null,
  children: [{ type: "text", text: label }],
});

export const strong = (text: string): Inline => ({ type: "strong", children: [{ type: "text", text }] });

const toInline = (part: Part): Inline => (typeof part === "string" ? { type: "text", text: part } : part);
