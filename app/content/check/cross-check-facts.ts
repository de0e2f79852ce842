import { at } from "./at";
import { notCalculable, unknownFact } from "./unknown";
import type { Collections } from "../entries";
import type { Problem } from "../files/source.server";

/** Facts that others are calculated from exist, are numbers, and lead in no circle; sources of single values exist. */
export function* crossCheckFacts(facts: Collections["facts"], resources: ReadonlySet<string>): Generator<Problem> {
  const byId = new Map(facts.map((entry) => [entry.source.slug, entry.data] as const));
  const isCircular = (id: string, above: readonly string[] = []): boolean =>
    above.includes(id) || Object.values(byId.get(id)?.aus ?? {}).some((input) => isCircular(input, [...above, id]));
  for (const { source, data } of facts) {
    for (const [index, { quellen }] of data.werte.entries()) {
      for (const [place, id] of quellen.entries()) {
        if (!resources.has(id)) {
          yield at(
            source,
            ["werte", index, "quellen", place],
            "L002",
            `Die Ressource „${id}“ steht nicht in content/resources.`,
          );
        }
      }
    }
    for (const [name, id] of Object.entries(data.aus)) {
      const input = byId.get(id);
      const field = ["aus", name];
      if (!input) yield at(source, field, "L008", unknownFact(id));
      else if (input.einheit === "tag" || input.einheit === "text") yield at(source, field, "F010", notCalculable(id));
    }
    if (isCircular(source.slug))
      yield at(source, ["aus"], "F010", "Diese Formel führt im Kreis zu sich selbst zurück.");
  }
}
