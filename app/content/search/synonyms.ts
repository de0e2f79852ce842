import type { Synonym } from "../library";
import { stemsIn, termsIn } from "./analyse";
import { soundOf } from "./phonetic";

export interface Meant {
  /** What was said, as it sounds. */
  said: readonly string[];
  /** Terms of the texts. */
  means: readonly string[];
}

/** What the words of a question stand for. */
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

/** These, too, are mistyped. */
const soundsIn = (text: string): string[] => stemsIn(text).map(soundOf);

/** Bounded by spaces, so that one phrase within another is whole words. */
const phraseOf = (sounds: readonly string[]): string => ` ${sounds.join(" ")} `;
