import type { Asked } from "./resolve";
import { THOUSANDTHS, type StoredIndex } from "./search-index";

/** What a section gets of one that speaks of the same: people ask it in words that only the other has. */
const OF_SIMILAR = 0.42;
/** What stands on few pages counts more once again. */
const RARER = 0.36;
/** Of several terms that stand for the same word, the best counts, and of the others so much. */
const OTHERS = 0.3;

/** How well each section answers, by its place in the list; zero where it, and all that are alike, have no word of the question. */
export type ScoreSections = (asked: readonly Asked[]) => Float64Array;

export function scorer(placesOf: ReadonlyMap<string, readonly number[]>, near: StoredIndex["near"]): ScoreSections {
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
          const strength = (Math.abs(places[at + 1] ?? 0) / THOUSANDTHS) * weight;
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
    // What speaks of more of the question counts more, and what is rarer says more.
    const own = total.map((value, section) => (value * (covered[section] ?? 0)) / all);
    return own.map((value, section) => value + ofSimilar(near[section] ?? [], own));
  };
}

function ofSimilar(others: readonly number[], own: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < others.length; at += 2) sum += (own[others[at] ?? 0] ?? 0) * (others[at + 1] ?? 0);
  return (OF_SIMILAR * sum) / THOUSANDTHS;
}
