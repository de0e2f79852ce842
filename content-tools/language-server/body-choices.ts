import { BLANK_KINDS, BLANK_WORDS } from "~/domain/blanks/blank";
import { CONCERNED_NAMES, nameOfConcerned } from "~/domain/situation/concerned";
import type { Choice, Choices } from "./choices";

const REFERENCE = 18;

/** Components whose `id` names other content. */
const NAMED: Record<string, keyof Choices> = {
  Passage: "passages",
  VorlageLink: "templates",
  Rechner: "calculators",
  Fakt: "facts",
};

/** Attributes of `<Feld>` that take a word of a list. */
const OF_BLANK: Record<string, Readonly<Record<string, string>>> = { art: BLANK_KINDS, wort: BLANK_WORDS };

/**
 * Completions at a place (counted from 0): ids within `<Passage id="…"`, persons within `<Abschnitt wen="…"`, kinds within
 * `<Orte art="…"`, tasks within `<Meine antwort="…"`, kinds and words within `<Feld art="…"` and `wort="…"`, else none.
 */
export function choicesAt(text: string, place: { line: number; character: number }, choices: Choices) {
  const before = (text.split("\n")[place.line] ?? "").slice(0, place.character);
  const answer = /<Meine\s+antwort="([^"]*)$/.exec(before);
  if (answer) {
    const start = { line: place.line, character: place.character - (answer[1] ?? "").length };
    return choices.tasks.map((choice) => itemOf(choice, { start, end: place }));
  }
  const [, attribute = "", typed = ""] = /<Feld\s[^>]*?\b(art|wort)="([^"]*)$/.exec(before) ?? [];
  const ofBlank = OF_BLANK[attribute];
  if (ofBlank) {
    const range = { start: { line: place.line, character: place.character - typed.length }, end: place };
    return Object.entries(ofBlank).map(([id, title]) => itemOf({ id, title }, range));
  }
  const words = /<Abschnitt\s+wen="(?:[^"]*\s)?([^"\s]*)$/.exec(before);
  if (words) {
    const range = { start: { line: place.line, character: place.character - (words[1] ?? "").length }, end: place };
    return CONCERNED_NAMES.map((id) => itemOf({ id, title: nameOfConcerned(id) }, range));
  }
  const places = /<Orte\s+art="([^"]*)$/.exec(before);
  if (places) {
    const start = {
      line: place.line,
      character: place.character - (places[1] ?? "").length,
    };
    return choices.places.map((choice) => itemOf(choice, { start, end: place }));
  }
  const [, block = "", begun = ""] = /<(\w+)\s+id="([^"]*)$/.exec(before) ?? [];
  const kind = NAMED[block];
  if (!kind) return [];
  const start = { line: place.line, character: place.character - begun.length };
  return choices[kind].map((choice) => itemOf(choice, { start, end: place }));
}

const itemOf = ({ id, title }: Choice, range: object) => ({
  label: id,
  kind: REFERENCE,
  detail: title,
  filterText: id,
  textEdit: { range, newText: id },
});
