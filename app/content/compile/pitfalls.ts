import { COMPONENT_NAMES } from "./components";

export const BRACES = "Geschweifte Klammern gelten als Code: Nimm runde, oder schreib \\{ und \\}.";
export const COMMENT = "Kommentare gibt es hier nicht: Lösch ihn.";
export const MODULE =
  "Eine Zeile, die mit „import“ oder „export“ beginnt, gilt als Code: Stell ein anderes Wort davor.";
export const BODY_TOO_DEEP = "Der Text ist zu tief verschachtelt.";
export const UNCLEAR =
  "Der Text lässt sich ab hier nicht lesen: Prüf die spitzen und geschweiften Klammern in der Nähe.";

const LESS_THAN = "Ein Kleiner-Zeichen braucht ein Leerzeichen dahinter, etwa „< 18“; besser liest sich „unter 18“.";

/** Texts after an angle bracket that open no component, with advice on what to write instead. */
const OPENINGS: [RegExp, string][] = [
  [/^<!--/, COMMENT],
  [
    /^<(?:[a-z][a-z\d+.-]*:|www\.)\S*/i,
    "Adressen stehen in „resources“ oder „quellen“, nicht in spitzen Klammern im Text.",
  ],
  [
    /^<[^\s<>"„“]+@/,
    "Eine Mail-Adresse steht nicht in spitzen Klammern im Text; die des Anbieters setzt <Anbieter /> ein.",
  ],
  [/^<\/?[A-Za-z][^<>\n]*=\s*[^"'\s<>{]/, 'Werte stehen in geraden Anführungszeichen, etwa titel="Angebot".'],
  [/^<\/?[A-Za-z][^<>]*$/, "Hier fehlt das Ende des Bausteins: >"],
  [/^<(?:[\d\s=%?$€+.,)-]|$)/, LESS_THAN],
];

/** HTML tags that editors write, with the Markdown for each. */
const MARKUP: Partial<Record<string, string>> = {
  br: "Für einen neuen Absatz lass eine Zeile leer.",
  hr: "Eine Trennlinie gibt es nicht; nimm eine Überschrift mit ###.",
  b: "Fett schreibst du so: **Wort**.",
  strong: "Fett schreibst du so: **Wort**.",
  i: "Kursiv schreibst du so: *Wort*.",
  em: "Kursiv schreibst du so: *Wort*.",
  u: "Betonen kannst du mit *Wort* oder **Wort**.",
  a: "Adressen stehen in „resources“; auf eigene Seiten verweist [Wort](/adresse).",
  ul: "Eine Liste beginnt in jeder Zeile mit „- “.",
  ol: "Eine Liste mit Zahlen beginnt in jeder Zeile mit „1. “.",
  li: "Eine Liste beginnt in jeder Zeile mit „- “.",
  table: "Eine Tabelle besteht aus Zeilen mit | dazwischen.",
  img: "Bilder gehören nicht in den Text.",
};

/** Advice on an angle bracket at the start of `rest`; null where none of the known mistakes fits. */
export const explainOpening = (rest: string): string | null =>
  OPENINGS.find(([pattern]) => pattern.test(rest))?.[1] ?? null;

/** Advice on a component that does not exist. */
export function explainUnknown(name: string): string {
  const meant = COMPONENT_NAMES.find((known) => known.toLowerCase() === name.toLowerCase());
  const advice = meant ? `Meinst du <${meant}>?` : (MARKUP[name] ?? `Erlaubt sind: ${COMPONENT_NAMES.join(", ")}.`);
  return `<${name}> gibt es nicht. ${advice}`;
}
