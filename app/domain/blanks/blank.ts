/** Kinds of blanks in templates: the values of a `<Feld>`'s `art`, with the explanation that editors read of each. */
export const BLANK_KINDS = {
  text: "ein paar Worte in der Zeile",
  absatz: "mehrere Zeilen",
  zahl: "eine Zahl",
  euro: "ein Betrag; ein „€“ dahinter steht im Text oder kommt von selbst",
  datum: "ein Tag",
  wahl: "eines von mehreren, die „wahl“ nennt, getrennt durch |",
  haken: "ein Kästchen zum Abhaken, ohne Worte darin",
} as const;

export type BlankKind = keyof typeof BLANK_KINDS;

/** Values that are the same in every template: those of a `<Feld>`'s `wort`. */
export const BLANK_WORDS = {
  name: "der eigene Name",
  firma: "der Name des Betriebs",
  angebot: "was jemand anbietet, in einem Satz",
  satz: "der Stundensatz",
  ort: "wo jemand arbeitet",
  mail: "die eigene Mail-Adresse",
  telefon: "die eigene Nummer",
  stunden: "Stunden in der Woche",
  starttag: "der Tag des Starts",
  zielgruppe: "für wen jemand arbeitet",
  website: "die eigene Website",
  kontakt:
    "der Name der Person vom Kundenweg, für die die Vorlage geöffnet wurde; behalten wird er nicht, und in Dateien und Drucken bleibt er offen",
} as const;

export type BlankWord = keyof typeof BLANK_WORDS;

/** The contact's name: never suggested from earlier answers, and no learner's own answer. */
export const CONTACT_WORD = "kontakt" satisfies BlankWord;

/** Whether what a blank with this word holds is the same in the next offer or letter: the reader's own. */
export const isSameNextTime = (word: BlankWord | null): boolean => word !== null && word !== CONTACT_WORD;

export const isBlankKind = (value: string): value is BlankKind => Object.hasOwn(BLANK_KINDS, value);
export const isBlankWord = (value: string): value is BlankWord => Object.hasOwn(BLANK_WORDS, value);

/** The choices of a `wahl`. */
export const choicesOf = (wahl: string): string[] =>
  wahl
    .split("|")
    .map((choice) => choice.trim())
    .filter(Boolean);

/** Slug of a template's id, and of a blank's within it. */
export const BLANK_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const BLANK_ID_MAX = 30;
