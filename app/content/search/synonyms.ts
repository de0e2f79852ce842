import type { Synonym } from "../library";
import { stemsIn, termsIn } from "./analyse";

/** Terms of the texts that are meant by a question's words. */
export type FindMeant = (question: string) => string[];

export function meaningOf(synonyms: readonly Synonym[]): FindMeant {
  const known = synonyms.map(({ gesagt, gemeint }) => ({
    said: gesagt.map((phrase) => phraseOf(phrase)),
    meant: gemeint.flatMap(termsIn),
  }));
  return (question) => {
    const asked = phraseOf(question);
    return [...new Set(known.flatMap(({ said, meant }) => (said.some((each) => asked.includes(each)) ? meant : [])))];
  };
}

/** Bounded by spaces, so that one phrase within another is whole words. */
const phraseOf = (text: string): string => ` ${stemsIn(text).join(" ")} `;
