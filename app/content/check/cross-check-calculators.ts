import type { Collections } from "../entries";
import type { Problem } from "../files/source.server";
import { at } from "./at";
import { notCalculable, unknownCalculator, unknownFact } from "./unknown";

/** Rows of sheets take facts that there are and that are numbers; templates name calculators that there are. */
export function* crossCheckCalculators({ facts, rechner, templates }: Collections): Generator<Problem> {
  const units = new Map(facts.map(({ source, data }) => [source.slug, data.einheit]));
  for (const { source, data } of [...rechner, ...templates]) {
    for (const [part, { zeilen }] of (data.rechenblatt?.abschnitte ?? []).entries()) {
      for (const [row, { fakt }] of zeilen.entries()) {
        if (fakt === undefined) continue;
        const unit = units.get(fakt);
        const field = ["rechenblatt", "abschnitte", part, "zeilen", row, "fakt"];
        if (unit === undefined) yield at(source, field, "L008", unknownFact(fakt));
        else if (unit === "tag" || unit === "text") yield at(source, field, "F010", notCalculable(fakt));
      }
    }
  }
  const known = new Set(rechner.map(({ source }) => source.slug));
  for (const { source, data } of templates) {
    if (data.rechner !== undefined && !known.has(data.rechner))
      yield at(source, ["rechner"], "L010", unknownCalculator(data.rechner));
  }
}
