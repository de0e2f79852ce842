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
 * below the given level. A long address that has a short one is printed as that. Links within a sheet are dropped, but a
 * footnote keeps its number.
 */
export function sheetHtml(html: string, { origin, level }: { origin: string; level: 1 | 2 }): string {
  const unfolded = FOLD.reduce((text, [tag, onPaper]) => text.replaceAll(tag, onPaper), html);
  return unfolded
    .replace(HEADING, (_, slash: string, depth: string) => `<${slash}h${Number(depth) + level - 1}`)
    .replace(LINK, (link, href: string, text: string) => {
      if (href.startsWith("#")) return link.includes("data-footnote-backref") ? "" : text;
      if (!/^(https?:|\/)/.test(href)) return link;
      const short = /^<a [^>]*data-kurz="([a-z0-9-]+)"/.exec(link)?.[1];
      const address = new URL(href.replaceAll("&amp;", "&"), origin).href;
      const typed = typedAddress(address, short && `${origin}/l/${short}`);
      return (
        `<a href="${inAttribute(address)}">${text}</a> ` +
        `<span class="sheet-address wrap-anywhere">(${inAttribute(typed)})</span>`
      );
    });
}

const inAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
