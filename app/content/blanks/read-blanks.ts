import { isBlankKind, isBlankWord, type BlankKind, type BlankWord } from "~/domain/blanks/blank";
import { blankTask } from "~/domain/blanks/blank-work";
import { EVENING_WORK } from "~/domain/evening-plans/evening-work";
import { decodeEntities } from "../plain-text";

/** A blank of a compiled text. */
export interface Blank {
  /** Its template's id and its own: „kassenfragen.datum“. */
  name: string;
  kind: BlankKind;
  word: BlankWord | null;
  /** Choices, for the kind that chooses. */
  choices: readonly string[];
  /** Label of the blank; empty for a box, whose words follow it. */
  label: string;
}

const PLACE =
  /<span data-feld="([a-z0-9.-]+)" data-art="([a-z]+)"(?: data-wort="([a-z]+)")?(?: data-wahl="([^"]*)")?>(.*?)<\/span>/g;

/** A compiled text with each blank replaced by what `write` makes of it; `after`: the text that follows. */
export const fillBlanks = (html: string, write: (blank: Blank, after: string) => string): string =>
  html.includes("<span data-feld=")
    ? html.replace(PLACE, (place: string, ...[name, kind, word, choices, label, at]: PlaceParts) =>
        write(toBlank([name, kind, word, choices, label]), html.slice(at + place.length, at + place.length + 20)),
      )
    : html;

/** A box and the words after it, up to the next blank or the end of its line. */
const TICK =
  /(<span data-feld="[a-z0-9.-]+" data-art="haken">☐<\/span>)(.*?)(?=<span data-feld=|<\/p>|<\/li>|<ul|<ol|<br|$)/gs;

/** A compiled text with each box and the words after it replaced by what `write` makes of them. */
export const fillBoxes = (html: string, write: (blank: Blank, words: string) => string): string =>
  html.replace(TICK, (_, box: string, words: string) => fillBlanks(box, (blank) => write(blank, words)));

type Parts = [name: string, kind: string, word: string | undefined, choices: string | undefined, label: string];
type PlaceParts = [...Parts, at: number];

function toBlank([name, kind, word, choices, label]: Parts): Blank {
  return {
    name,
    kind: isBlankKind(kind) ? kind : "text",
    word: word && isBlankWord(word) ? word : null,
    choices: choices ? decodeEntities(choices).split("|") : [],
    label: kind === "haken" ? "" : decodeEntities(label).slice(1, -1),
  };
}

/** The blanks of a compiled text, in their order. */
export function blanksIn(html: string): Blank[] {
  const found: Blank[] = [];
  fillBlanks(html, (blank) => {
    found.push(blank);
    return "";
  });
  return found;
}

const known = new WeakMap<object, readonly Blank[]>();

/** The blanks of a mission or template, read once: no day changes them. */
export function blanksOf(text: { html: string }): readonly Blank[] {
  const blanks = known.get(text) ?? blanksIn(text.html);
  known.set(text, blanks);
  return blanks;
}

/** Everything of a mission that a device keeps by its id: tasks, the blanks of its templates, and the sentences for its evening. */
export const workTasks = <Task extends { id: string }>(mission: {
  html: string;
  tasks: readonly Task[];
}): (Task | { id: string })[] => [
  ...mission.tasks,
  ...blanksOf(mission).map(({ name }) => ({ id: blankTask(name) })),
  ...EVENING_WORK,
];
