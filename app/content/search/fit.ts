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

// Weighed by logistic regression on the questions that nothing sets aside (tests/fixtures/questions): scores alone do not
// tell sense from nonsense. For an answer speak its score and how many topical words it covers; against it each word that
// the texts hardly know, that it does not speak of, or that is about something they never speak of. What is found by a
// rare word alone scores high as well.
const WEIGHTS = {
  topical: 0.68,
  unknown: -1.22,
  foreign: -1.51,
  score: 1.29,
  unspoken: -0.91,
  words: 0.77,
  rarest: -0.49,
};
const MOST = { topical: 6, unknown: 3, foreign: 2, score: Infinity, unspoken: 4, words: 8, rarest: Infinity };
const BASE = -4.52;
const NOTHING_BELOW = 0.6;
const SIGNS = ["topical", "unknown", "foreign", "score", "unspoken", "words", "rarest"] as const;

/** A word that only others like it stand for. */
const KNOWN_FROM = 0.75;

/** Of what was found, best first: whether it is an answer, from 0 to 1. */
export function judge(
  asked: readonly Asked[],
  found: readonly { fit: Fit; score: number }[],
): { confidence: number; isNothing: boolean } {
  const [first] = found;
  if (!first) return { confidence: 0, isNothing: true };
  const { spokenOf } = first.fit;
  const seen = {
    topical: Math.max(...found.slice(0, 3).map(({ fit }) => fit.topical)),
    unknown: asked.filter(({ found: terms }) => Math.max(0, ...terms.values()) < KNOWN_FROM).length,
    foreign: asked.filter((word) => word.isForeign && !spokenOf.has(word)).length,
    score: Math.log1p(first.score),
    unspoken: asked.length - spokenOf.size,
    words: asked.length,
    rarest: Math.max(0, ...Array.from(spokenOf, ({ rarity }) => rarity)),
  };
  const sum = SIGNS.reduce((total, sign) => total + WEIGHTS[sign] * Math.min(MOST[sign], seen[sign]), BASE);
  const confidence = 1 / (1 + Math.exp(-sum));
  return { confidence, isNothing: confidence < NOTHING_BELOW };
}
