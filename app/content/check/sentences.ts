export interface Sentence {
  text: string;
  words: string[];
  /** Line and column from 1, within the text that holds the sentence. */
  line: number;
  column: number;
}

/** Sentence by hash: `key` is equal for sentences of the same words; line and column are those of the file. */
export type SentenceMark = [key: string, line: number, column: number];

const segmenter = new Intl.Segmenter("de", { granularity: "sentence" });

/** Splits Markdown into sentences; a new paragraph, list item, table cell or heading ends the one before. */
export function sentencesOf(markdown: string): Sentence[] {
  // Every replacement keeps the length, so that offsets stay those of the text.
  const flat = markdown
    .replace(/<\/?[A-Z][^>]*>/g, (tag) => " ".repeat(tag.length))
    .replace(/\|/g, "\n")
    .replace(/(?<=\S)\n(?=[\p{L}\p{N}„“"*_(])(?!\d+[.)] )(?!\* )/gu, " ");
  const found: Sentence[] = [];
  let line = 1;
  let counted = 0;
  let lineStart = 0;
  for (const { segment, index } of segmenter.segment(flat)) {
    const start = index + segment.search(/\S|$/);
    for (; counted < start; counted++) {
      if (markdown[counted] !== "\n") continue;
      line++;
      lineStart = counted + 1;
    }
    const words = wordsOf(segment);
    if (words.length > 0) found.push({ text: segment.trim(), words, line, column: start - lineStart + 1 });
  }
  return found;
}

export function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean);
}
