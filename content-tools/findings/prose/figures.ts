import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/** Texts that tell what holds; templates are filled in by their readers, and legal texts state our own terms. */
const TELLS = /^(?:roadmaps|start-missions|bonus|passages)\//;
/** Components whose figures are invented, to be filled in, or a fact's. */
const FREE = /<(Beispiel|Vorlage|Angenommen)\b[^>]*>[\s\S]*?<\/\1>/g;
const SPOKEN = /„[^“]*“/g;
const MONTHS = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";
const FIGURE = new RegExp(
  [
    String.raw`\d[\d.,]*(?:[–-]\d[\d.,]*)?\s?(?:Mio\.\s?)?(?:€|Euro\b|%|Prozent\b)`,
    String.raw`§§?\s?\d+\w*`,
    String.raw`\b\d{1,2}\.\s?(?:${MONTHS})\s\d{4}`,
    String.raw`\b\d{1,2}\.\d{1,2}\.\d{4}`,
    String.raw`\bStand\s20\d\d`,
  ].join("|"),
  "g",
);

/** Reports figures of money, law and days that a text states by itself: they outlive their truth there. */
export function* checkFigures({ text, prose, bodyStart }: Prose, path: string): Generator<Mark> {
  if (!TELLS.test(path)) return;
  const free = [FREE, SPOKEN].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
  );
  for (const { index, 0: figure } of prose.matchAll(FIGURE)) {
    if (index < bodyStart || free.some(({ from, to }) => from <= index && index < to)) continue;
    yield {
      rule: "F005",
      at: index,
      message: `„${figure}“ altert hier unbemerkt: Nimm <Fakt id="…" />, für Ausgedachtes <Angenommen>${figure}</Angenommen>.`,
    };
  }
}
