import { setImmediate } from "node:timers/promises";
import { termOf, termsIn, wordsIn } from "./analyse";
import { partsOf } from "./compounds";
import { soundOf } from "./phonetic";
import { similarTo, type Vector } from "./similar";
import type { Kind, SearchDocument } from "./documents";

/** What people call such a page, which it need not call itself. */
const CALLED: Record<Kind, string[]> = {
  mission: [],
  passage: [],
  template: ["Vorlage", "Muster", "Formular"],
  "career-path": ["Berufspfad", "Pfad", "Beruf"],
  "personality-type": ["Persönlichkeitstyp", "Typ"],
};

/** As it is kept: plain data. */
export interface StoredIndex {
  terms: StoredTerm[];
  /** Of each section those of other pages that speak of the same, and how much so, in thousandths, by turns. */
  near: number[][];
}

/**
 * On how many pages the term stands, how it sounds, and where: section and strength in thousandths by turns. Below zero
 * where only a text speaks of it, and neither a heading nor what people ask.
 */
export type StoredTerm = [term: string, pages: number, sound: string, places: number[]];

export const THOUSANDTHS = 1000;

// Tried on questions, and on phrases of people's questions that the index does not hold.
const WEIGHTS = { title: 2.2, heading: 4, text: 1, parts: 1, asked: 4 };
type Field = keyof typeof WEIGHTS;
const FIELDS: readonly Field[] = ["title", "heading", "text", "parts", "asked"];
/** How much a long field thins out what it says. */
const LENGTH_COUNTS = 0.56;
/** Said so often, a word counts half of what it can at most. */
const HALF_AT = 6;
/** A rare word counts more, but not as much as it is rarer. */
const RARER = 0.77;

/** So many sections at a time: a server that has to do it itself answers others meanwhile. */
const AT_A_TIME = 40;

export async function buildIndex(documents: readonly SearchDocument[]): Promise<StoredIndex> {
  const vocabulary = new Set(documents.flatMap(({ title, heading, text }) => wordsIn(`${title} ${heading} ${text}`)));
  const fields: Record<Field, string[]>[] = [];
  for (const document of documents) {
    fields.push(fieldsOf(document, vocabulary));
    if (fields.length % AT_A_TIME === 0) await setImmediate();
  }
  const places = placesIn(fields);
  const similar = await similarTo(vectorsOf(places, documents.length), documents.map(pageOf));
  const terms = Array.from(places, ([term, counted]): StoredTerm => {
    const rarity = rarityOf(documents.length, counted.size);
    const stored = Array.from(counted, ([at, { amount, isTopical }]) => {
      const strength = Math.max(1, Math.round(THOUSANDTHS * rarity ** RARER * (amount / (amount + HALF_AT))));
      return [at, isTopical ? strength : -strength];
    });
    const pages = new Set(Array.from(counted.keys(), (at) => documents[at] && pageOf(documents[at])));
    return [term, pages.size, soundOf(term), stored.flat()];
  });
  const near = similar.map((others) =>
    others.flatMap(({ at, similarity }) => [at, Math.round(THOUSANDTHS * similarity)]),
  );
  return { terms, near };
}

/** Words as terms, by where they stand. */
function fieldsOf(
  { kind, title, heading, text, more, asked }: SearchDocument,
  vocabulary: ReadonlySet<string>,
): Record<Field, string[]> {
  const parts = wordsIn(`${title} ${heading ?? ""}`).flatMap((word) => partsOf(word, vocabulary));
  return {
    title: termsIn(title),
    heading: termsIn(heading ?? ""),
    text: termsIn(`${text}\n${more}`),
    parts: [
      ...parts.flatMap((part) => termOf(part) ?? []),
      ...(heading === null ? termsIn(CALLED[kind].join(" ")) : []),
    ],
    asked: termsIn(asked),
  };
}

interface Counted {
  /** How often the section says it, where it counts more, and less in what is long. */
  amount: number;
  isTopical: boolean;
}

type Places = ReadonlyMap<string, ReadonlyMap<number, Counted>>;

function placesIn(sections: readonly Record<Field, string[]>[]): Places {
  const places = new Map<string, Map<number, Counted>>();
  for (const field of FIELDS) {
    const mean = sections.reduce((sum, section) => sum + section[field].length, 0) / sections.length;
    for (const [at, section] of sections.entries()) {
      const once = WEIGHTS[field] / (1 - LENGTH_COUNTS + (LENGTH_COUNTS * section[field].length) / mean);
      for (const term of section[field]) {
        const counted = places.get(term) ?? new Map<number, Counted>();
        const { amount = 0, isTopical = false } = counted.get(at) ?? {};
        counted.set(at, { amount: amount + once, isTopical: isTopical || field !== "text" });
        places.set(term, counted);
      }
    }
  }
  return places;
}

/** What stands in many sections says little; what stands in all of them, nearly nothing. */
const rarityOf = (sections: number, having: number): number => Math.log(1 + (sections - having + 0.5) / (having + 0.5));

/** What stands in more sections than this says nothing about which ones are alike. */
const SAID_BY_MANY = 0.2;

function vectorsOf(places: Places, sections: number): Vector[] {
  const vectors = Array.from({ length: sections }, (): Vector => new Map());
  for (const [term, counted] of places) {
    if (counted.size > SAID_BY_MANY * sections) continue;
    const rarity = Math.log(sections / counted.size);
    for (const [at, { amount }] of counted) vectors[at]?.set(term, Math.log1p(amount) * rarity);
  }
  return vectors;
}

const pageOf = ({ kind, page }: SearchDocument): string => `${kind} ${page}`;
