import type { Run } from "./blocks";
import { spell, type Segment } from "./spell";

export type Measure = (segment: Segment) => number;
/** Segments that no space parts. */
type Word = Segment[];

/** Text in lines of a width: broken at spaces, in addresses behind a slash, and in a word only if it fills more than a line. */
export function wrap(
  runs: readonly Run[],
  { width, fonts, measure }: { width: number; fonts: Parameters<typeof spell>[1]; measure: Measure },
): Segment[][] {
  const widthOf = (word: Word) => word.reduce((sum, segment) => sum + measure(segment), 0);
  const lines: Segment[][] = [];
  for (const paragraph of splitAt("\n", runs)) {
    let line: Word = [];
    let used = 0;
    for (const { word, space } of wordsOf(paragraph, fonts)) {
      const lead = space && line.length > 0 ? [space] : [];
      const needed = widthOf([...lead, ...word]);
      if (used + needed <= width) {
        line.push(...lead, ...word);
        used += needed;
        continue;
      }
      if (line.length > 0) lines.push(line);
      const pieces = breakUp(word, width, measure);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? [];
      used = widthOf(line);
    }
    lines.push(line);
  }
  return lines.map(joined);
}

function splitAt(mark: string, runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (const { text, bold } of runs) {
    for (const [at, part] of text.split(mark).entries()) {
      if (at > 0) parts.push([]);
      parts.at(-1)?.push({ text: part, bold });
    }
  }
  return parts;
}

function wordsOf(runs: readonly Run[], fonts: Parameters<typeof spell>[1]): { word: Word; space: Segment | null }[] {
  const words: { word: Word; space: Segment | null }[] = [];
  let isNew = true;
  let space: Segment | null = null;
  for (const segment of runs.flatMap((run) => spell(run, fonts))) {
    for (const text of segment.text.split(/( +|(?<=\/)(?=[^/\s]))/).filter(Boolean)) {
      if (text.startsWith(" ")) {
        space = { ...segment, text: " " };
        isNew = true;
        continue;
      }
      const last = words.at(-1);
      const isBehindSlash = last?.word.at(-1)?.text.endsWith("/") ?? false;
      if (!last || isNew || isBehindSlash) words.push({ word: [{ ...segment, text }], space });
      else last.word.push({ ...segment, text });
      isNew = false;
      space = null;
    }
  }
  return words;
}

/** A word that fills more than a line, as long addresses and what somebody typed without spaces do. */
function breakUp(word: Word, width: number, measure: Measure): Word[] {
  if (word.reduce((sum, segment) => sum + measure(segment), 0) <= width) return [word];
  const pieces: Word[] = [[]];
  let used = 0;
  for (const character of word.flatMap((segment) => Array.from(segment.text, (text) => ({ ...segment, text })))) {
    const needed = measure(character);
    if (used + needed > width && used > 0) {
      pieces.push([]);
      used = 0;
    }
    pieces.at(-1)?.push(character);
    used += needed;
  }
  return pieces;
}

function joined(line: readonly Segment[]): Segment[] {
  const segments: Segment[] = [];
  for (const segment of line) {
    const last = segments.at(-1);
    if (last && last.font === segment.font && !last.isBox && !segment.isBox) last.text += segment.text;
    else segments.push({ ...segment });
  }
  return segments;
}
