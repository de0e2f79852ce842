import type { Asked } from "./resolve";

/** How much of a question a section speaks of. */
export interface Fit {
  /** From 0 to 1: what is rarer says more. */
  coverage: number;
  /** How many of its words stand where a section says what it is about. */
  topical: number;
  /** One of them by what editors know it to mean. */
  isMeant: boolean;
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
  let isMeant = false;
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
    if (bestTopical < SAME) continue;
    topical += 1;
    isMeant ||= word.isMeant;
  }
  return { coverage: all === 0 ? 0 : covered / all, topical, isMeant, spokenOf };
}

// Weighed by logistic regression on the questions of tests/fixtures/questions/tuning.json: scores alone do not tell
// sense from nonsense. What counts is how much of the question is covered, by how many topical words, and against it
// each word that the texts hardly know, or that is about something they never speak of.
const PER_COVERAGE = 1.8;
const PER_TOPICAL_WORD = 2.2;
const IF_MEANT = 0.8;
const PER_UNKNOWN_WORD = -1.6;
const PER_FOREIGN_WORD = -2.4;
const BASE = -2.2;
const TOPICAL_MAX = 6;
const UNKNOWN_MAX = 3;
const FOREIGN_MAX = 2;
const NOTHING_BELOW = 0.4;

/** A word that only others like it stand for. */
const KNOWN_FROM = 0.75;

/** Of what was found, best first: whether it is an answer, from 0 to 1. */
export function judge(
  asked: readonly Asked[],
  found: readonly { fit: Fit }[],
): { confidence: number; isNothing: boolean } {
  const shown = found.slice(0, 3).map(({ fit }) => fit);
  const [first] = shown;
  if (!first) return { confidence: 0, isNothing: true };
  const unknown = asked.filter(({ found: terms }) => Math.max(0, ...terms.values()) < KNOWN_FROM);
  const foreign = asked.filter((word) => word.isForeign && !first.spokenOf.has(word));
  const sum =
    BASE +
    PER_COVERAGE * Math.max(...shown.map(({ coverage }) => coverage)) +
    PER_TOPICAL_WORD * Math.min(TOPICAL_MAX, Math.max(...shown.map(({ topical }) => topical))) +
    (shown.some(({ isMeant }) => isMeant) ? IF_MEANT : 0) +
    PER_UNKNOWN_WORD * Math.min(UNKNOWN_MAX, unknown.length) +
    PER_FOREIGN_WORD * Math.min(FOREIGN_MAX, foreign.length);
  const confidence = 1 / (1 + Math.exp(-sum));
  return { confidence, isNothing: confidence < NOTHING_BELOW };
}
