export const CODE_LENGTH = 6;
/** Wait before another code may be mailed to the same address. */
export const RESEND_COOLDOWN_SECONDS = 60;

const DIGIT = /\p{Nd}/u;
const RUN = /\d+(?:[\s\p{Pd}]+\d+)*/gu;

/**
 * The digits of a pasted code: with words around it, in groups, in the digits of another script. Among several numbers
 * the one as long as a code wins; without one, all digits count, as a learner types them one by one.
 */
export function digitsIn(text: string): string {
  const runs = [...text].map(asciiDigit).join("").match(RUN) ?? [];
  const numbers = runs.map((run) => run.replace(/\D/g, ""));
  return numbers.find(({ length }) => length === CODE_LENGTH) ?? numbers.join("");
}

/** Unicode keeps the ten digits of a script in a row, zero first, and rows of ten side by side. */
function asciiDigit(character: string): string {
  if (!DIGIT.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
