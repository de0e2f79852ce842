import { span, type Block, type Look, type Span } from "~/domain/text/written-text";

/** Lines of one paragraph at most: it is measured in one go. */
const MOST_LINES = 100;
const TAB = "    ";

/** Lines as they were typed, with their indentation; an empty one begins a new paragraph. */
export function readWritten(lines: readonly string[], look: Partial<Look> = {}): Block[] {
  const blocks: Block[] = [];
  let spans: Span[] = [];
  let count = 0;
  const end = () => {
    if (spans.length > 0) blocks.push({ kind: "paragraph", spans });
    spans = [];
    count = 0;
  };
  for (const line of lines) {
    const text = asTyped(line);
    if (text.trim() === "") {
      end();
      continue;
    }
    if (count === MOST_LINES) end();
    if (count > 0) spans.push(span("\n"));
    spans.push(span(text, look));
    count++;
  }
  end();
  return blocks;
}

/** Keeps spaces that would be lost at the beginning of a line or beside another one. */
const asTyped = (line: string): string =>
  line
    .replace(/\t/g, TAB)
    .replace(/^ +/, (spaces) => "\u00a0".repeat(spaces.length))
    .replace(/ {2,}/g, (spaces) => `${"\u00a0".repeat(spaces.length - 1)} `)
    .trimEnd();
