import type { Asked } from "./resolve";

/** How much of a question a section speaks of. */
export interface Fit {
  /** From 0 to 1: what is rarer says more. */
  coverage: number;
  /** How many of its words stand where a section says what it is about. */
  topical: number;
  /** The words it speaks of as they were asked for. */
  spokenOf: ReadonlySet<Asked>;
}

/** From here on a stand-in speaks of the same … */
const SAME = 0.5;
/** … and from here on it is the word itself, at most spelled differently. */
const ITSELF = 0.8;

/** `matched`: the terms of a section that were found, and in which of its fields. */
export function fitOf(asked: readonly Asked[], matched: Readonly<Record<string, readonly string[]>>): Fit {
  const spokenOf = new Set<Asked>();
  let covered = 0;
  let all = 0;
  let topical = 0;
  for (const word of asked) {
    let best = 0;
    let bestTopical = 0;
    for (const [term, weight] of word.found) {
      const fields = matched[term];
      if (!fields) continue;
      best = Math.max(best, weight);
      if (fields.some((field) => field !== "text")) bestTopical = Math.max(bestTopical, weight);
    }
    all += word.rarity;
    covered += word.rarity * best;
    if (best >= ITSELF) spokenOf.add(word);
    if (bestTopical >= SAME) topical += 1;
  }
  return { coverage: all === 0 ? 0 : covered / all, topical, spokenOf };
}

// Weighed by logistic regression on the questions of tests/fixtures/questions: scores alone do not tell sense from
// nonsense. Shares of the question's words, not counts: in a dialect, or in a story, many words stand nowhere.
const WEIGHTS = { topical: 1.06, known: 0.59, foreign: -3.23, score: 0.69, spokenOf: 1.18, coverage: 1.9, words: 2.16 };
const BASE = -6.93;
const TOPICAL_MAX = 6;
const FOREIGN_MAX = 2;
/** A long question is about something, more surely than a single word that happens to stand here. */
const WORDS_MAX = 10;
const NOTHING_BELOW = 0.7;

/** A word that only others like it stand for. */
const KNOWN_FROM = 0.75;

/** Of what was found, best first: whether it is an answer, from 0 to 1. */
export function judge(
  asked: readonly Asked[],
  found: readonly { fit: Fit; score: number }[],
): { confidence: number; isNothing: boolean } {
  const [first] = found;
  if (!first) return { confidence: 0, isNothing: true };
  const { spokenOf, coverage } = first.fit;
  const known = asked.filter(({ found: terms }) => Math.max(0, ...terms.values()) >= KNOWN_FROM);
  const foreign = asked.filter((word) => word.isForeign && !spokenOf.has(word));
  const topical = Math.max(...found.slice(0, 3).map(({ fit }) => fit.topical));
  const sum =
    BASE +
    WEIGHTS.topical * Math.min(TOPICAL_MAX, topical) +
    WEIGHTS.known * (known.length / asked.length) +
    WEIGHTS.foreign * Math.min(FOREIGN_MAX, foreign.length) +
    WEIGHTS.score * Math.log1p(first.score) +
    WEIGHTS.spokenOf * (spokenOf.size / asked.length) +
    WEIGHTS.coverage * coverage +
    WEIGHTS.words * (Math.min(WORDS_MAX, asked.length) / WORDS_MAX);
  const confidence = 1 / (1 + Math.exp(-sum));
  return { confidence, isNothing: confidence < NOTHING_BELOW };
}
