import type { Look } from "~/domain/text/written-text";
import type { Family, PdfFont } from "./fonts.server";

/** The part of a font that a face needs. */
type Letters = Pick<PdfFont, "name" | "family" | "characters">;

/** Consecutive characters of one font; a box to tick is drawn instead. */
export interface Spelled {
  font: string;
  text: string;
  isBox: boolean;
}

/** Replacements for hyphens and line ends that the app's own letters lack. */
const WRITTEN: Readonly<Record<string, string>> = { "\u2010": "-", "\u2011": "-", "\u2028": " ", "\u2029": " " };
const BOXES = ["☐", "☑"];
/** Invisible characters: controls, joiners, marks of direction, the choice between picture and sign. */
const INVISIBLE = /[\p{Cc}\p{Cf}\ufe00-\ufe0f]/u;
const SPACE = /\p{Zs}/u;
/** Written from right to left: the order of words would be wrong. */
const LEFTWARDS = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u;
const BROKEN_UP = /(\[Emoji\]|\[\?\])\1+/g;
const LETTER = /[\p{L}\p{M}]/u;

/** Letters of one look, from several fonts: the first that has one draws it. */
export class Face {
  /** Whether a placeholder replaced some character. */
  isIncomplete = false;
  private readonly own: readonly Letters[];
  private readonly others: readonly Letters[];
  private readonly known = new Map<string, string | null>();
  private readonly words = new Map<string, readonly Spelled[]>();

  constructor(private readonly fonts: readonly Letters[]) {
    this.own = fonts.filter(({ family }) => family !== "other");
    this.others = fonts.filter(({ family }) => family === "other");
  }

  /** Puts a placeholder where no font has the character, rather than dropping it. */
  writable(text: string): string {
    let written = "";
    let hasPlaceholders = false;
    for (const character of text.normalize("NFC")) {
      const own = this.write(character);
      hasPlaceholders ||= own === null;
      written += own ?? (PICTURE.test(character) ? "[Emoji]" : "[?]");
    }
    if (!hasPlaceholders) return written;
    this.isIncomplete = true;
    return written.replace(BROKEN_UP, "$1");
  }

  /**
   * Spells a word in one font: if the app's own font lacks one of its letters, the whole word is drawn in the other
   * one; a lone sign changes alone.
   */
  spell(word: string): readonly Spelled[] {
    const known = this.words.get(word);
    if (known) return known;
    const segments: Spelled[] = [];
    const characters = Array.from(this.writable(word));
    const isForeign = characters.some((each) => LETTER.test(each) && !this.own.some((font) => has(font, each)));
    const order = isForeign ? [...this.others, ...this.own] : this.fonts;
    for (const character of characters) {
      const isBox = BOXES.includes(character);
      const font = (order.find((each) => has(each, character)) ?? order[0])?.name ?? "";
      const last = segments.at(-1);
      if (last && !isBox && !last.isBox && last.font === font) last.text += character;
      else segments.push({ font, text: character, isBox });
    }
    this.words.set(word, segments);
    return segments;
  }

  /** The character as it can be drawn; null where no font has it. */
  private write(character: string): string | null {
    const known = this.known.get(character);
    if (known !== undefined) return known;
    const written = this.find(character);
    this.known.set(character, written);
    return written;
  }

  private find(character: string): string | null {
    const isIn = (fonts: readonly Letters[]) => fonts.some((font) => has(font, character));
    if (BOXES.includes(character) || character === "\n" || isIn(this.own)) return character;
    const written = WRITTEN[character];
    if (written !== undefined) return written;
    if (INVISIBLE.test(character)) return "";
    if (SPACE.test(character)) return "\u00a0";
    return !LEFTWARDS.test(character) && isIn(this.others) ? character : null;
  }
}

const has = ({ characters }: Letters, character: string): boolean => characters.has(character.codePointAt(0) ?? 0);

/** All faces of one document. */
export class Faces {
  private readonly faces = new Map<number, Face>();

  constructor(private readonly fonts: readonly PdfFont[]) {}

  /** Code is never italic. */
  of({ isBold, isItalic, isCode }: Look): Face {
    const key = (isBold ? 1 : 0) + (isItalic ? 2 : 0) + (isCode ? 4 : 0);
    const known = this.faces.get(key);
    if (known) return known;
    const among = (family: Family, slanted: boolean) =>
      this.fonts.filter((font) => font.family === family && font.isBold === isBold && font.isItalic === slanted);
    const first = isCode ? among("code", false) : among("own", isItalic);
    const face = new Face([...first, ...among("other", isItalic)]);
    this.faces.set(key, face);
    return face;
  }

  get areIncomplete(): boolean {
    return [...this.faces.values()].some(({ isIncomplete }) => isIncomplete);
  }
}
