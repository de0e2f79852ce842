import { typedAddress } from "~/domain/missions/sheet";

const LINK = /<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs;
const HEADING = /<(\/?)h([2-5])\b/g;
/** What each part of a fold is on paper; the whole is told apart by its name. */
const FOLD: readonly [string, string][] = [
  ["<details", "<div data-fold"],
  ["</details", "</div"],
  ["<summary", "<p"],
  ["</summary", "</p"],
];

/**
 * A mission's compiled text for paper: what folds on a screen is a box, an address stands behind what leads to it, and
 * headings are as deep as the one above them wants. Within a sheet nothing leads anywhere: a footnote keeps its number.
 */
export function sheetHtml(html: string, { origin, level }: { origin: string; level: 1 | 2 }): string {
  const unfolded = FOLD.reduce((text, [tag, onPaper]) => text.replaceAll(tag, onPaper), html);
  return unfolded
    .replace(HEADING, (_, slash: string, depth: string) => `<${slash}h${Number(depth) + level - 1}`)
    .replace(LINK, (link, href: string, text: string) => {
      if (href.startsWith("#")) return link.includes("data-footnote-backref") ? "" : text;
      if (!/^(https?:|\/)/.test(href)) return link;
      const address = new URL(href.replaceAll("&amp;", "&"), origin).href;
      return (
        `<a href="${inAttribute(address)}">${text}</a> ` +
        `<span class="sheet-address wrap-anywhere">(${inAttribute(typedAddress(address))})</span>`
      );
    });
}

const inAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
