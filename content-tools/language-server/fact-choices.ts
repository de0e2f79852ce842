import { explainedBlank } from "./blank-choices";
import { unknownFact, unknownPlaceKind } from "~/content/check/unknown";
import { toFact } from "~/content/facts/to-fact";
import { collections } from "~/content/frontmatter/schema";
import { noteOn } from "~/domain/facts/fact-note";
import { sayValue } from "~/domain/facts/say-value";
import { valueAfter, withTimelines } from "~/domain/facts/timeline";
import { numericDate } from "~/domain/time/german-dates";

export interface FactChoice {
  id: string;
  /** With the value of the day. */
  title: string;
  /** Hover text over the figure, as Markdown. */
  explained: string;
}

interface Head {
  id: string;
  data: unknown;
}

/** Facts that can be printed, with what they say on a day (YYYY-MM-DD) and after it; a broken head has its id alone. */
export function factChoices(heads: readonly Head[], day: string): FactChoice[] {
  const readable = heads.flatMap(({ id, data }) => {
    const read = collections.facts.safeParse(data).data;
    return read ? [toFact(id, read)] : [];
  });
  const facts = new Map(withTimelines(readable).map((fact) => [fact.id, fact]));
  return heads.map(({ id }) => {
    const fact = facts.get(id);
    if (!fact) return { id, title: id, explained: "Der Kopf dieses Fakts ist nicht lesbar." };
    const { title, figure, statement, validity, certainty } = noteOn(fact, day);
    const next = valueAfter(fact.timeline, day);
    const draft =
      next?.status === "entwurf"
        ? `Im Entwurf ab ${numericDate(next.from ?? day)}: ${sayValue(next.value, fact.unit)}.`
        : "";
    const known = figure ?? "noch nicht bekannt";
    const explained = [`**${title}: ${known}**`, statement, `${validity} ${draft}`.trim(), `Sicherheit: ${certainty}.`];
    return { id, title: `${title}: ${known}`, explained: explained.filter(Boolean).join("\n\n") };
  });
}

const NAMED = /<(Fakt\s+id|Meine\s+antwort|Feld\s+id|Orte\s+art)="([^"]*)"[^>]*>/g;

interface Explained {
  id: string;
  explained: string;
}

function explained(kind: string, id: string, { facts, tasks, places }: Named): string {
  const [known, missing] = kind.startsWith("Fakt")
    ? [facts, unknownFact(id)]
    : kind.startsWith("Orte")
      ? [places, unknownPlaceKind(id)]
      : [tasks, `Die Aufgabe „${id}“ gibt es nicht, oder sie hat kein Feld für eine Antwort.`];
  return known.find((each) => each.id === id)?.explained ?? missing;
}

interface Named {
  facts: readonly Explained[];
  tasks: readonly Explained[];
  places: readonly Explained[];
}

/** Explanation of the fact, answer, blank or list of places whose element covers a place (counted from 0); null beside all of them. */
export function explainedAt(text: string, { line, character }: { line: number; character: number }, known: Named) {
  for (const { 0: element, 1: kind = "", 2: id = "", index } of (text.split("\n")[line] ?? "").matchAll(NAMED)) {
    const end = index + element.length;
    if (character < index || character >= end) continue;
    const value = kind.startsWith("Feld") ? explainedBlank(element) : explained(kind, id, known);
    const range = { start: { line, character: index }, end: { line, character: end } };
    return { contents: { kind: "markdown", value }, range };
  }
  return null;
}
