import { CONTACT_WORD } from "~/domain/blanks/blank";
import { blankTask } from "~/domain/blanks/blank-work";
import { BOXES, sayBlank, saysEuro } from "~/domain/blanks/say-blank";
import { escapeHtml } from "~/domain/text/escape-html";
import { fillBlanks, type Blank } from "./read-blanks";

/** A reader's values for the blanks of a text, by task. */
export type WrittenBlanks = ReadonlyMap<string, string>;

/** A compiled text with what its reader wrote into it; what they left empty reads as for everyone. */
export const blanksOnPaper = (html: string, written: WrittenBlanks): string =>
  fillBlanks(html, (blank, after) => blankOnPaper(blank, after, writtenIn(blank, written)));

/** Leaves the contact's name open on paper: the name typed there once may be another's than the one it was opened for. */
const writtenIn = ({ name, word }: Pick<Blank, "name" | "word">, written: WrittenBlanks): string =>
  word === CONTACT_WORD ? "" : (written.get(blankTask(name)) ?? "");

function blankOnPaper({ kind, label }: Blank, after: string, written: string): string {
  const said = sayBlank(kind, written);
  if (said === "") return kind === "haken" ? BOXES.open : escapeHtml(`[${label}]`);
  const unit = kind === "euro" && !saysEuro(after) ? "\u00a0€" : "";
  return escapeHtml(said + unit).replaceAll("\n", "<br/>");
}

/** A reader's values for the blanks of a text, each with its label; boxes have none. */
export const writtenLines = (blanks: readonly Blank[], written: WrittenBlanks): { label: string; text: string }[] =>
  blanks.flatMap((blank) => {
    const { kind, label } = blank;
    const text = kind === "haken" ? "" : sayBlank(kind, writtenIn(blank, written));
    return text === "" ? [] : [{ label, text: kind === "euro" && !text.endsWith("€") ? `${text}\u00a0€` : text }];
  });

/** Whether one of these blanks has a value. */
export const hasWritten = (blanks: readonly Pick<Blank, "name">[], written: WrittenBlanks): boolean =>
  blanks.some(({ name }) => (written.get(blankTask(name)) ?? "").trim() !== "");
