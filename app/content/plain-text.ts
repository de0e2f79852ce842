const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g;
/** Elements separated from their surroundings by an empty line. */
const PARAGRAPHS = new Set([
  "p",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "pre",
  "hr",
  "section",
  "ul",
  "ol",
  "div",
  "address",
  "table",
  "blockquote",
  "details",
  "summary",
]);
const LINES = new Set(["br", "li", "tr"]);
/** Signs in place of formatting that carries meaning. */
const SIGNS: Readonly<Record<string, { before: string; after: string }>> = {
  del: { before: "~~", after: "~~" },
  sup: { before: "[", after: "]" },
};
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * Converts a compiled text to plain text, for mails: empty lines between paragraphs, items with „- “, links followed by
 * their address. Reads the compiler's output (`compile/compile.server.ts`), not HTML in general.
 */
export function plainText(html: string, origin: string): string {
  let text = "";
  let unwritten = false;
  let isCode = false;
  let address = "";
  const lists: List[] = [];
  for (const [token, closing, tag = "", attributes = ""] of html.matchAll(TOKEN)) {
    const isEnd = closing === "/";
    // Buttons and back links of footnotes are left out: they have no use in plain text.
    if (tag === "button" || (tag === "a" && (isEnd ? unwritten : attributes.includes("data-footnote-backref")))) {
      unwritten = !isEnd;
      continue;
    }
    if (tag === "ul" || tag === "ol") {
      if (isEnd) lists.pop();
      else lists.push({ number: tag === "ol" ? Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) : null });
    }
    const sign = SIGNS[tag];
    if (tag === "pre") isCode = !isEnd;
    if (tag === "")
      text += unwritten ? "" : isCode ? keepIndent(decodeEntities(token)) : decodeEntities(token.replace(/\n+/g, " "));
    else if (sign) text += isEnd ? sign.after : sign.before;
    else if (PARAGRAPHS.has(tag)) text += isInItem(lists, tag) ? "\n" : "\n\n";
    else if (LINES.has(tag) && !isEnd) text += tag === "li" ? `\n${bullet(lists)}` : "\n";
    else if ((tag === "td" || tag === "th") && isEnd) text += CELL_END;
    else if (tag === "a") {
      if (!isEnd) address = /href="(\/[^"]*)"/.exec(attributes)?.[1] ?? "";
      else if (address) text += ` (${origin}${address})`;
    }
  }
  return text
    .replaceAll(new RegExp(`${CELL_END}(?=\\s*(?:\\n|$))`, "g"), "")
    .replaceAll(CELL_END, " | ")
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(new RegExp(`^(${INDENT}*(?:-|\\d+\\.)) ?\n+`, "gm"), "$1 ")
    .replace(BULLET_OF_TASK, "$1")
    .replaceAll(INDENT, "  ")
    .trim();
}

/** Open list; `number` is that of the next item, null for bullets. */
interface List {
  number: number | null;
}

/** Placeholders that no text contains, replaced at the end: the end of a cell, and a step of indentation. */
const CELL_END = "\u0001";
const INDENT = "\u0002";
/** Bullet before a task's box, which replaces it. */
const BULLET_OF_TASK = new RegExp(`^(${INDENT}*)- (?=[☐☑])`, "gm");

const keepIndent = (code: string): string =>
  code.replace(/^( {2})+/gm, (spaces) => INDENT.repeat(spaces.length / 2)).replace(/\n$/, "");

/** Tests whether an element is part of a list item, as its paragraphs and inner lists are. */
const isInItem = (lists: readonly List[], tag: string): boolean => lists.length > (/^[uo]l$/.test(tag) ? 1 : 0);

function bullet(lists: List[]): string {
  const list = lists.at(-1);
  const indent = INDENT.repeat(Math.max(0, lists.length - 1));
  if (!list || list.number === null) return `${indent}- `;
  return `${indent}${list.number++}. `;
}

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
