import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

interface OtherWord {
  /** The word of docs/glossary.md. */
  use: string;
  not: RegExp;
  /** Means something else in what people learn: there a dashboard belongs to a shop, and a quiz to a post. */
  isCommon?: true;
}

/** Other names for what docs/glossary.md calls by one word; its column „nicht“ lists them. */
export const OTHER_WORDS: readonly OtherWord[] = [
  { use: "Home", not: /Dashboard|(?:auf|von|zu) (?:der|deiner) Startseite/, isCommon: true },
  { use: "Test", not: /Quiz|Persönlichkeitsquiz|Selbsttest/, isCommon: true },
  { use: "Inno", not: /(?:AI|KI)[- ]Coach/ },
  { use: "Inno", not: /[Dd]ein(?:en|em)? Coach|zum Coach|KI-Assistent/, isCommon: true },
  { use: "Tarif", not: /Subscription|(?:Free|Pro|Preis|Bezahl)-?[Pp]lan/ },
  { use: "Tarif", not: /[Dd]ein(?:es)? Abo|Abonnement|Mitgliedschaft/, isCommon: true },
  { use: "Preise ansehen", not: /Tarife ansehen|Upgrade|[Uu]pgraden/, isCommon: true },
  { use: "Plan", not: /Aktionspl(?:an|äne)|Wochenplan/, isCommon: true },
  { use: "Zugabe", not: /Bonusmission(?:en)?/ },
  { use: "Abzeichen", not: /Badges?|Orden/, isCommon: true },
  { use: "Weg in Zahlen", not: /Meilensteine?/, isCommon: true },
  { use: "Rechner", not: /Kalkulator/, isCommon: true },
  { use: "Startfahrplan", not: /To-do-Liste/, isCommon: true },
  { use: "Mappe", not: /Notizbuch/, isCommon: true },
  { use: "Kundenweg", not: /CRM|Adressbuch/, isCommon: true },
  { use: "Versuch", not: /Experimente?|Challenge/, isCommon: true },
  { use: "Abendsatz", not: /[Dd]ein Vorsatz/, isCommon: true },
  { use: "Begleitung", not: /Buddy|Mentor(?::in)?|Accountability-Partner/, isCommon: true },
];

/** Names of tarifs and of a button, which any text may quote, and Inno where he is introduced. */
const QUOTED =
  /Subscription verwalten|Pro \+ AI-Coach|AI-Coach Add-on|Inno, (?:dein|unser|der) KI-Coach|Inno ist unser KI-Coach|KI-Coach Inno/g;

export interface FoundWord {
  index: number;
  word: string;
  use: string;
}

/** `isLesson`: the text is about the learner's work rather than about the app. */
export function findOtherWords(text: string, isLesson: boolean): FoundWord[] {
  const own = text.replace(QUOTED, (quoted) => " ".repeat(quoted.length));
  return OTHER_WORDS.filter(({ isCommon }) => !(isCommon && isLesson)).flatMap(({ use, not }) =>
    Array.from(own.matchAll(new RegExp(`(?<!\\p{L})(?:${not.source})(?!\\p{L})`, "gu")), ({ index, 0: word }) => ({
      index,
      word,
      use,
    })),
  );
}

/** Folders whose texts are about the app. */
const ABOUT_THE_APP = /^(?:hilfe|site|plans|legal|quiz|start-missions|bonus)\//;
/** Stated names that stand once, in the list of what a tarif has. */
const STATED = new Map([["plans/pro-ai.mdx", ["Aktionspläne"]]]);

/** Reports names for things of the app other than that of docs/glossary.md. */
export function* checkOtherWords({ prose, blocks }: Prose, path: string): Generator<Mark> {
  const isLesson = !ABOUT_THE_APP.test(path);
  for (const { from, to } of blocks) {
    for (const { index, word, use } of findOtherWords(prose.slice(from, to), isLesson)) {
      if (STATED.get(path)?.includes(word)) continue;
      yield { rule: "T035", at: from + index, message: `„${word}“ heißt in der App „${use}“.` };
    }
  }
}
