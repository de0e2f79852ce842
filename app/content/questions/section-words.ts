import { wordsIn } from "~/domain/situation/concerned";

const SECTION = /<section data-wen="([^"]*)"[^>]*>(.*?)<\/section>/gs;

/** Groups whom the section with a sentence concerns, in the words of <Abschnitt>; none: everyone. */
export function sectionWordsOf(html: string, sentence: string): string[] {
  const mark = `id="${sentence}"`;
  for (const [, wen = "", inner = ""] of html.matchAll(SECTION)) if (inner.includes(mark)) return wordsIn(wen);
  return [];
}
