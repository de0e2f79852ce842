import type { Synonym } from "../library";
import { soundOf, stemOf, stemsIn, termOf, termsIn, normalisedWords } from "./analyse";
import type { StoredIndex } from "./search-index";
import { standIns } from "./stand-ins";

/** Word of a question, and the terms of the texts that stand for it, by weight: 1 is the word itself. */
export interface QueryWord {
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
  synonyms,
  foreign,
}: {
  terms: StoredIndex["terms"];
  pageCount: number;
  synonyms: readonly Synonym[];
  foreign: readonly string[];
}): (question: string) => QueryWord[] {
  const pages = new Map(terms.map(([term, count]) => [term, count]));
  const known = new Set(pages.keys());
  const find = standIns(known, terms);
  const meant = meaningOf(synonyms);
  const foreignTerms = new Set(foreign.flatMap(termsIn));
  const isForeign = (word: string, term: string) =>
    foreignTerms.has(term) || (!known.has(term) && endsForeign(word, foreignTerms));
  const rarityOf = (term: string) => Math.log(1 + pageCount / (pages.get(term) ?? NOWHERE));

  return (question) => {
    const asked = new Map<string, QueryWord>();
    for (const word of normalisedWords(question)) {
      const term = termOf(word);
      if (term === null || asked.has(term)) continue;
      const found = find(word, term);
      asked.set(term, { term, rarity: rarityOf(term), found, isForeign: isForeign(word, term) });
    }
    const add = (to: QueryWord, terms: readonly string[], weight: number) => {
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

const PARTICLES: ReadonlySet<string> = new Set("ab an auf aus ein fest frei mit nach um vor weg zu zurück".split(" "));
/** Words between a verb and its particle, at most. */
const REACH = 6;

/** Possible separable verbs („melde ich mein Gewerbe an“): the terms of the rest and of the whole verb. */
function* separatedIn(question: string): Generator<[rest: string, whole: string]> {
  const words = normalisedWords(question);
  for (const [at, particle] of words.entries()) {
    if (!PARTICLES.has(particle)) continue;
    for (const word of words.slice(Math.max(0, at - REACH), at)) {
      const [rest, whole] = [termOf(word), termOf(particle + word)];
      if (rest !== null && whole !== null) yield [rest, whole];
    }
  }
}

interface Meant {
  /** Sounds of the learner's words. */
  said: readonly string[];
  /** Terms of the texts that they mean. */
  means: readonly string[];
}

/** Finds the synonyms that occur in a question. */
type FindMeant = (question: string) => Meant[];

function meaningOf(synonyms: readonly Synonym[]): FindMeant {
  const known = synonyms.flatMap(({ gesagt, gemeint }) => {
    const means = gemeint.flatMap(termsIn);
    return gesagt.map((phrase) => ({ phrase: phraseOf(soundsIn(phrase)), said: soundsIn(phrase), means }));
  });
  return (question) => {
    const asked = phraseOf(soundsIn(question));
    return known.filter(({ phrase }) => asked.includes(phrase));
  };
}

/** Sounds of the words, as synonyms are mistyped, too. */
const soundsIn = (text: string): string[] => stemsIn(text).map(soundOf);

/** Phrase with spaces at both ends, so that a search for it only matches whole words. */
const phraseOf = (sounds: readonly string[]): string => ` ${sounds.join(" ")} `;
