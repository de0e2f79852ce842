import type { Run } from "./blocks";

/** Consecutive characters of one font; checkboxes are drawn instead. */
export interface Segment {
  font: string;
  text: string;
  isBox: boolean;
}

interface Font {
  name: string;
  isBold: boolean;
  characters: ReadonlySet<number>;
}

/** Replacements for what the fonts lack; invisible characters are dropped. */
const WRITTEN: Readonly<Record<string, string>> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u202f": "\u00a0",
  "\u2009": "\u00a0",
  "→": ">",
  "≈": "~",
  "\u00ad": "",
  "\u200b": "",
  "\u200d": "",
  "\ufe0f": "",
};
const BOXES = ["☐", "☑"];
const PICTURE = /\p{Extended_Pictographic}/u;
const BROKEN_UP = /(\[Emoji\]|\[\?\])\1+/g;

/** Puts a placeholder where no font has the character, rather than dropping it. */
export function writable(text: string, fonts: readonly Font[]): string {
  const known = (character: string) => fonts.some(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
  return Array.from(text.normalize("NFC"), (character) => {
    if (BOXES.includes(character) || character === "\n" || known(character)) return character;
    return WRITTEN[character] ?? (PICTURE.test(character) ? "[Emoji]" : "[?]");
  })
    .join("")
    .replace(BROKEN_UP, "$1");
}

export function spell({ text, bold }: Run, fonts: readonly Font[]): Segment[] {
  const usable = fonts.filter(({ isBold }) => isBold === bold);
  const segments: Segment[] = [];
  for (const character of writable(text, usable)) {
    const isBox = BOXES.includes(character);
    const code = character.codePointAt(0) ?? 0;
    const font = (usable.find(({ characters }) => characters.has(code)) ?? usable[0])?.name ?? "";
    const last = segments.at(-1);
    if (last && !isBox && !last.isBox && last.font === font) last.text += character;
    else segments.push({ font, text: character, isBox });
  }
  return segments;
}
