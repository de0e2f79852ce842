import type { Asked } from "./resolve";

/** How much of a question a section speaks of. */
export interface Fit {
  /** From 0 to 1: what is rarer says more. */
  coverage: number;
  /** How many of its words. */
  words: number;
}

/** From here on a stand-in speaks of the same. */
const SAME = 0.5;

export function fitOf(asked: readonly Asked[], matched: ReadonlySet<string>): Fit {
  let covered = 0;
  let all = 0;
  let words = 0;
  for (const { rarity, found } of asked) {
    all += rarity;
    let best = 0;
    for (const [term, weight] of found) if (weight > best && matched.has(term)) best = weight;
    covered += rarity * best;
    if (best >= SAME) words += 1;
  }
  return { coverage: all === 0 ? 0 : covered / all, words };
}

// Weighed by logistic regression on the questions of tests/fixtures/questions/tuning.json: scores alone do not tell
// sense from nonsense. What counts is how much of the question is covered, by how many words, whether editors know
// a word of it as a synonym, and whether it is about something the texts never speak of.
const PER_COVERAGE = 4.2;
const PER_WORD = 1.3;
const IF_MEANT = 3.7;
const PER_FOREIGN_WORD = -5.4;
const BASE = -4;
const WORDS_MAX = 6;
const NOTHING_BELOW = 0.3;

/** Of what was found, best first: whether it is an answer, from 0 to 1. */
export function judge(
  asked: readonly Asked[],
  found: readonly { fit: Fit }[],
): { confidence: number; isNothing: boolean } {
  const shown = found.slice(0, 3).map(({ fit }) => fit);
  if (shown.length === 0) return { confidence: 0, isNothing: true };
  const sum =
    BASE +
    PER_COVERAGE * Math.max(...shown.map(({ coverage }) => coverage)) +
    PER_WORD * Math.min(WORDS_MAX, Math.max(...shown.map(({ words }) => words))) +
    (asked.some(({ isMeant }) => isMeant) ? IF_MEANT : 0) +
    PER_FOREIGN_WORD * Math.min(2, asked.filter(({ isForeign }) => isForeign).length);
  const confidence = 1 / (1 + Math.exp(-sum));
  return { confidence, isNothing: confidence < NOTHING_BELOW };
}
