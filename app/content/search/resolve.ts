import { stemOf, termOf, termsIn, wordsIn } from "./analyse";
import { soundOf } from "./phonetic";
import type { StoredIndex } from "./search-index";
import { separatedIn } from "./separated";
import { standIns } from "./stand-ins";
import type { FindMeant } from "./synonyms";

/** Word of a question, and the terms of the texts that stand for it, by weight: 1 is the word itself. */
export interface Asked {
  term: string;
  /** Weight of the word: higher if it stands on few pages. */
  rarity: number;
  found: ReadonlyMap<string, number>;
  /** The word belongs to a subject that the texts never deal with. */
  isForeign: boolean;
}

const MEANT = 0.8;
/** Page count assumed for a word that stands in no text: as rare as can be. */
const NOWHERE = 1;

export function resolver({
  terms,
  pageCount,
  meant,
  foreign,
}: {
  terms: StoredIndex["terms"];
  pageCount: number;
  meant: FindMeant;
  foreign: readonly string[];
}): (question: string) => Asked[] {
  const pages = new Map(terms.map(([term, count]) => [term, count]));
  const known = new Set(pages.keys());
  const find = standIns(known, terms);
  const foreignTerms = new Set(foreign.flatMap(termsIn));
  const isForeign = (word: string, term: string) =>
    foreignTerms.has(term) || (!known.has(term) && endsForeign(word, foreignTerms));
  const rarityOf = (term: string) => Math.log(1 + pageCount / (pages.get(term) ?? NOWHERE));

  return (question) => {
    const asked = new Map<string, Asked>();
    for (const word of wordsIn(question)) {
      const term = termOf(word);
      if (term === null || asked.has(term)) continue;
      const found = find(word, term);
      asked.set(term, { term, rarity: rarityOf(term), found, isForeign: isForeign(word, term) });
    }
    const add = (to: Asked, terms: readonly string[], weight: number) => {
      const found = new Map(to.found);
      for (const term of terms) if (known.has(term) && !found.has(term)) found.set(term, weight);
      asked.set(to.term, { ...to, found });
    };
    for (const [rest, whole] of separatedIn(question)) {
      const verb = asked.get(rest);
      if (verb) add(verb, [whole], 1);
    }
    for (const { said, means } of meant(question)) {
      const word = [...asked.values()].find(({ term }) => said.includes(soundOf(term)));
      if (word) add(word, means, MEANT);
    }
    return [...asked.values()];
  };
}

/** Shortest ending that is compared; shorter ones belong to too many other words. */
const FOREIGN_MIN = 5;

/** Tests whether a compound ends in a foreign word: „Kürbissuppe“ is a „Suppe“. */
function endsForeign(word: string, foreign: ReadonlySet<string>): boolean {
  for (let at = 3; at <= word.length - FOREIGN_MIN; at++) if (foreign.has(stemOf(word.slice(at)))) return true;
  return false;
}
