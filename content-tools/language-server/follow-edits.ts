import type { Finding } from "./findings";

/** Moves findings of the saved text to their lines in the text being written; drops those of edited lines. */
export function followEdits(findings: readonly Finding[], saved: string, text: string): Finding[] {
  if (saved === text) return [...findings];
  const [before, after] = [saved.split("\n"), text.split("\n")];
  const head = before.findIndex((line, at) => line !== after[at]);
  const same = head === -1 ? before.length : head;
  let tail = 0;
  const most = Math.min(before.length, after.length) - same;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return findings.flatMap((finding) => {
    if (finding.line <= same) return [finding];
    if (finding.line <= before.length - tail) return [];
    return [{ ...finding, line: finding.line + after.length - before.length }];
  });
}
