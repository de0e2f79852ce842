import { stemmer } from "@orama/stemmers/german";
import { STOP_WORDS } from "./stop-words";

/** Words of a text, normalised to one spelling for comparison. */
export const normalisedWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    // Gendered forms with an inner mark (Macher:in) are found by either word.
    .replace(/(\p{L}+)[:*_](in(?:nen)?)(?!\p{L})/gu, "$1 $1$2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(spell);

/** Unifies umlauts; after a, e and q, "ue" is none: neue, bauen, Quelle. */
const spell = (word: string): string =>
  word
    .replaceAll("ß", "ss")
    .replace(/ae/g, "ä")
    .replace(/oe/g, "ö")
    .replace(/(?<![aeq])ue/g, "ü")
    .replace(/selbstst/g, "selbst");

const STOPPED: ReadonlySet<string> = new Set(STOP_WORDS.flatMap(normalisedWords));

/** Limit of the stem cache, as questions keep bringing new words. */
const STEMS_KEPT = 20_000;
const stems = new Map<string, string>();

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= STEMS_KEPT) stems.clear();
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** Index term of a word; null for a stop word. */
export const termOf = (word: string): string | null => (STOPPED.has(word) ? null : stemOf(word));

export const termsIn = (text: string): string[] => normalisedWords(text).flatMap((word) => termOf(word) ?? []);

/** Stems of all words, including stop words, for fixed phrases. */
export const stemsIn = (text: string): string[] => normalisedWords(text).map(stemOf);

/** Replacements of letters that sound alike in German, applied in order; the result is the sound of a word. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, "$1"],
  [/tz|ts|z|x|ks|chs/g, "s"],
  [/sch|sh/g, "s"],
  [/ph|v|w/g, "f"],
  [/ck|q|c|g|k|ch/g, "k"],
  [/d|dt|th/g, "t"],
  [/p/g, "b"],
  [/äu|eu|oi|oy/g, "oi"],
  [/ai|ei|ay|ey/g, "ei"],
  [/[äe]h?/g, "e"],
  [/[üiyj]e?h?/g, "i"],
  [/([aouö])h/g, "$1"],
  [/(.)\1+/g, "$1"],
];

/** Sound key, equal for spellings that are read aloud alike: „bezalt“ and „bezahlt“; „flicht“ stays distinct. */
export const soundOf = (term: string): string => SOUNDS.reduce((heard, [from, to]) => heard.replace(from, to), term);

/** Linking elements between the parts of a German compound. */
const LINKS = ["", "s", "n", "en", "es", "e"];
const PART_MIN = 4;

/** Parts of a compound, last first, if all of them are known words; else empty. */
export function compoundParts(word: string, vocabulary: Pick<ReadonlySet<string>, "has">): string[] {
  for (let at = PART_MIN; at <= word.length - PART_MIN; at++) {
    const last = word.slice(at);
    if (!vocabulary.has(last)) continue;
    const before = word.slice(0, at);
    for (const link of LINKS) {
      if (!before.endsWith(link)) continue;
      const first = before.slice(0, before.length - link.length);
      if (first.length < PART_MIN) continue;
      if (vocabulary.has(first)) return [last, first];
      const inner = compoundParts(first, vocabulary);
      if (inner.length > 0) return [last, ...inner];
    }
  }
  return [];
}
