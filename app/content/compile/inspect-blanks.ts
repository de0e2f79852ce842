import {
  BLANK_ID,
  BLANK_ID_MAX,
  BLANK_KINDS,
  BLANK_WORDS,
  choicesOf,
  isBlankKind,
  isBlankWord,
} from "~/domain/blanks/blank";
import type { BodyNode, Report } from "./inspect-body";
import { attributeOf, hasBlank } from "./name-blanks";

/** Blanks stand in templates and say how they are filled in; `isTemplate`: the text as a whole is one. */
export function inspectBlanks(tree: BodyNode, { isTemplate }: { isTemplate: boolean }, report: Report): void {
  const templates = new Set<string>();
  const inTemplate = (node: BodyNode, names: Set<string> | null) => {
    for (const child of node.children ?? []) {
      const refuse = (message: string) => report(child.position?.start, "T025", message);
      if (child.name === "Vorlage") inTemplate(child, blanksOf(child, refuse));
      else if (child.name === "Feld") inspectBlank(child, names, refuse);
      else inTemplate(child, names);
    }
  };
  const blanksOf = (template: BodyNode, refuse: (message: string) => void) => {
    const id = attributeOf(template, "id");
    if (isTemplate && hasBlank(template)) refuse("In content/templates ist die Datei die Vorlage: Nimm <Vorlage> weg.");
    else if (id === null && hasBlank(template)) refuse('<Vorlage> mit Feldern braucht eine Kennung: <Vorlage id="…">');
    if (id !== null && !isId(id)) refuse(`„${id}“ ist keine Kennung: ${ID_IS}`);
    if (id !== null && templates.has(id)) refuse(`Zwei Vorlagen heißen „${id}“.`);
    if (id !== null) templates.add(id);
    return new Set<string>();
  };
  inTemplate(tree, isTemplate ? new Set() : null);
}

const ID_IS = `kleine Buchstaben, Ziffern und Bindestriche, höchstens ${BLANK_ID_MAX}.`;
const isId = (id: string): boolean => BLANK_ID.test(id) && id.length <= BLANK_ID_MAX;
const listOf = (names: object): string => Object.keys(names).join(", ");

function inspectBlank(blank: BodyNode, names: Set<string> | null, refuse: (message: string) => void): void {
  const [id, kind, word, choices] = ["id", "art", "wort", "wahl"].map((name) => attributeOf(blank, name));
  if (names === null) refuse("<Feld> steht nur in einer <Vorlage> und in content/templates.");
  if (!id || !isId(id)) refuse(`<Feld> braucht eine Kennung in „id“: ${ID_IS}`);
  else if (names?.has(id)) refuse(`Zwei Felder dieser Vorlage heißen „${id}“.`);
  if (id) names?.add(id);
  if (kind && !isBlankKind(kind)) refuse(`„${kind}“ kennt „art“ nicht. Erlaubt sind: ${listOf(BLANK_KINDS)}.`);
  if (word && !isBlankWord(word)) refuse(`„${word}“ kennt „wort“ nicht. Erlaubt sind: ${listOf(BLANK_WORDS)}.`);
  const { length } = choicesOf(choices ?? "");
  if ((kind === "wahl") !== length > 0 || length === 1) {
    refuse('„wahl“ nennt zu art="wahl" wenigstens zwei Antworten, getrennt durch |.');
  }
  const { children = [] } = blank;
  const label = children.map(({ value = "" }) => value).join("");
  if (kind === "haken") {
    if (children.length > 0) refuse('Was man abhakt, steht hinter dem Kästchen: <Feld id="…" art="haken" /> Wort');
  } else if (children.some(({ type }) => type !== "text") || !/\p{L}/u.test(label)) {
    refuse("In <Feld> steht in einfachen Worten, was hineingehört: <Feld>Datum</Feld>, ohne Klammern.");
  } else if (/[[\]]/.test(label)) refuse("Die Klammern um ein leeres Feld kommen von selbst.");
}
