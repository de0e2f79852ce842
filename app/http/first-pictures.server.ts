import { existsSync, readFileSync } from "node:fs";

/**
 * A picture of the first sight from one of our files, which a first visit would wait for. One that is decoded later tells
 * by itself when it does not come (`Picture`), and keeps its address for that.
 */
const PICTURE =
  /(<(?:img|image)\b(?![^>]* (?:loading="lazy"|decoding="async"))[^>]*? (?:src|href)=")(\/art\/[\w/-]+\.svg)(?=")/;

const written = new Map<string, string>();

/**
 * Writes a page's first such picture into it. The landing page and /home show it as the largest thing of their first
 * sight: by itself it came a round trip after the page, and was drawn after all else.
 */
export const withPictures = (markup: string): string =>
  markup.replace(PICTURE, (_, before: string, path: string) => before + addressOf(path));

/** The picture as an address; its own where there is no file. */
function addressOf(path: string): string {
  const file = `public${path}`;
  const address = written.get(path) ?? (existsSync(file) ? dataAddress(readFileSync(file, "utf8")) : path);
  written.set(path, address);
  return address;
}

/** Readable rather than in base64, so that it compresses with the page. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll("%", "%25").replaceAll("#", "%23").replaceAll('"', "%22").replaceAll("&", "%26")}`;
