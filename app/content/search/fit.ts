/** A word that stands nowhere counts as one on half a page. */
const rarity = (frequency: number) => Math.log(1 + 1 / Math.max(frequency, 0.002));

/** How much of a question a section speaks of, from 0 to 1: what is rarer says more. */
export function coverageOf({
  terms,
  meant,
  matched,
  frequencyOf,
}: {
  terms: readonly string[];
  /** What synonyms of the words add. */
  meant: readonly string[];
  /** Terms of the section that were found. */
  matched: ReadonlySet<string>;
  /** Share of the pages on which a term stands. */
  frequencyOf: (term: string) => number;
}): number {
  let found = 0;
  let asked = 0;
  const others = [...matched];
  const isMeant = meant.some((term) => matched.has(term));
  for (const term of terms) {
    const weight = rarity(frequencyOf(term));
    asked += weight;
    if (matched.has(term)) found += weight;
    else if (others.some((other) => other.startsWith(term))) found += weight * 0.8;
    else if (isMeant) found += weight * 0.5;
    else if (frequencyOf(term) === 0 && others.some((other) => other[0] === term[0])) found += weight * 0.3;
  }
  return asked === 0 ? 0 : found / asked;
}

/** Of what was found, as it is shown: the best first. */
export function judge(found: readonly { coverage: number }[]): { confidence: number; isNothing: boolean } {
  const confidence = Math.max(0, ...found.slice(0, 3).map(({ coverage }) => coverage));
  return { confidence, isNothing: confidence < 0.4 };
}
