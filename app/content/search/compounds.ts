/** Linking elements between the parts of a German compound. */
const LINKS = ["", "s", "n", "en", "es", "e"];
const PART_MIN = 4;

/** Parts of a compound, last first, if all of them are known words; else empty. */
export function partsOf(word: string, vocabulary: Pick<ReadonlySet<string>, "has">): string[] {
  for (let at = PART_MIN; at <= word.length - PART_MIN; at++) {
    const last = word.slice(at);
    if (!vocabulary.has(last)) continue;
    const before = word.slice(0, at);
    for (const link of LINKS) {
      if (!before.endsWith(link)) continue;
      const first = before.slice(0, before.length - link.length);
      if (first.length < PART_MIN) continue;
      if (vocabulary.has(first)) return [last, first];
      const inner = partsOf(first, vocabulary);
      if (inner.length > 0) return [last, ...inner];
    }
  }
  return [];
}
