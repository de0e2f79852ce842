import { stemmer } from "@orama/stemmers/german";
import { STOP_WORDS } from "./stop-words";

/** Words of a text, normalised to one spelling for comparison. */
export const wordsIn = (text: string): string[] =>
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

const STOPPED: ReadonlySet<string> = new Set(STOP_WORDS.flatMap(wordsIn));

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

export const termsIn = (text: string): string[] => wordsIn(text).flatMap((word) => termOf(word) ?? []);

/** Stems of all words, including stop words, for fixed phrases. */
export const stemsIn = (text: string): string[] => wordsIn(text).map(stemOf);
