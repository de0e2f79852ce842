/** Escapes text for Markdown: it becomes no heading, list, link or HTML, and its lines stay lines. */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => escapeLine(line.trim()))
    .join("\n")
    .replace(/([^\n])\n(?=[^\n])/g, "$1  \n");
}

const escapeLine = (line: string): string => escapeLineStart(escapeSigns(line));

/** A URL in running text, without the punctuation that ends the sentence around it. */
const ADDRESS = /(?<=^|[\s„(])(?<!\]\()(https?:\/\/[^\s<>\\`|]*[^\s<>\\`|.,;:!?()[\]{}"'*])/;
const ENTITY = /&(?=#?\w+;)/;

/**
 * Escapes text within a line. URLs cannot be escaped: they stand between angle brackets, where no character has a
 * meaning.
 */
export const escapeSigns = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 && !ENTITY.test(part) ? `<${part}>` : escapeMarks(part)))
    .join("");

/** Escapes text where no URL can become a link, as inside of one. */
export const escapeMarks = (text: string): string => text.replace(/[\\`*_{}[\]<>|~]|&(?=#?\w+;)/g, "\\$&");

/** Escapes the beginning of a line that would make it a heading, a list or a rule. */
export function escapeLineStart(line: string): string {
  return line.replace(/^(#{1,6}|[-+=])(?=\s|$|-|=)/, "\\$1").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
