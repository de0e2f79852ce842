import type { Synonym } from "../library";
import { stemsIn, termsIn } from "./analyse";
import { soundOf } from "./phonetic";

export interface Meant {
  /** Sounds of the learner's words. */
  said: readonly string[];
  /** Terms of the texts that they mean. */
  means: readonly string[];
}

/** Finds the synonyms that occur in a question. */
export type FindMeant = (question: string) => Meant[];

export function meaningOf(synonyms: readonly Synonym[]): FindMeant {
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
