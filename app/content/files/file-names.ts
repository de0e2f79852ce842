import { toSlug } from "~/domain/text/slugs";

/** Endings under which editors save texts. */
export const OTHER_ENDING = /(?:\.mdx|\.md|\.markdown|\.txt)+$/i;

/** File name of small letters, digits and dashes, since it becomes part of addresses and references. */
export function suggestedName(name: string): string {
  const stem = name.normalize("NFC").replace(OTHER_ENDING, "");
  return `${toSlug(stem) || "name"}.mdx`;
}

/** Tests a path for names that are safe in addresses, and spelled alike on every system. */
export const isPlainName = (path: string): boolean =>
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/.test(path);
