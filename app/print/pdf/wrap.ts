import type { Span } from "~/domain/text/written-text";
import type { Faces, Spelled } from "./face";
import { PLAIN_FONT } from "./fonts.server";
import type { Part, Segment } from "./rows";

export type Measure = (segment: Pick<Segment, "font" | "text" | "isBox" | "isRaised">) => number;
/** Segments without a break between them. */
type Word = Segment[];

/** A span in the part of the document that it belongs to; null is its paragraph. */
export interface Run extends Span {
  part: Part | null;
}

interface Paper {
  width: number;
  faces: Faces;
  measure: Measure;
}

/** Text in lines of a width: broken at spaces, in addresses around their signs, and in a word only if it fills more than a line. */
export function wrap(runs: readonly Run[], { width, faces, measure }: Paper): Segment[][] {
  const lines: Segment[][] = [];
  for (const paragraph of splitAt("\n", runs)) {
    let line: Word = [];
    let used = 0;
    for (const { word, space } of wordsOf(paragraph, faces, measure)) {
      const lead = space && line.length > 0 ? [space] : [];
      const needed = widthOf(lead) + widthOf(word);
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

/** Size of a footnote's number, relative to its text. */
export const RAISED = 0.65;

/** Text that the file itself adds, such as page numbers. */
export function plainSegment(text: string, measure: Measure): Segment {
  const segment = { font: PLAIN_FONT, text, isBox: false, isStruck: false, isRaised: false, part: null };
  return { ...segment, width: measure(segment) };
}

export const widthOf = (segments: readonly Segment[]): number => segments.reduce((sum, { width }) => sum + width, 0);

function splitAt(mark: string, runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    for (const [at, text] of run.text.split(mark).entries()) {
      if (at > 0) parts.push([]);
      parts.at(-1)?.push({ ...run, text });
    }
  }
  return parts;
}

const SPACES = /( +)/;
/** Addresses, and the places in them where a break cannot be mistaken for a part of the address. */
const ADDRESS = /\S[/@]\S/;
const IN_ADDRESS = /(?<=\/)(?=[^/\s])|(?<=\S)(?=[.?&=#@%_~](?:\S))/;

function wordsOf(runs: readonly Run[], faces: Faces, measure: Measure) {
  const words: { word: Word; space: Segment | null }[] = [];
  let isNew = true;
  let space: Segment | null = null;
  for (const run of runs) {
    const face = faces.of(run);
    for (const text of run.text.normalize("NFC").split(SPACES)) {
      if (text === "") continue;
      if (text.startsWith(" ")) {
        space = segmentsOf(run, face.spell(" "), measure)[0] ?? null;
        isNew = true;
        continue;
      }
      for (const [at, piece] of (ADDRESS.test(text) ? text.split(IN_ADDRESS) : [text]).entries()) {
        const own = segmentsOf(run, face.spell(piece), measure);
        const last = words.at(-1);
        if (!last || isNew || at > 0) words.push({ word: own, space });
        else last.word.push(...own);
        isNew = false;
        space = null;
      }
    }
  }
  return words;
}

const segmentsOf = ({ isStruck, isRaised, part }: Run, spelled: readonly Spelled[], measure: Measure): Segment[] =>
  spelled.map(({ font, text, isBox }) => {
    const width = measure({ font, text, isBox, isRaised });
    return { font, text, isBox, width, isStruck, isRaised, part };
  });

/** Breaks a word that fills more than a line, such as a long address or text typed without spaces. */
function breakUp(word: Word, width: number, measure: Measure): Word[] {
  if (widthOf(word) <= width) return [word];
  const pieces: Word[] = [[]];
  let used = 0;
  for (const character of word.flatMap((segment) => Array.from(segment.text, (text) => ({ ...segment, text })))) {
    const own = { ...character, width: measure(character) };
    if (used + own.width > width && used > 0) {
      pieces.push([]);
      used = 0;
    }
    pieces.at(-1)?.push(own);
    used += own.width;
  }
  return pieces;
}

function joined(line: readonly Segment[]): Segment[] {
  const segments: Segment[] = [];
  for (const segment of line) {
    const last = segments.at(-1);
    if (last && isAlike(last, segment)) {
      last.text += segment.text;
      last.width += segment.width;
    } else segments.push({ ...segment });
  }
  return segments;
}

const isAlike = (a: Segment, b: Segment): boolean =>
  a.font === b.font &&
  a.part === b.part &&
  a.isStruck === b.isStruck &&
  a.isRaised === b.isRaised &&
  !a.isBox &&
  !b.isBox;
