/** A sentence or a list item; never cut. */
export interface SectionUnit {
  text: string;
  /** Number of the paragraph or list of the section that holds the unit. */
  part: number;
  /** Bullet of a list item: „-“ or its number. */
  marker: "-" | number | null;
  /** Title of the box that begins with this unit: „Beispiel“, „Stolperfalle“. */
  label: string | null;
}

const ITEM = /^(?:(-)|(\d{1,3})\.) +(.*)$/;
const LABEL = /^[^.!?:;,„“"]{2,40}$/;
/** A paragraph of this many lines is a table: prose has fewer. */
const TABLE = 3;
/** Title of the box that says when a mission is done; left out, as it answers no question. */
const CLOSING = "Geschafft";

/** Splits a section's plain text (empty lines between paragraphs, items with „- “ or „1. “) into units. */
export function unitsOf(text: string): SectionUnit[] {
  const units: SectionUnit[] = [];
  let part = 0;
  let label: string | null = null;
  let isList = false;
  const paragraphs = text.split(/\n{2,}/);
  for (const [index, written] of paragraphs.entries()) {
    const lines = written.split("\n").filter((line) => line.trim() !== "");
    const isItem = ITEM.test(lines[0] ?? "");
    if (!isItem && lines.length === 1 && LABEL.test(written.trim()) && index + 1 < paragraphs.length) {
      label = written.trim();
      isList = false;
      continue;
    }
    if (label !== CLOSING) {
      if (!(isItem && isList)) part++;
      const read = readPart(lines, part);
      units.push(...read.map((unit, at) => (at === 0 ? { ...unit, label } : unit)));
    }
    isList = isItem;
    label = null;
  }
  return units;
}

function readPart(lines: readonly string[], part: number): SectionUnit[] {
  if (lines.some((line) => ITEM.test(line))) return readItems(lines, part);
  return lines.length < TABLE ? readSentences(lines, part) : readRows(lines, part);
}

/** A table's rows, without a header whose column names run into each other. */
const readRows = (lines: readonly string[], part: number): SectionUnit[] =>
  lines
    .filter((line, index) => index > 0 || !/\p{Ll}\p{Lu}/u.test(line))
    .map((line) => ({ text: line.trim(), part, marker: "-", label: null }));

const readSentences = (lines: readonly string[], part: number): SectionUnit[] =>
  lines
    .join(" ")
    .split(/(?<=[.!?:…]["“)]?) +(?=[\p{Lu}„(\d])(?<!(?<!\p{L})(?:\d|\p{L}|ca|bzw|etc|Nr|Abs|Min|Std|usw)\. )/u)
    .map((text) => ({ text, part, marker: null, label: null }));

function readItems(lines: readonly string[], part: number): SectionUnit[] {
  const units: SectionUnit[] = [];
  for (const line of lines) {
    const [, dash, number, text] = ITEM.exec(line) ?? [];
    const last = units.at(-1);
    if (text !== undefined) units.push({ text, part, marker: dash ? "-" : Number(number), label: null });
    else if (last) last.text += ` ${line.trim()}`;
    else units.push({ text: line.trim(), part, marker: null, label: null });
  }
  return units;
}
