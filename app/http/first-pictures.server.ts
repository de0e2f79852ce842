import { existsSync, readFileSync } from "node:fs";

/** A drawing's picture from one of our files, which a first visit would wait for. */
const PICTURE = /(<image\b[^>]*? href=")(\/art\/[\w/-]+\.svg)(?=")/g;

const written = new Map<string, string>();

/**
 * Writes the pictures of a page's drawings into it. /home shows its path's as the largest thing of its first sight: by
 * itself it came a round trip after the page, and behind its first picture.
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
