import type { Inline } from "~/domain/coach/answer";
import { safeLink } from "./safe-link";

// Citations („[1]“, „[1, 3]“, „[^1]“, „[Quelle 1]“, „【1】“) and bare addresses in the text.
const MARKS =
  /\s*(?:\[\^?(?:Quellen? )?(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]|【(\d{1,3})[^】\n]{0,40}】)|(https:\/\/[^\s<>()[\]"'„“`]+)/gi;

/** Text with citations and links; citations of passages that the model was not given are dropped. */
export function readCitedInlines(text: string, isGiven: (number: number) => boolean): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    const [whole, several, one, address] = mark;
    const found = address === undefined ? sources(several ?? one ?? "", isGiven) : autolink(address);
    if (found === null) continue;
    if (mark.index > from) inlines.push({ type: "text", text: text.slice(from, mark.index) });
    inlines.push(...found.inlines);
    from = mark.index + (found.length ?? whole.length);
  }
  if (from < text.length) inlines.push({ type: "text", text: text.slice(from) });
  return inlines;
}

export const sources = (numbers: string, isGiven: (number: number) => boolean): Read => ({
  inlines: [...new Set(numbers.split(/\D+/).map(Number))].filter(isGiven).map((number) => ({ type: "source", number })),
});

interface Read {
  inlines: Inline[];
  length?: number;
}

function autolink(address: string): Read | null {
  const href = address.replace(/[.,;:!?…]{1,50}$/, "");
  const link = safeLink(href);
  return (
    link && { inlines: [{ type: "link", ...link, children: [{ type: "text", text: href }] }], length: href.length }
  );
}

/** Merges neighbouring text nodes. */
export function joinTexts(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline.type === "text" && last?.type === "text")
      joined[joined.length - 1] = { type: "text", text: last.text + inline.text };
    else joined.push(inline);
  }
  return joined;
}
