import { at } from "~/content/check/at";
import type { Collections } from "~/content/entries";
import { factsIn, sheetsOf } from "~/content/calculators/sheets";
import { listFacts } from "~/content/facts/to-fact";
import type { Problem } from "~/content/files/source.server";
import { inForceOn } from "~/domain/facts/figure";
import { valueOn } from "~/domain/facts/timeline";
import { isOutOfDate } from "~/domain/text/evidence";
import { numericDate } from "~/domain/time/german-dates";

/** Reports facts that say nothing true on a day (YYYY-MM-DD), and those that no text prints. */
export function* adviseFacts(entries: Collections, today: string): Generator<Problem> {
  const facts = new Map(listFacts(entries).map((fact) => [fact.id, fact]));
  const used = usedFacts(entries);
  for (const { source, data } of entries.facts) {
    const fact = facts.get(source.slug);
    if (!fact) continue;
    const field = [data.formel === undefined ? "werte" : "formel"];
    if (!used.has(source.slug))
      yield at(source, ["title"], "F007", "Kein Text zeigt diesen Fakt: Nimm ihn auf, oder lösch die Datei.");
    if (isOutOfDate(data.pruefenBis, today)) {
      const message = `Geprüft war er bis ${numericDate(data.pruefenBis)}. Lies die Quellen neu (${data.quellen.join(", ")}).`;
      yield at(source, ["pruefenBis"], "F009", message);
    }
    const isInForce = inForceOn(fact, today) !== null;
    if (isInForce && data.sicherheit !== "entwurf") continue;
    const day = numericDate(today);
    if (isInForce || valueOn(fact.timeline, today)) {
      yield at(
        source,
        isInForce ? ["sicherheit"] : field,
        "F008",
        `Am ${day} gibt es nur einen Entwurf, und der wird nie gezeigt.`,
      );
    } else {
      yield at(
        source,
        field,
        "F006",
        `Am ${day} gilt kein Wert: Die Texte sagen dann, dass er noch nicht bekannt ist.`,
      );
    }
  }
}

/** Ids of the facts that texts print, and of those these are calculated from. */
export function usedFacts(entries: Collections): Set<string> {
  const inputs = new Map(entries.facts.map(({ source, data }) => [source.slug, Object.values(data.aus)] as const));
  const used = new Set<string>();
  const use = (id: string): void => {
    if (used.has(id)) return;
    used.add(id);
    for (const input of inputs.get(id) ?? []) use(input);
  };
  for (const { source } of Object.values(entries).flat()) source.takenUp.facts.forEach(use);
  sheetsOf(entries).flatMap(factsIn).forEach(use);
  return used;
}
