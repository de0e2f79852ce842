import type { FilePosition } from "../frontmatter/field-places";
import type { RuleId } from "../check/rules";

/** Reason to refuse a file before any parser sees it. */
export interface Spoiled {
  place: FilePosition;
  rule: RuleId;
  message: string;
}

/** Limit per file; the longest of the content has 49,000 characters. */
const MOST_CHARACTERS = 300_000;
export const MOST_BYTES = 4 * MOST_CHARACTERS;
/**
 * Limits on marks in a paragraph and on nesting: Markdown parsers take time quadratic or cubic in them. Content: up to
 * 40 and 3.
 */
const MOST_MARKS = 1_000;
const DEEPEST = 12;
const MARKS = /[*_[\]<>`~!&{}\\]/g;
const PREFIXES = new RegExp(
  `^[ \\t]*(?:(?:>[ \\t]?|[-+*][ \\t]+|\\d{1,9}[.)][ \\t]+)[ \\t]*){${DEEPEST + 1}}|^[ \\t]{${4 * DEEPEST},}\\S`,
);
/** Conflict markers of Git: seven signs at the start of a line, which no text has. */
const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?:[ \t]|$)|^={7}$/;

/** Null where the text is safe to parse. `text` must have Unix line breaks. */
export function findSpoiled(text: string): Spoiled | null {
  return findMisstored(text) ?? findTooMuch(text) ?? findConflict(text);
}

function findMisstored(text: string): Spoiled | null {
  const refused = (at: number, message: string): Spoiled => ({ place: placeOf(text, at), rule: "M016", message });
  const nul = text.indexOf("\0");
  if (nul >= 0) {
    return /^\uFFFD\uFFFD|^.\0.\0/s.test(text)
      ? refused(0, "Die Datei ist als UTF-16 gespeichert: Speichere sie als UTF-8.")
      : refused(nul, "Hier steht ein unsichtbares Zeichen (NUL): Lösch es.");
  }
  const broken = text.indexOf("\uFFFD");
  if (broken >= 0) {
    return refused(
      broken,
      "Hier ist ein Zeichen zerstört. Speichere die Datei als UTF-8 und schreib das Zeichen noch einmal.",
    );
  }
  // Word processors leave vertical tabs and form feeds; parsers and browsers disagree about all control characters.
  const control = text.search(/[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
  if (control >= 0) return refused(control, "Hier steht ein unsichtbares Steuerzeichen: Lösch es.");
  return null;
}

function findTooMuch(text: string): Spoiled | null {
  const refused = (line: number, message: string): Spoiled => ({ place: [line, 1], rule: "T019", message });
  if (text.length > MOST_CHARACTERS) {
    return refused(1, `Die Datei hat über ${MOST_CHARACTERS.toLocaleString("de-DE")} Zeichen: Teile sie.`);
  }
  let marks = 0;
  for (const [index, line] of text.split("\n").entries()) {
    if (PREFIXES.test(line)) return refused(index + 1, `Tiefer als ${DEEPEST} Stufen wird nichts verschachtelt.`);
    marks = line.trim() === "" ? 0 : marks + (line.match(MARKS)?.length ?? 0);
    if (marks > MOST_MARKS) return refused(index + 1, "Zu viele Satz- und Sonderzeichen in einem Absatz: Teile ihn.");
  }
  return null;
}

function findConflict(text: string): Spoiled | null {
  const index = text.split("\n").findIndex((line) => CONFLICT.test(line));
  if (index < 0) return null;
  return {
    place: [index + 1, 1],
    rule: "T017",
    message: "Hier steht eine Marke von Git: Entscheide, welche Fassung gilt, und lösch die Marken.",
  };
}

function placeOf(text: string, at: number): FilePosition {
  const before = text.slice(0, at);
  return [before.split("\n").length, at - before.lastIndexOf("\n")];
}
