/** Replacements of letters that sound alike in German, applied in order; the result is the sound of a word. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, "$1"],
  [/tz|ts|z|x|ks|chs/g, "s"],
  [/sch|sh/g, "s"],
  [/ph|v|w/g, "f"],
  [/ck|q|c|g|k|ch/g, "k"],
  [/d|dt|th/g, "t"],
  [/p/g, "b"],
  [/äu|eu|oi|oy/g, "oi"],
  [/ai|ei|ay|ey/g, "ei"],
  [/[äe]h?/g, "e"],
  [/[üiyj]e?h?/g, "i"],
  [/([aouö])h/g, "$1"],
  [/(.)\1+/g, "$1"],
];

/** Sound key, equal for spellings that are read aloud alike: „bezalt“ and „bezahlt“; „flicht“ stays distinct. */
export const soundOf = (term: string): string => SOUNDS.reduce((heard, [from, to]) => heard.replace(from, to), term);
