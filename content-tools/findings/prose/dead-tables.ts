import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/** The rows of a table below its head. */
const TABLE = /(?<=^\|.*\n\|[-:| \t]+\n)(?:\|.*(?:\n|$))+/gm;
/** A cell that is left for the reader to write into. */
const EMPTY = /(?<=\|)[ \t]*(?:…|\.{3}|_+)?[ \t]*(?=\|)/g;

/** Reports tables that ask to be filled in, and cannot be where they stand; one empty cell says that there is nothing. */
export function* checkDeadTables({ text, bodyStart }: Pick<Prose, "text" | "bodyStart">): Generator<Mark> {
  for (const { index, 0: rows } of text.slice(bodyStart).matchAll(TABLE)) {
    const [first, second] = rows.matchAll(EMPTY);
    if (!first || !second) continue;
    const message =
      'In diese Tabelle lässt sich nichts eintragen: Mach daraus Zeilen mit <Feld id="…">Wort</Feld> und <Vorlage id="…"> darum.';
    yield { rule: "T029", at: bodyStart + index + first.index, message };
  }
}
