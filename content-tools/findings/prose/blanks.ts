import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

const TEMPLATE = /<Vorlage\b[^>]*>[\s\S]*?<\/Vorlage>/g;
/** Words in brackets that are neither a link, a footnote nor a box. */
const BRACKETS = /\[(?![ xX]\]|\^)[^\][\n]+\](?![(:])/g;

/** Reports blanks of templates that cannot be filled in where they stand. */
export function* checkBlanks({ text, bodyStart }: Prose, path: string): Generator<Mark> {
  for (const at of unnamedBlanks({ text, bodyStart }, path)) {
    yield { rule: "T026", at, message: 'Hier lässt sich nichts eintragen: <Feld id="…">Wort</Feld>' };
  }
}

/** Where the blanks of a file stand that are no fields. */
export function unnamedBlanks({ text, bodyStart }: Pick<Prose, "text" | "bodyStart">, path: string): number[] {
  const templates = path.startsWith("templates/")
    ? [{ index: bodyStart, 0: text.slice(bodyStart) }]
    : [...text.matchAll(TEMPLATE)];
  return templates.flatMap(({ index, 0: template }) =>
    [...template.matchAll(BRACKETS)].map((blank) => index + blank.index),
  );
}
