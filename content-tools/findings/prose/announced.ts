import type { Block, Prose } from "./read-prose";

/** A number with the things it counts, as a text announces them. */
export interface Announced {
  /** Offset of the number in the file. */
  at: number;
  amount: number;
  /** Thing as written, plural: „Abende“, „Fragen“. */
  thing: string;
  /** Number and thing as written. */
  written: string;
  /** Spoken of as known: „die sieben Punkte“. */
  isKnown: boolean;
}

const WORDS = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];
const AMOUNT = `${WORDS.join("|")}|\\d{1,2}`;
const THINGS = "Punkten?|Häkchen|Kästchen|Abenden?|Fragen|Schritten?|Etappen|Stationen|Regeln";
const ANNOUNCED = new RegExp(`(?<![\\p{L}\\d,.])(${AMOUNT})[ \\u00a0](${THINGS})(?![\\p{L}\\d])`, "giu");
/** „zwei bis drei Abende“, „zwei oder drei“, „null bis fünf Punkte“ leave the number open. */
const OPEN = /(?:bis|oder|höchstens|mindestens|etwa|rund|nach|weitere|erste|ersten|letzten) $|–$/i;
const KNOWN = /(?:^|\s)(?:alle[nr]?|die|der|den|diese[nr]?|deine[nr]?) $/i;

/** Numbers of a block with what they count, where they are definite. */
export function announcedIn({ prose }: Prose, { from, to }: Block): Announced[] {
  return [...prose.slice(from, to).matchAll(ANNOUNCED)].flatMap(
    ({ 0: written, 1: number = "", 2: thing = "", index }) => {
      const before = prose.slice(from, from + index);
      if (OPEN.test(before)) return [];
      return [{ at: from + index, amount: amountOf(number), thing, written, isKnown: KNOWN.test(before) }];
    },
  );
}

function amountOf(number: string): number {
  const at = WORDS.indexOf(number.toLowerCase());
  return at < 0 ? Number(number) : at + 2;
}
