import { wordsIn } from "~/domain/situation/concerned";

const SECTION = /<section data-wen="([^"]*)"[^>]*>(.*?)<\/section>/gs;

/** Whom the part of a compiled passage with a sentence concerns, by the words of its section; none: everyone. */
export function sectionWordsOf(html: string, sentence: string): string[] {
  const mark = `id="${sentence}"`;
  for (const [, wen = "", inner = ""] of html.matchAll(SECTION)) if (inner.includes(mark)) return wordsIn(wen);
  return [];
}
