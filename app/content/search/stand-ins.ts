import SearchableMap from "minisearch/SearchableMap";
import { compoundParts, soundOf, stemOf, termOf } from "./analyse";
import type { StoredIndex } from "./search-index";

const LONGER = 0.6;
const HEARD = 0.85;
const MISTYPED = 0.6;
const MISTYPED_TWICE = 0.4;
const PART = 0.55;
const LONGER_BEFORE = 0.5;
/** Lower bounds on length: short words begin or sound like too many others. */
const PREFIX_MIN = 4;
const SUFFIX_MIN = 5;
const SOUND_MIN = 4;
const MISTYPED_MIN = 5;
const MISTYPED_TWICE_MIN = 8;

/** Terms of the texts that stand for a word, by weight: 1 is the word itself. */
export type FindStandIns = (word: string, term: string) => Map<string, number>;

export function standIns(known: ReadonlySet<string>, stored: StoredIndex["terms"]): FindStandIns {
  const terms = new SearchableMap<true>();
  const heard = new Map<string, string[]>();
  // Parts of compounds may be inflected, so compare their stems.
  const parts = { has: (part: string) => known.has(stemOf(part)) };
  for (const [term, , sound] of stored) {
    terms.set(term, true);
    if (sound.length >= SOUND_MIN) heard.set(sound, [...(heard.get(sound) ?? []), term]);
  }
  const endingIn = endings(known);
  return (word, term) => {
    const found = new Map<string, number>();
    const add = (other: string, weight: number) => found.set(other, Math.max(weight, found.get(other) ?? 0));
    if (known.has(term)) add(term, 1);
    if (term.length >= PREFIX_MIN) for (const longer of terms.atPrefix(term).keys()) add(longer, LONGER);
    if (known.has(term)) return found;
    if (term.length >= SUFFIX_MIN) for (const longer of endingIn(term)) add(longer, LONGER_BEFORE);
    for (const part of compoundParts(word, parts)) {
      const standing = termOf(part);
      if (standing !== null && known.has(standing)) add(standing, PART);
    }
    for (const alike of heard.get(soundOf(term)) ?? []) add(alike, HEARD);
    if (found.size > 0 || term.length < MISTYPED_MIN) return found;
    const reach = term.length < MISTYPED_TWICE_MIN ? 1 : 2;
    for (const [near, [, distance]] of terms.fuzzyGet(term, reach)) {
      add(near, distance === 1 ? MISTYPED : MISTYPED_TWICE);
    }
    return found;
  };
}

/**
 * Returns a lookup of terms by their ending. Scanning one string of all terms takes microseconds; a tree of endings
 * would cost as much to load as the one of prefixes.
 */
function endings(known: ReadonlySet<string>): (tail: string) => string[] {
  const all = `\n${[...known].join("\n")}\n`;
  return (tail) => {
    const found: string[] = [];
    for (let at = all.indexOf(`${tail}\n`); at !== -1; at = all.indexOf(`${tail}\n`, at + 1)) {
      found.push(all.slice(all.lastIndexOf("\n", at) + 1, at + tail.length));
    }
    return found;
  };
}
