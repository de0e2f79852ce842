import type { Asked } from "./resolve";

/** How much of a question a section speaks of. */
export interface Fit {
  /** How many of its words stand where a section says what it is about. */
  topical: number;
  /** The words it speaks of as they were asked for. */
  spokenOf: ReadonlySet<Asked>;
}

/** From here on a stand-in speaks of the same … */
const SAME = 0.5;
/** … and from here on it is the word itself, at most spelled differently. */
const ITSELF = 0.8;

/** `placesOf`: the sections that have a term, and by turns how it stands there; below zero in the text alone. */
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

// Weighed by logistic regression on the questions of tests/fixtures/questions, each judged by weights that it had no part
// in: scores alone do not tell sense from nonsense. Shares of the question's words, not counts: in a dialect, or in a
// story, many words stand nowhere.
const WEIGHTS = { topical: 0.31, foreign: -2.86, score: 0.77, spokenOf: 2.34, words: 2.37, rarest: -0.25, ahead: 0.24 };
const BASE = -2.59;
const TOPICAL_MAX = 6;
const FOREIGN_MAX = 2;
/** A long question is about something, more surely than a single word that happens to stand here. */
const WORDS_MAX = 10;
const NOTHING_BELOW = 0.72;

/** What answers stands out from what comes tenth. */
const OTHER = 9;
/** So many of the first speak for themselves. */
export const JUDGED = 3;

/** Of what was found, best first: whether it is an answer, from 0 to 1. `scores` are those of all, `fits` of the first few. */
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
    // Speaking of one rare word alone may be chance.
    WEIGHTS.rarest * Math.max(0, ...Array.from(spokenOf, ({ rarity }) => rarity)) +
    WEIGHTS.ahead * Math.log(score / (scores[Math.min(OTHER, scores.length - 1)] ?? score));
  const confidence = 1 / (1 + Math.exp(-sum));
  return { confidence, isNothing: confidence < NOTHING_BELOW };
}
