import { termOf, wordsIn } from "./analyse";

const PARTICLES: ReadonlySet<string> = new Set("ab an auf aus ein fest frei mit nach um vor weg zu zurück".split(" "));
/** So far behind its verb a particle may stand. */
const REACH = 6;

/** Verbs whose first part may stand apart, „melde ich mein Gewerbe an“: the term of the rest, and that of the whole. */
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
