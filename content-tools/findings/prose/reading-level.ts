import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/** Shorter sentences are not judged: with long words they are often a name or a list, and read in one go. */
const LONG_FROM_WORDS = 12;
/**
 * Limit, measured on the content's 7,481 sentences: half are below 6, one in ten above 12.5; of those judged none above
 * 19.4.
 */
const HARD_ABOVE = 20;

const segmenter = new Intl.Segmenter("de", { granularity: "sentence" });

/**
 * Rates each sentence by the first Wiener Sachtextformel: about the school year that reads it with ease, and far more
 * where it is hard.
 */
export function* checkReadingLevel({ prose, blocks }: Prose): Generator<Mark> {
  for (const { from, to } of blocks) {
    for (const { segment, index } of segmenter.segment(prose.slice(from, to))) {
      // Quotations are other people's words, and a formula is no sentence: neither is judged.
      if (/[„“=÷]/.test(segment)) continue;
      const words = segment.match(/\p{L}+/gu) ?? [];
      if (words.length < LONG_FROM_WORDS) continue;
      const index1 = sachtextformel(words);
      if (index1 <= HARD_ABOVE) continue;
      const said = segment
        .replace(/\uFFFC+/g, "")
        .replace(/\s+/g, " ")
        .trim();
      const message = `Schwer zu lesen (${index1.toFixed(0)}, üblich bis ${HARD_ABOVE}): „${said}“ Teile den Satz oder nimm kürzere Wörter.`;
      yield { rule: "T016", at: from + index + segment.search(/[^\s\uFFFC]/), message };
    }
  }
}

export function sachtextformel(words: readonly string[]): number {
  const syllables = words.map(countSyllables);
  const percentOf = (count: number): number => (count / words.length) * 100;
  const ofThree = percentOf(syllables.filter((count) => count >= 3).length);
  const ofOne = percentOf(syllables.filter((count) => count === 1).length);
  const long = percentOf(words.filter((word) => word.length > 6).length);
  return 0.1935 * ofThree + 0.1672 * words.length + 0.1297 * long - 0.0327 * ofOne - 0.875;
}

/** Counts vowels; those spoken together count once. */
const countSyllables = (word: string): number => word.match(/eu|äu|au|ei|ai|ie|aa|ee|oo|[aeiouyäöü]/gi)?.length ?? 1;
