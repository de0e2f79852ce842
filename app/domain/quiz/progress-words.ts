import { QUESTIONS_TOTAL } from "./quiz";

const WORDS: Readonly<Record<number, string>> = {
  [QUESTIONS_TOTAL / 4]: "Ein Viertel liegt hinter dir.",
  [QUESTIONS_TOTAL / 2]: "Halbzeit.",
  [(QUESTIONS_TOTAL * 3) / 4]: "Nur noch ein Viertel.",
  [QUESTIONS_TOTAL - 1]: "Die letzte.",
};

/** How far the test has come, in words, at the few questions where that is worth a word; `answered`: those before. */
export const progressWords = (answered: number): string => WORDS[answered] ?? "";
