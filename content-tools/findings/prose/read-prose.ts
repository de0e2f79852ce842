import { fromMarkdown } from "mdast-util-from-markdown";
import { isPair, isScalar, parseDocument, visit } from "yaml";

interface Point {
  line: number;
  column: number;
  offset?: number | undefined;
}

export interface MarkdownNode {
  type: string;
  depth?: number;
  ordered?: boolean | null | undefined;
  start?: number | null | undefined;
  url?: string;
  alt?: string | null | undefined;
  children?: MarkdownNode[];
  position?: { start: Point; end: Point } | undefined;
}

/** Unit of text: a paragraph, a heading or a field. */
export interface Block {
  from: number;
  to: number;
  /** Innermost component around the block. */
  inside: string | null;
}

export interface Prose {
  text: string;
  /** `text` at the same offsets, with everything but prose (markup, ids, addresses, code) blanked. */
  prose: string;
  blocks: Block[];
  /** Syntax tree of the body, with offsets from `bodyStart`. */
  tree: MarkdownNode;
  bodyStart: number;
}

/** Placeholder for everything but prose; neither a letter nor a space. */
const NO_PROSE = "\uFFFC";
const HEAD = /^\uFEFF?---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/;
/** Fields with text for learners; every other field is an id, a number, an address or one of a few words. */
const READ_BY_PEOPLE =
  "title|titel|name|shortName|description|descriptionWithCoach|shortDescription|claim|tagline|aiCoachReminder|explanation|noteField|badge|question|strengths|text|features|promises|priceNote|kosten|wasTun|nicht|woche|was|betrag|grund|brauchst|nichtsFuerDich|ende";
const IS_READ = new RegExp(`^(${READ_BY_PEOPLE})$`);
const HAS_READ = new RegExp(`\\b(${READ_BY_PEOPLE}):`);
/** Top-level field of the head, with its indented lines. */
const TOP_FIELD = /^\w.*\n(?:(?!\w).*\n)*/gm;
const NO_MDX = { disable: { null: ["codeIndented", "htmlFlow", "htmlText", "autolink"] } };
const TAG = /<(\/?)([A-Z]\w*)\b[^>]*?(\/?)>/g;

/**
 * Null without a complete head. `text` must have Unix line breaks. Blanks components first, so that plain Markdown
 * is left, at the same offsets.
 */
export function readProse(text: string): Prose | null {
  const head = HEAD.exec(text);
  if (!head) return null;
  const bodyStart = head[0].length;
  const body = text.slice(bodyStart).replace(TAG, (tag) => " ".repeat(tag.length));
  const tree = fromMarkdown(body, { extensions: [NO_MDX] });
  const blocks = fieldsOf(head[1] ?? "", head[0].indexOf("\n") + 1);
  const shown = [...blocks];
  const inside = componentsOf(text, bodyStart);
  visitTree(tree, (node) => {
    const block = blockOf({ bodyStart }, node);
    if (node.type === "text") shown.push(block);
    if (node.type === "paragraph" || node.type === "heading") blocks.push({ ...block, inside: inside(block.from) });
  });
  return { text, prose: blankAllBut(shown, text), blocks, tree, bodyStart };
}

/** Where a node of the body stands in the file, whatever is around it. */
export const blockOf = ({ bodyStart }: Pick<Prose, "bodyStart">, { position }: MarkdownNode): Block => ({
  from: bodyStart + (position?.start.offset ?? 0),
  to: bodyStart + (position?.end.offset ?? 0),
  inside: null,
});

function visitTree(node: MarkdownNode, see: (node: MarkdownNode) => void): void {
  see(node);
  for (const child of node.children ?? []) visitTree(child, see);
}

function fieldsOf(head: string, start: number): Block[] {
  const found: Block[] = [];
  // Search words, half of all heads, are blanked: parsing them took a tenth of a check.
  const read = head.replace(TOP_FIELD, (field) => (HAS_READ.test(field) ? field : field.replace(/[^\n]/g, " ")));
  visit(parseDocument(read), {
    Scalar(at, { range, value, type }, path) {
      if (at === "key" || typeof value !== "string" || !range) return;
      const field = path.findLast((node) => isPair(node));
      if (!field || !isScalar(field.key) || !IS_READ.test(String(field.key.value))) return;
      const quotes = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? 1 : 0;
      found.push({ from: start + range[0] + quotes, to: start + range[1] - quotes, inside: null });
    },
  });
  return found;
}

/** Returns a lookup of the innermost component open at an offset. */
function componentsOf(text: string, bodyStart: number): (offset: number) => string | null {
  const changes: [offset: number, open: string | null][] = [];
  const open: string[] = [];
  for (const { 0: tag, 1: closing, 2: name = "", 3: single, index } of text.slice(bodyStart).matchAll(TAG)) {
    if (single) continue;
    if (closing) open.splice(open.lastIndexOf(name), 1);
    else open.push(name);
    changes.push([bodyStart + index + tag.length, open.at(-1) ?? null]);
  }
  return (offset) => changes.findLast(([from]) => from <= offset)?.[1] ?? null;
}

function blankAllBut(shown: readonly Block[], text: string): string {
  let prose = "";
  for (const { from, to } of shown.toSorted((a, b) => a.from - b.from)) {
    if (from < prose.length) continue;
    prose += blank(text.slice(prose.length, from)) + text.slice(from, to).replace(TAG, blank);
  }
  return prose + blank(text.slice(prose.length));
}

const blank = (text: string): string => text.replace(/[^\n]/g, NO_PROSE);
