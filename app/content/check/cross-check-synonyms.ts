import { at } from "./at";
import { missionEntries, type Bodies, type Collections, type Entry } from "../entries";
import type { Problem } from "../files/source.server";
import { termsIn } from "../search/analyse";

/**
 * Reports synonyms whose meaning stands in no text: they would never find anything. A file that had a term is asked
 * first whether it still has it, as taking all texts apart takes a second at 1,200 missions.
 */
export function* crossCheckSynonyms(
  entries: Collections,
  bodies: Bodies,
  spoken: Map<string, Speaker>,
): Generator<Problem> {
  findTerms(new Set(entries.search.flatMap(meantTerms)), { entries, bodies }, spoken);
  for (const { source, data } of entries.search) {
    for (const [row, { gemeint }] of data.synonyms.entries()) {
      for (const [index, word] of gemeint.entries()) {
        const terms = termsIn(word);
        if (terms.length > 0 && terms.every((term) => spoken.has(term))) continue;
        yield at(
          source,
          ["synonyms", row, "gemeint", index],
          "L005",
          `„${word}“ steht in keinem Text, der durchsucht wird.`,
        );
      }
    }
  }
}

const meantTerms = ({ data }: Collections["search"][number]): string[] =>
  data.synonyms.flatMap(({ gemeint }) => gemeint.flatMap(termsIn));

/** A text that has a term, as it was when that was seen. */
export interface Speaker {
  path: string;
  title: string;
  bodyHash: string;
}

/** Leaves in `spoken` those of the terms that a text has, each with one that has it. */
function findTerms(
  terms: ReadonlySet<string>,
  { entries, bodies }: { entries: Collections; bodies: Bodies },
  spoken: Map<string, Speaker>,
): void {
  const texts = new Map(textsOf(entries).map((entry) => [entry.source.path, entry]));
  const missing = new Set(terms);
  const changed = new Set<string>();
  for (const [term, { path, title, bodyHash }] of [...spoken]) {
    const text = texts.get(path);
    if (!missing.has(term)) spoken.delete(term);
    else if (text?.data.title === title && text.source.bodyHash === bodyHash) missing.delete(term);
    else {
      spoken.delete(term);
      changed.add(path);
    }
  }
  for (const path of new Set([...changed, ...texts.keys()])) {
    if (missing.size === 0) return;
    const text = texts.get(path);
    if (!text) continue;
    const speaker = { path, title: text.data.title, bodyHash: text.source.bodyHash };
    for (const term of termsIn(`${text.data.title}\n${bodies.get(path)?.() ?? ""}`)) {
      if (missing.delete(term)) spoken.set(term, speaker);
    }
  }
}

const textsOf = (entries: Collections): Entry<{ title: string }>[] => [
  ...missionEntries(entries),
  ...entries.passages,
  ...entries.templates,
];
