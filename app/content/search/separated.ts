import { termOf, wordsIn } from "./analyse";

const PARTICLES: ReadonlySet<string> = new Set("ab an auf aus ein fest frei mit nach um vor weg zu zurück".split(" "));
/** Words between a verb and its particle, at most. */
const REACH = 6;

/** Possible separable verbs („melde ich mein Gewerbe an“): the terms of the rest and of the whole verb. */
export function* separatedIn(question: string): Generator<[rest: string, whole: string]> {
  const words = wordsIn(question);
  for (const [at, particle] of words.entries()) {
    if (!PARTICLES.has(particle)) continue;
    for (const word of words.slice(Math.max(0, at - REACH), at)) {
      const [rest, whole] = [termOf(word), termOf(particle + word)];
      if (rest !== null && whole !== null) yield [rest, whole];
    }
  }
}
