import { typedAddress } from "~/domain/missions/sheet";

const LINK = /<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs;
const HEADING = /<(\/?)h([2-5])\b/g;
/** Paper counterparts of the tags of a fold, whose container is marked by `data-fold`. */
const FOLD: readonly [string, string][] = [
  ["<details", "<div data-fold"],
  ["</details", "</div"],
  ["<summary", "<p"],
  ["</summary", "</p"],
];

/**
 * A mission's compiled text for paper: folds become boxes, link addresses are printed after the link, and headings sit
 * below the given level. Links within a sheet are dropped, but a footnote keeps its number.
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
