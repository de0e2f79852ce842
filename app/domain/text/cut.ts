/**
 * Code points joined to the character before: accents, joiners and variants, skin tones, and letters of a flag's name.
 */
const JOINS_BEFORE = /^[\p{M}\p{Emoji_Modifier}\u200d\u{e0020}-\u{e007f}]/u;
const JOINED_AFTER = /\u200d$/;
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]+$/u;
const FLAG_LETTER = /^[\u{1f1e6}-\u{1f1ff}]/u;
/** The longest family emoji has 35 UTF-16 units, but accents can be piled up without end. */
const LONGEST_SIGN = 64;

/** At most `max` UTF-16 units of a text, never half a character: the rest reads as it was written. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const most = Math.max(0, max);
  for (let end = most; end > 0 && end > most - LONGEST_SIGN; end--)
    if (isBetweenSigns(text, end)) return text.slice(0, end);
  return text.slice(0, isWithinPair(text, most) ? most - 1 : most);
}

/** `cut` with dots at the end when something was left out. */
export const cutWithDots = (text: string, max: number): string =>
  text.length <= max ? text : `${cut(text, max - 1).trimEnd()}…`;

/** The first character, for an avatar without a picture. */
export function firstSign(text: string): string {
  for (let end = 1; end < Math.min(text.length, LONGEST_SIGN); end++)
    if (isBetweenSigns(text, end)) return text.slice(0, end);
  return cut(text, LONGEST_SIGN);
}

function isBetweenSigns(text: string, end: number): boolean {
  if (isWithinPair(text, end)) return false;
  const [before, after] = [text.slice(Math.max(0, end - LONGEST_SIGN), end), text.slice(end, end + 2)];
  if (JOINS_BEFORE.test(after) || JOINED_AFTER.test(before)) return false;
  // Two letters form a flag, so a third begins the next one.
  const letters = [...(FLAG_LETTERS.exec(before)?.[0] ?? "")].length;
  return !(FLAG_LETTER.test(after) && letters % 2 === 1);
}

const isWithinPair = (text: string, at: number): boolean =>
  at > 0 && isHalf(text.charCodeAt(at - 1), 0xd800) && isHalf(text.charCodeAt(at), 0xdc00);

/** High surrogates begin at 0xd800, low surrogates at 0xdc00; 1,024 of each. */
const isHalf = (unit: number, first: number): boolean => unit >= first && unit < first + 0x400;
