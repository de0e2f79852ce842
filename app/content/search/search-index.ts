import { setImmediate } from "node:timers/promises";
import { compoundParts, soundOf, termOf, termsIn, normalisedWords } from "./analyse";
import type { Kind, SearchDocument } from "./documents";

/** Names that learners use for a kind of page, though its text may not. */
const CALLED: Record<Kind, string[]> = {
  mission: [],
  passage: [],
  template: ["Vorlage", "Muster", "Formular"],
  "career-path": ["Berufspfad", "Pfad", "Beruf"],
  "personality-type": ["Persönlichkeitstyp", "Typ"],
  step: ["Schritt", "Startfahrplan", "Frist"],
  calculator: ["Rechner", "ausrechnen"],
};

/** Index as stored: plain data. */
export interface StoredIndex {
  terms: StoredTerm[];
  /** Similar sections of other pages for each section, in turn with the similarity in thousandths. */
  near: number[][];
}

/** Term with its number of pages, its sound and its places: section and strength in thousandths, in turn. */
export type StoredTerm = [term: string, pages: number, sound: string, places: number[]];

export const THOUSANDTHS = 1000;

// Weights tuned on questions, and on phrases of learners' questions that the index does not hold.
const WEIGHTS = { title: 2.2, heading: 4, text: 1, parts: 1, asked: 4 };
type Field = keyof typeof WEIGHTS;
const FIELDS: readonly Field[] = ["title", "heading", "text", "parts", "asked"];
/** Length normalisation (b of BM25): how far a long field lowers the weight of each mention. */
const LENGTH_COUNTS = 0.56;
/** Saturation (k of BM25): amount at which a word reaches half its maximum strength. */
const HALF_AT = 6;
/** Exponent of rarity: a rare word counts more, but less than proportionally. */
const RARER = 0.77;

/** Sections per batch: between batches, a server that builds the index itself can answer other requests. */
const SECTIONS_AT_A_TIME = 40;

export async function buildIndex(documents: readonly SearchDocument[]): Promise<StoredIndex> {
  const vocabulary = new Set(
    documents.flatMap(({ title, heading, text }) => normalisedWords(`${title} ${heading} ${text}`)),
  );
  const fields: Record<Field, string[]>[] = [];
  for (const document of documents) {
    fields.push(fieldsOf(document, vocabulary));
    if (fields.length % SECTIONS_AT_A_TIME === 0) await setImmediate();
  }
  const isText = documents.map((document) => !isBesideTexts(document));
  const sections = isText.filter(Boolean).length;
  const places = placesIn(fields, isText);
  const similar = await similarTo(vectorsOf(places, isText), documents.map(pageOf));
  const terms = Array.from(places, ([term, counted]): StoredTerm => {
    const texts = [...counted.keys()].filter((at) => isText[at]);
    const rarity = rarityOf(sections, texts.length);
    const stored = Array.from(counted, ([at, amount]) => [
      at,
      Math.max(1, Math.round(THOUSANDTHS * rarity ** RARER * (amount / (amount + HALF_AT)))),
    ]);
    const pages = new Set(texts.map((at) => documents[at] && pageOf(documents[at])));
    return [term, Math.max(1, pages.size), soundOf(term), stored.flat()];
  });
  const near = similar.map((others) =>
    others.flatMap(({ at, similarity }) => [at, Math.round(THOUSANDTHS * similarity)]),
  );
  return { terms, near };
}

/** Terms of a section by field. */
function fieldsOf(
  { kind, title, heading, text, more, asked }: SearchDocument,
  vocabulary: ReadonlySet<string>,
): Record<Field, string[]> {
  const parts = normalisedWords(`${title} ${heading ?? ""}`).flatMap((word) => compoundParts(word, vocabulary));
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

/** Mentions of each term in each section, weighted by field and its length. */
type Places = ReadonlyMap<string, ReadonlyMap<number, number>>;

function placesIn(sections: readonly Record<Field, string[]>[], isText: readonly boolean[]): Places {
  const places = new Map<string, Map<number, number>>();
  const texts = sections.filter((_, at) => isText[at]);
  for (const field of FIELDS) {
    const mean = texts.reduce((sum, section) => sum + section[field].length, 0) / texts.length;
    for (const [at, section] of sections.entries()) {
      const once = WEIGHTS[field] / (1 - LENGTH_COUNTS + (LENGTH_COUNTS * section[field].length) / mean);
      for (const term of section[field]) {
        const counted = places.get(term) ?? new Map<number, number>();
        counted.set(at, (counted.get(at) ?? 0) + once);
        places.set(term, counted);
      }
    }
  }
  return places;
}

/** Inverse document frequency: low for a term in many sections, near zero for one in all of them. */
const rarityOf = (sections: number, having: number): number => Math.log(1 + (sections - having + 0.5) / (having + 0.5));

/** Share of sections above which a term is ignored for similarity. */
const SAID_BY_MANY = 0.2;

function vectorsOf(places: Places, isText: readonly boolean[]): Vector[] {
  const vectors = isText.map((): Vector => new Map());
  const sections = isText.filter(Boolean).length;
  for (const [term, counted] of places) {
    const texts = [...counted].filter(([at]) => isText[at]);
    if (texts.length > SAID_BY_MANY * sections) continue;
    const rarity = Math.log(sections / texts.length);
    for (const [at, amount] of texts) vectors[at]?.set(term, Math.log1p(amount) * rarity);
  }
  return vectors;
}

/**
 * Steps and calculators say in short what texts explain: they are found beside those, and neither make a word more
 * frequent nor lend a text their score, so that each text ranks as if they were not there.
 */
export const isBesideTexts = ({ kind }: SearchDocument): boolean => kind === "step" || kind === "calculator";

const pageOf = ({ kind, page }: SearchDocument): string => `${kind} ${page}`;

/** Weights of a section's terms. */
type Vector = Map<string, number>;

/** Similar section of another page; `similarity` (cosine) from 0 to 1. */
interface Similar {
  at: number;
  similarity: number;
}

const MOST = 6;
/** Lower bound of similarity; below it, two sections share only a few words. */
const SIMILAR_FROM = 0.12;

/** Most similar sections for each section, none of its own page. */
async function similarTo(vectors: readonly Vector[], pages: readonly string[]): Promise<Similar[][]> {
  const having = new Map<string, { at: number; share: number }[]>();
  for (const [at, vector] of vectors.entries()) {
    const length = Math.hypot(...vector.values());
    for (const [term, value] of vector) {
      const places = having.get(term) ?? [];
      places.push({ at, share: value / length });
      having.set(term, places);
    }
  }
  const similar: Similar[][] = [];
  // One row at a time: all of them would be half a gigabyte at 1,200 missions, and grow with their square.
  const row = new Float64Array(vectors.length);
  for (const [of, vector] of vectors.entries()) {
    row.fill(0);
    const length = Math.hypot(...vector.values());
    for (const [term, value] of vector) {
      for (const other of having.get(term) ?? []) row[other.at] = (row[other.at] ?? 0) + (value / length) * other.share;
    }
    similar.push(nearest(row, of, pages));
    if (of % SECTIONS_AT_A_TIME === 0) await setImmediate();
  }
  return similar;
}

function nearest(row: Float64Array, of: number, pages: readonly string[]): Similar[] {
  const found: Similar[] = [];
  for (const [at, similarity] of row.entries()) {
    if (similarity >= SIMILAR_FROM && pages[at] !== pages[of]) found.push({ at, similarity });
  }
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, MOST);
}
