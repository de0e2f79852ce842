import MiniSearch, { type Options } from "minisearch";
import { termOf, termsIn, wordsIn } from "./analyse";
import { partsOf } from "./compounds";
import { soundOf } from "./phonetic";
import type { Kind, SearchDocument } from "./documents";

interface Indexed {
  id: number;
  title: string;
  heading: string;
  text: string;
  parts: string;
  asked: string;
}

const OPTIONS: Options<Indexed> = {
  fields: ["title", "heading", "text", "parts", "asked"],
  tokenize: wordsIn,
  processTerm: termOf,
};

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
  index: ReturnType<MiniSearch["toJSON"]>;
  /** On how many pages each term stands, and how it sounds. */
  terms: [term: string, pages: number, sound: string][];
}

/** Adds a few at a time: a server that has to do it itself answers others meanwhile. */
export async function buildIndex(documents: readonly SearchDocument[]): Promise<StoredIndex> {
  const index = new MiniSearch(OPTIONS);
  const vocabulary = new Set(documents.flatMap(({ title, heading, text }) => wordsIn(`${title} ${heading} ${text}`)));
  const indexed = documents.map(({ kind, title, heading, text, more, asked }, id) => ({
    id,
    title,
    heading: heading ?? "",
    text: `${text}\n${more}`,
    asked,
    parts: [
      ...wordsIn(`${title} ${heading ?? ""}`).flatMap((word) => partsOf(word, vocabulary)),
      ...(heading === null ? CALLED[kind] : []),
    ].join(" "),
  }));
  await index.addAllAsync(indexed, { chunkSize: 40 });
  const pages = new Map<string, Set<string>>();
  for (const { kind, page, title, heading, text, more, asked } of documents) {
    for (const term of new Set(termsIn(`${title} ${heading ?? ""} ${text} ${more} ${asked}`))) {
      const found = pages.get(term) ?? new Set();
      pages.set(term, found.add(`${kind} ${page}`));
    }
  }
  return { index: index.toJSON(), terms: Array.from(pages, ([term, { size }]) => [term, size, soundOf(term)]) };
}

export const loadIndex = ({ index }: StoredIndex): Promise<MiniSearch<Indexed>> =>
  MiniSearch.loadJSAsync(index, OPTIONS);
