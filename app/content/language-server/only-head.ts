const DASHES = /^---[ \t]*\r?$/;

/** Lines of the head, with both rows of dashes; 0 where it does not begin or has not ended yet. */
export function headLines(text: string): number {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  if (!DASHES.test(lines[0] ?? "")) return 0;
  const end = lines.findIndex((line, at) => at > 0 && DASHES.test(line));
  return end === -1 ? 0 : end + 1;
}

/** The head at its place in the file, all else as empty lines: what a server for YAML can read. */
export function onlyHead(text: string): string {
  const lines = text.split("\n");
  const end = headLines(text) - 1;
  return lines.map((line, at) => (at > 0 && at < end ? line : line.endsWith("\r") ? "\r" : "")).join("\n");
}

/** Whether a place, from 0, is one where fields are written. */
export const isInHead = (text: string, { line }: { line: number }): boolean => line > 0 && line < headLines(text) - 1;
