import { passageAnchor } from "~/domain/text/slugs";
import { isConcerned, isForFew, nameOfConcerned, wordsIn } from "~/domain/situation/concerned";
import { isConcernedBy, type Reader } from "~/domain/situation/concerned-by";

/** Passages of a text that are open when a page is made; the others are one line each. */
const MOST_OPEN = 3;

const PASSAGE = /<details data-passage=""([^>]*)>(<summary[^>]*>)(.*?)<\/summary>(.*?)<\/details>/gs;
const SECTION = /<section data-wen="([^"]*)" class="[^"]*">(.*?)<\/section>/gs;

export interface FoldedText {
  html: string;
  passages: number;
  open: number;
  /** How many parts say whom they concern. */
  sections: number;
}

/**
 * A compiled text with at most three passages open: those with a part for this reader before those for everyone, in the
 * order of the text, and the one with the slug `mustOpen` besides. A part that does not concern the reader is folded under a line that says whom it concerns.
 */
export function foldFor(
  html: string,
  { who, isAllOpen, mustOpen = null }: { who: Reader; isAllOpen: boolean; mustOpen?: string | null },
): FoldedText {
  const ranks = Array.from(html.matchAll(PASSAGE), ([, , , , text = ""]) => rankOf(text, who));
  const opened = new Set(isAllOpen ? ranks.keys() : chosen(ranks));
  let at = 0;
  const folded = html.replace(PASSAGE, (_, marks: string, summary: string, title: string, text: string) => {
    const place = at++;
    const isForOthers = ranks[place] === 0;
    if (mustOpen !== null && text.includes(`id="${passageAnchor(mustOpen)}"`)) opened.add(place);
    const note = isForOthers ? NOT_CONCERNED : "";
    const start = `<details data-passage=""${marks}${opened.has(place) ? ' open=""' : ""}>`;
    return `${start}${summary}${title}${note}</summary>${foldSections(text, who, isAllOpen || isForOthers)}</details>`;
  });
  return { html: folded, passages: ranks.length, open: opened.size, sections: wordsOfSections(html).length };
}

/** How many parts of these texts opened and closed when what is known of the reader changed. */
export function changesIn(texts: readonly string[], before: Reader, after: Reader): { opened: number; folded: number } {
  const sections = texts.flatMap(wordsOfSections);
  return {
    opened: sections.filter((words) => !isConcernedBy(words, before) && isConcernedBy(words, after)).length,
    folded: sections.filter((words) => isConcernedBy(words, before) && !isConcernedBy(words, after)).length,
  };
}

const NOT_CONCERNED = '<span class="font-medium text-soft"> (betrifft dich laut deiner Angabe nicht)</span>';

const wordsOfSections = (html: string): string[][] =>
  Array.from(html.matchAll(SECTION), ([, wen = ""]) => wordsIn(wen));

/** 2 has a part for the reader and few others, 1 is for everyone, 0 consists of parts for others. */
function rankOf(text: string, who: Reader): 0 | 1 | 2 {
  const sections = wordsOfSections(text);
  if (who === null || sections.length === 0) return 1;
  const own = sections.filter((words) => isConcernedBy(words, who));
  if (own.some((words) => isConcernedBy(words.filter(isForFew), who))) return 2;
  return own.length === 0 && /^<div[^>]*>\s*<section data-wen/.test(text) ? 0 : 1;
}

const chosen = (ranks: readonly number[]): number[] =>
  [...ranks.keys()]
    .filter((place) => ranks[place] !== 0)
    .toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b)
    .slice(0, MOST_OPEN);

const foldSections = (text: string, who: Reader, isAllOpen: boolean): string =>
  text.replace(SECTION, (section, wen: string, inner: string) => {
    const words = wordsIn(wen);
    if (isConcernedBy(words, who)) return section;
    const names = words.filter(isConcerned).map(nameOfConcerned).join(", ");
    const start = `<details class="disclosure"${isAllOpen ? ' open=""' : ""}>`;
    return `${start}<summary>Betrifft dich laut deiner Angabe nicht: ${names}</summary>${inner}</details>`;
  });
