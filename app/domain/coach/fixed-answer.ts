import type { AnswerBlock, Block, Inline, Source } from "./answer";
import { toMarkdown } from "./to-markdown";

export interface Answer {
  /** As Markdown, without what is not shown. */
  text: string;
  blocks: AnswerBlock[];
  sources: Source[];
}

type Part = string | Inline;

/** An answer in words of our own. */
export const fixedAnswer = (...blocks: Block[]): Answer => ({
  text: toMarkdown(blocks),
  blocks: blocks.map((block) => ({ block, isUnchecked: false })),
  sources: [],
});

export const paragraph = (...parts: Part[]): Block => ({ type: "paragraph", children: parts.map(toInline) });

export const list = (...items: Part[][]): Block => ({
  type: "list",
  ordered: false,
  start: 1,
  items: items.map((parts) => [paragraph(...parts)]),
});

/** To an own path, to https or, with `tel:`, to a telephone. */
export const link = (href: string, label: string): Inline => ({
  type: "link",
  href,
  host: href.startsWith("https://") ? new URL(href).hostname : null,
  children: [{ type: "text", text: label }],
});

export const strong = (text: string): Inline => ({ type: "strong", children: [{ type: "text", text }] });

const toInline = (part: Part): Inline => (typeof part === "string" ? { type: "text", text: part } : part);
