import type { ExcerptPiece } from "~/domain/search/search-results";
import { stemOf, normalisedWords } from "./analyse";

const LENGTH = 220;
/** Letters of context before the best match, so that it stands in its sentence. */
const BEFORE = 60;

/** Short part of a text around its matches, in pieces, so that the caller decides how to mark them. */
export function excerptOf(text: string, terms: ReadonlySet<string>): ExcerptPiece[] {
  const flat = text.replace(/\s+/g, " ").trim();
  const matches = matchesIn(flat, terms);
  const from = startOf(flat, matches);
  const to = endOf(flat, from + LENGTH);
  const pieces: ExcerptPiece[] = [];
  const add = (part: string, matched: boolean) => void (part === "" || pieces.push({ text: part, matched }));
  let at = from;
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    add((at === from && from > 0 ? "… " : "") + flat.slice(at, start), false);
    add(flat.slice(start, end), true);
    at = end;
  }
  const rest = flat.slice(at, to) + (to < flat.length ? " …" : "");
  add((at === from && from > 0 ? "… " : "") + rest, false);
  return pieces;
}

interface Match {
  start: number;
  end: number;
}

function matchesIn(text: string, terms: ReadonlySet<string>): Match[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:[:*][\p{L}]+)?/gu)).flatMap(({ index, 0: word }) =>
    normalisedWords(word).some((each) => terms.has(stemOf(each))) ? [{ start: index, end: index + word.length }] : [],
  );
}

/** Start of the stretch with the most matches, moved to the beginning of a sentence or at least a word. */
function startOf(text: string, matches: readonly Match[]): number {
  const inReach = ({ start }: Match) => matches.filter((m) => m.start >= start && m.end <= start + LENGTH - BEFORE);
  const best = matches.reduce<Match | null>(
    (found, match) => (found === null || inReach(match).length > inReach(found).length ? match : found),
    null,
  );
  if (!best || best.end <= LENGTH) return 0;
  const before = text.slice(Math.max(0, best.start - BEFORE), best.start);
  const sentence = Math.max(before.lastIndexOf(". "), before.lastIndexOf("? "), before.lastIndexOf(": "));
  const word = before.indexOf(" ");
  return best.start - before.length + (sentence >= 0 ? sentence + 2 : word + 1);
}

function endOf(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  return space > 0 ? space : at;
}
