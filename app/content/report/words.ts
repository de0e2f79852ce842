import { sentencesOf } from "../check/sentences";

/** Of running text; components and what they take up count nothing. */
export const countWords = (markdown: string): number =>
  sentencesOf(markdown).reduce((sum, { words }) => sum + words.length, 0);

/** A calm pace for texts one acts upon. */
export const WORDS_PER_MINUTE = 200;

export const readingMinutes = (words: number): number => Math.ceil(words / WORDS_PER_MINUTE);
