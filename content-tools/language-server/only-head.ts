const DASHES = /^---[ \t]*\r?$/;

/** Number of lines of the head, including both rows of dashes; 0 while one of them is missing. */
export function headLines(text: string): number {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  if (!DASHES.test(lines[0] ?? "")) return 0;
  const end = lines.findIndex((line, at) => at > 0 && DASHES.test(line));
  return end === -1 ? 0 : end + 1;
}

/** Blanks all lines but the head's, so that a YAML server can read the text at unchanged line numbers. */
export function onlyHead(text: string): string {
  const lines = text.split("\n");
  const end = headLines(text) - 1;
  return lines.map((line, at) => (at > 0 && at < end ? line : line.endsWith("\r") ? "\r" : "")).join("\n");
}

/** Tests whether a place (line from 0) is between the dashes of the head. */
export const isInHead = (text: string, { line }: { line: number }): boolean => line > 0 && line < headLines(text) - 1;
