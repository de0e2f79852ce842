import { span, type Look, type Span } from "~/domain/text/written-text";
import type { Block } from "./blocks";

/** Lines of one paragraph at most: it is measured in one go. */
const MOST_LINES = 100;
const TAB = "    ";

/** Lines as the learner typed them, with their indentation; an empty one begins a new paragraph. */
export function readWritten(lines: readonly string[], look: Partial<Look> = {}): Block[] {
  const blocks: Block[] = [];
  let runs: Span[] = [];
  let count = 0;
  const end = () => {
    if (runs.length > 0) blocks.push({ kind: "text", tone: "plain", centered: false, glued: false, runs });
    runs = [];
    count = 0;
  };
  for (const line of lines) {
    const text = asTyped(line);
    if (text.trim() === "") {
      end();
      continue;
    }
    if (count === MOST_LINES) end();
    if (count > 0) runs.push(span("\n"));
    runs.push(span(text, look));
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
