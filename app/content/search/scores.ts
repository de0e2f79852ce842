import type { QueryWord } from "./resolve";
import { THOUSANDTHS, type StoredIndex } from "./search-index";

/** Share of a similar section's score added to a section's own: learners may use words that only the other has. */
const OF_SIMILAR = 0.42;
/** Exponent of a word's rarity, which counts here in addition to its part in the index. */
const RARER = 0.36;
/** Share of the other terms that stand for the same word; the best counts in full. */
const OTHERS = 0.3;

/** Sections and strengths of each term in turn, as in `StoredTerm`. */
export type PlacesOf = ReadonlyMap<string, readonly number[]>;

/**
 * Scores of the sections, in their order; zero where neither a section nor the similar ones have a word of the
 * question.
 */
export type ScoreSections = (asked: readonly QueryWord[]) => Float64Array;

export function scorer(placesOf: PlacesOf, near: StoredIndex["near"]): ScoreSections {
  const count = near.length;
  return (asked) => {
    const total = new Float64Array(count);
    const covered = new Float64Array(count);
    let all = 0;
    for (const { rarity, found } of asked) {
      all += rarity;
      const best = new Float64Array(count);
      const strongest = new Float64Array(count);
      for (const [term, weight] of found) {
        const places = placesOf.get(term) ?? [];
        for (let at = 0; at < places.length; at += 2) {
          const section = places[at] ?? 0;
          const strength = ((places[at + 1] ?? 0) / THOUSANDTHS) * weight;
          const known = strongest[section] ?? 0;
          strongest[section] = Math.max(known, strength) + OTHERS * Math.min(known, strength);
          best[section] = Math.max(best[section] ?? 0, weight);
        }
      }
      const share = rarity ** RARER;
      for (let section = 0; section < count; section++) {
        total[section] = (total[section] ?? 0) + share * (strongest[section] ?? 0);
        covered[section] = (covered[section] ?? 0) + rarity * (best[section] ?? 0);
      }
    }
    // Scale each score by the share of the question that the section covers, weighing words by rarity.
    const own = total.map((value, section) => (value * (covered[section] ?? 0)) / all);
    return own.map((value, section) => value + ofSimilar(near[section] ?? [], own));
  };
}

function ofSimilar(others: readonly number[], own: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < others.length; at += 2) sum += (own[others[at] ?? 0] ?? 0) * (others[at + 1] ?? 0);
  return (OF_SIMILAR * sum) / THOUSANDTHS;
}

/** Weight from which a stand-in counts as the word itself: spelled differently, or a synonym. */
const ITSELF = 0.8;
/** Results that a reader sees at once: the answer may be spread over them. */
export const SEEN_AT_ONCE = 3;
/** Share of the fit that is left for each word of a foreign subject, though the section contains it. */
const FOREIGN = 0.2;

/**
 * Fit from which the results answer a question: no other separates the tuning questions with an answer better from those
 * without (`hit-rates.test.ts` names one that does).
 */
export const ANSWERS_FROM = 0.87;

/**
 * Fit, from 0, of the first results to a question: the first one's score, as scores alone do not tell sense from nonsense,
 * over how rare the words are that its section contains, as one rare word may stand there by chance, times how far all
 * of them contain the question's words. Words of foreign subjects count against it: one that the section lacks makes it
 * zero, and one that it contains is more often a chance than an answer.
 */
export function fitOf(
  asked: readonly QueryWord[],
  [first, ...others]: readonly { section: number; score: number }[],
  placesOf: PlacesOf,
): number {
  if (!first) return 0;
  const sections = [first, ...others].map(({ section }) => section);
  const words = asked.map((word) => ({
    ...word,
    weights: sections.map((section) => weightIn(section, word, placesOf)),
  }));
  const spokenOf = words.filter(({ weights: [weight = 0] }) => weight >= ITSELF);
  if (spokenOf.length === 0 || words.some((word) => word.isForeign && !spokenOf.includes(word))) return 0;
  const rarity = meanOf(spokenOf.map((word) => word.rarity));
  const contained = meanOf(words.map(({ weights }) => Math.max(...weights)));
  const foreign = words.filter(({ isForeign }) => isForeign).length;
  return (first.score * Math.sqrt(contained) * FOREIGN ** foreign) / rarity;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Weight of the best stand-in for a word that a section contains; 0 without one. */
function weightIn(section: number, { found }: QueryWord, placesOf: PlacesOf): number {
  let best = 0;
  for (const [term, weight] of found) {
    if (weight > best && isAmong(placesOf.get(term) ?? [], section)) best = weight;
  }
  return best;
}

function isAmong(places: readonly number[], section: number): boolean {
  for (let at = 0; at < places.length; at += 2) if (places[at] === section) return true;
  return false;
}
