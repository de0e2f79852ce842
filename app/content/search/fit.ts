import type { Asked } from "./resolve";

/** Coverage of a question by a section. */
export interface Fit {
  /** Number of the question's words found in the title, headings or questions of the section. */
  topical: number;
  /** Words of the question that the section contains, also spelled differently or as a synonym. */
  spokenOf: ReadonlySet<Asked>;
}

/** Weight from which a stand-in means the same … */
const SAME = 0.5;
/** … and weight from which it counts as the word itself: spelled differently, or a synonym. */
const ITSELF = 0.8;

/** `placesOf`: for each term, section and strength in turn; the strength is negative where only the text has it. */
export function fitOf(asked: readonly Asked[], section: number, placesOf: ReadonlyMap<string, readonly number[]>): Fit {
  const spokenOf = new Set<Asked>();
  let topical = 0;
  for (const word of asked) {
    let best = 0;
    let bestTopical = 0;
    for (const [term, weight] of word.found) {
      const strength = strengthIn(placesOf.get(term) ?? [], section);
      if (strength !== 0) best = Math.max(best, weight);
      if (strength > 0) bestTopical = Math.max(bestTopical, weight);
    }
    if (best >= ITSELF) spokenOf.add(word);
    if (bestTopical >= SAME) topical += 1;
  }
  return { topical, spokenOf };
}

function strengthIn(places: readonly number[], section: number): number {
  for (let at = 0; at < places.length; at += 2) if (places[at] === section) return places[at + 1] ?? 0;
  return 0;
}

// Weights from logistic regression on the questions of tests/fixtures/questions, cross-validated, as scores alone do
// not tell sense from nonsense. They take shares of the question's words, not counts: in a dialect, or in a story, many
// words stand in no text.
const WEIGHTS = { topical: 0.31, foreign: -2.86, score: 0.77, spokenOf: 2.34, words: 2.37, rarest: -0.25, ahead: 0.24 };
const BASE = -2.59;
const TOPICAL_MAX = 6;
const FOREIGN_MAX = 2;
/**
 * Cap on counted words: a long question is more surely about the matter than a single word that stands here by chance.
 */
const WORDS_MAX = 10;
const NOTHING_BELOW = 0.72;

/** Index of the tenth result: a real answer's score stands out from it. */
const OTHER = 9;
/** Number of top results whose fit is judged. */
export const JUDGED = 3;

/**
 * Confidence, from 0 to 1, that the results answer the question. `scores` of all results and `fits` of the first few,
 * best first.
 */
export function judge(
  asked: readonly Asked[],
  scores: readonly number[],
  fits: readonly Fit[],
): { confidence: number; isNothing: boolean } {
  const [first] = fits;
  const [score = 0] = scores;
  if (!first || score === 0) return { confidence: 0, isNothing: true };
  const { spokenOf } = first;
  const foreign = asked.filter((word) => word.isForeign && !spokenOf.has(word));
  const sum =
    BASE +
    WEIGHTS.topical * Math.min(TOPICAL_MAX, Math.max(...fits.map(({ topical }) => topical))) +
    WEIGHTS.foreign * Math.min(FOREIGN_MAX, foreign.length) +
    WEIGHTS.score * Math.log1p(score) +
    WEIGHTS.spokenOf * (spokenOf.size / asked.length) +
    WEIGHTS.words * (Math.min(WORDS_MAX, asked.length) / WORDS_MAX) +
    // A match of one rare word alone may be chance.
    WEIGHTS.rarest * Math.max(0, ...Array.from(spokenOf, ({ rarity }) => rarity)) +
    WEIGHTS.ahead * Math.log(score / (scores[Math.min(OTHER, scores.length - 1)] ?? score));
  const confidence = 1 / (1 + Math.exp(-sum));
  return { confidence, isNothing: confidence < NOTHING_BELOW };
}
