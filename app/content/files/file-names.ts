import { toSlug } from "~/domain/text/slugs";

/** Texts that were saved under another ending. */
export const OTHER_ENDING = /(?:\.mdx|\.md|\.markdown|\.txt)+$/i;

/** Small letters, digits and dashes, as addresses and references are made of it. */
export function suggestedName(name: string): string {
  const stem = name.normalize("NFC").replace(OTHER_ENDING, "");
  return `${toSlug(stem) || "name"}.mdx`;
}

/** The names of files and folders become addresses, which every system has to spell alike. */
export const isPlainName = (path: string): boolean =>
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/.test(path);
