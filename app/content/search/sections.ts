import { plainText } from "../plain-text";

export interface Section {
  /** Null for the text before the first heading. */
  heading: string | null;
  /** The heading's id on the page. */
  anchor: string | null;
  text: string;
}

/** Embedded passages, left out because each is a document of its own. */
const EMBEDDED = /<details\b.*?<\/details>/gs;
const LINK = /<\/?a\b[^>]*>/g;
const HEADING = /<h([2-6]) id="([^"]+)">(.*?)<\/h\1>/gs;

/** Splits a compiled text into sections at its headings. */
export function sectionsOf(html: string): Section[] {
  const own = html.replace(EMBEDDED, "").replace(LINK, "");
  const found: Section[] = [];
  let heading: Pick<Section, "heading" | "anchor"> = { heading: null, anchor: null };
  let from = 0;
  const end = (at: number) => found.push({ ...heading, text: plainText(own.slice(from, at), "") });
  for (const { index, 0: whole, 2: anchor = "", 3: inner = "" } of own.matchAll(HEADING)) {
    end(index);
    heading = { heading: plainText(inner, ""), anchor };
    from = index + whole.length;
  }
  end(own.length);
  return found.filter((section) => section.heading !== null || section.text !== "");
}
