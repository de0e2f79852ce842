import { typedAddress } from "../domain/sheet";

const LINK = /<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs;
const HEADING = /<(\/?)h([2-5])\b/g;

/**
 * A mission's compiled text for paper: what opens on a screen is open, an address stands behind what leads to it, and
 * headings are as deep as the one above them wants.
 */
export function sheetHtml(html: string, { origin, level }: { origin: string; level: 1 | 2 }): string {
  return html
    .replaceAll("<details", "<details open")
    .replace(HEADING, (_, slash: string, depth: string) => `<${slash}h${Number(depth) + level - 1}`)
    .replace(LINK, (link, href: string) => {
      const address = typedAddress(new URL(href, origin).href);
      return /^(https?:|\/)/.test(href) ? `${link} <span class="sheet-address">(${address})</span>` : link;
    });
}
