const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g;
/** Each stands apart from what is around it. */
const PARAGRAPHS = new Set([
  "p",
  "h2",
  "h3",
  "h4",
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
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * A compiled text without markup, for mails: paragraphs parted by an empty line, items with „- “, a link followed by its
 * address. It reads what the compiler writes (`compile/compile.server.ts`), not HTML in general.
 */
export function plainText(html: string, origin: string): string {
  let text = "";
  let unwritten = false;
  let address = "";
  const lists: number[] = [];
  for (const [token, closing, tag = "", attributes = ""] of html.matchAll(TOKEN)) {
    const isEnd = closing === "/";
    // A button does nothing on paper.
    if (tag === "button") unwritten = !isEnd;
    else if (tag === "ul" || tag === "ol") {
      if (isEnd) lists.pop();
      else lists.push(tag === "ol" ? 1 : 0);
    }
    if (tag === "") text += unwritten ? "" : decode(token.replace(/\n+/g, " "));
    else if (PARAGRAPHS.has(tag)) text += isInItem(lists, tag) ? "\n" : "\n\n";
    else if (LINES.has(tag) && !isEnd) text += tag === "li" ? `\n${bullet(lists)}` : "\n";
    else if (tag === "td" && isEnd) text += " ";
    else if (tag === "a") {
      if (!isEnd) address = /href="(\/[^"]*)"/.exec(attributes)?.[1] ?? "";
      else if (address) text += ` (${origin}${address})`;
    }
  }
  return text
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^(-|\d+\.)\n+/gm, "$1 ")
    .trim();
}

/** Paragraphs of an item belong to it, and so does a list within it. */
const isInItem = (lists: readonly number[], tag: string): boolean => lists.length > (/^[uo]l$/.test(tag) ? 1 : 0);

function bullet(lists: number[]): string {
  const number = lists.at(-1) ?? 0;
  if (number === 0) return "- ";
  lists[lists.length - 1] = number + 1;
  return `${number}. `;
}

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
