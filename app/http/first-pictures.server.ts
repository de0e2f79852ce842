import { existsSync, readFileSync } from "node:fs";

/**
 * A picture of the first sight from one of our files, which a first visit would wait for. One that is decoded later tells
 * by itself when it does not come (`Picture`), and keeps its address for that.
 */
const PICTURE =
  /(<(?:img|image)\b(?![^>]* (?:loading="lazy"|decoding="async"))[^>]*? (?:src|href)=")(\/art\/[\w/-]+\.svg)(?=")/;

/** Such an image that only pictures, with its class: what stands for it in a page that no script takes over. */
const DRAWN =
  /<img class="([^"]*)" src="(\/art\/[\w/-]+\.svg)" alt=""(?![^>]* (?:loading="lazy"|decoding="async"))[^>]*>/;

/** A page with scripts has it, and wakes: React finds there what it has written itself. */
const WAKES = '<link rel="modulepreload"';

const read = new Map<string, string | null>();

/**
 * Writes a page's first such picture into it. The landing page and /home show it as the largest thing of their first
 * sight: by itself it came a round trip after the page, and was drawn after all else. In a page without scripts it is an
 * element of the page: as an image it is a document of its own, which the slow thread opens before it lays out the first.
 */
export function withPictures(markup: string): string {
  const drawn = markup.includes(WAKES)
    ? markup
    : markup.replace(DRAWN, (image: string, className: string, path: string) => drawingOf(path, className) ?? image);
  if (drawn !== markup) return drawn;
  return markup.replace(PICTURE, (_, before: string, path: string) => before + addressOf(path));
}

/** The picture as an element of the page, as wide as its class says; undefined where there is no file. */
function drawingOf(path: string, className: string): string | undefined {
  return svgOf(path)?.replace("<svg ", `<svg class="${className}" aria-hidden="true" `);
}

/** The picture as an address; its own where there is no file. Readable rather than in base64, so that it compresses with the page. */
function addressOf(path: string): string {
  const written = svgOf(path)
    ?.replaceAll("%", "%25")
    .replaceAll("#", "%23")
    .replaceAll('"', "%22")
    .replaceAll("&", "%26");
  return written === undefined ? path : `data:image/svg+xml,${written}`;
}

/** The content of a picture's file; undefined where there is none. */
function svgOf(path: string): string | undefined {
  const file = `public${path}`;
  const svg = read.get(path) ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : null);
  read.set(path, svg);
  return svg ?? undefined;
}
