import { typedAddress } from "../domain/sheet";

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
 * headings are as deep as the one above them wants.
 */
export function sheetHtml(html: string, { origin, level }: { origin: string; level: 1 | 2 }): string {
  const unfolded = FOLD.reduce((text, [tag, onPaper]) => text.replaceAll(tag, onPaper), html);
  return unfolded
    .replace(HEADING, (_, slash: string, depth: string) => `<${slash}h${Number(depth) + level - 1}`)
    .replace(LINK, (link, href: string) => {
      const address = typedAddress(new URL(href, origin).href);
      return /^(https?:|\/)/.test(href)
        ? `${link} <span class="sheet-address wrap-anywhere">(${address})</span>`
        : link;
    });
}
