import { sentencesOf } from "~/content/check/sentences";

/** Counts the words of running text; components and the texts they embed do not count. */
export const countWords = (markdown: string): number =>
  sentencesOf(markdown).reduce((sum, { words }) => sum + words.length, 0);

/** Reading speed: a calm pace, as learners act on these texts. */
export const WORDS_PER_MINUTE = 200;

export const readingMinutes = (words: number): number => Math.ceil(words / WORDS_PER_MINUTE);
