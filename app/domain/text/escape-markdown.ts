/** Text that Markdown shows as it was typed: nothing becomes a heading, a list, a link or HTML; lines stay lines. */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => escapeLine(line.trim()))
    .join("\n")
    .replace(/([^\n])\n(?=[^\n])/g, "$1  \n");
}

const escapeLine = (line: string): string => escapeLineStart(escapeSigns(line));

/** Up to the sign that ends the sentence around it. */
const ADDRESS = /(?<=^|[\s„(])(?<!\]\()(https?:\/\/[^\s<>\\`|]*[^\s<>\\`|.,;:!?()[\]{}"'*])/;
const ENTITY = /&(?=#?\w+;)/;

/** Within a line, where only signs have a meaning. In an address no sign can be escaped: between brackets none has a meaning. */
export const escapeSigns = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 && !ENTITY.test(part) ? `<${part}>` : escapeMarks(part)))
    .join("");

/** Where no address can become a link, as within one. */
export const escapeMarks = (text: string): string => text.replace(/[\\`*_{}[\]<>|~]|&(?=#?\w+;)/g, "\\$&");

/** What makes a heading, a list or a rule of a line, by how it begins. */
export function escapeLineStart(line: string): string {
  return line.replace(/^(#{1,6}|[-+=])(?=\s|$|-|=)/, "\\$1").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
