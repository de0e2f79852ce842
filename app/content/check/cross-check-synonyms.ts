import { at } from "./at";
import { missionEntries, type Bodies, type Collections, type Entry } from "../entries";
import type { Problem } from "../files/source.server";
import { termsIn } from "../search/analyse";

/** Reports synonyms whose meaning stands in no text: they would never find anything. */
export function* crossCheckSynonyms(entries: Collections, bodies: Bodies): Generator<Problem> {
  if (entries.search.length === 0) return;
  const known = new Set([...textsOf(entries, bodies)].flatMap(termsIn));
  for (const { source, data } of entries.search) {
    for (const [row, { gemeint }] of data.synonyms.entries()) {
      for (const [index, word] of gemeint.entries()) {
        const terms = termsIn(word);
        if (terms.length > 0 && terms.every((term) => known.has(term))) continue;
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

function* textsOf(entries: Collections, bodies: Bodies): Generator<string> {
  const titled: Entry<{ title: string }>[] = [...missionEntries(entries), ...entries.passages, ...entries.templates];
  for (const { source, data } of titled) yield `${data.title}\n${bodies.get(source.path)?.() ?? ""}`;
}
