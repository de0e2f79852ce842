/** A sentence as written, the words that make it the same as another, and where it begins. */
export interface Sentence {
  text: string;
  words: string[];
  /** Line from 1, counted from the first line of the text it was taken from. */
  line: number;
}

/** Equal for sentences of the same words, and the sentence's line in its file. */
export type SentenceMark = [key: string, line: number];

const segmenter = new Intl.Segmenter("de", { granularity: "sentence" });

/** The sentences of a Markdown text. Paragraphs, list items, table cells and headings end the sentence before them. */
export function sentencesOf(markdown: string): Sentence[] {
  // Every replacement keeps the length, so that a place in the result is the same place in the text.
  const flat = markdown
    .replace(/<\/?[A-Z][^>]*>/g, (tag) => " ".repeat(tag.length))
    .replace(/\|/g, "\n")
    .replace(/(?<=\S)\n(?=[\p{L}\p{N}„“"*_(])(?!\d+[.)] )(?!\* )/gu, " ");
  const found: Sentence[] = [];
  let line = 1;
  let counted = 0;
  for (const { segment, index } of segmenter.segment(flat)) {
    const start = index + segment.search(/\S|$/);
    for (; counted < start; counted++) if (markdown[counted] === "\n") line++;
    const words = wordsOf(segment);
    if (words.length > 0) found.push({ text: segment.trim(), words, line });
  }
  return found;
}

/** Lower-case words without quotes, dashes, emphasis and other marks; what holds no letter or digit is no word. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean);
}
