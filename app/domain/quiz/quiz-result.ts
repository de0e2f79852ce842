import type { CategoryScores } from "./quiz";
import type { TypeReason } from "./reasons";
import { HIGHEST_SCORE, LOWEST_SCORE } from "./score-range";

/** The test's result, as shown and printed. */
export interface ShownQuizResult {
  type: {
    slug: string;
    name: string;
    hue: number;
    claim: string;
    description: string;
    strengths: string[];
    /** Its page for everybody. */
    page: string;
  };
  /** Result of the member's own test; null for a type that is not theirs. */
  own: OwnResult | null;
  /** `page` is the one for everybody; null while it has no missions. */
  paths: { slug: string; name: string; claim: string; page: string | null }[];
}

export interface OwnResult {
  axes: Axis[];
  /** The answers that spoke most for the type, at most three. */
  reasons: TypeReason[];
  /** All types, the nearest first. */
  near: { slug: string; name: string; percent: number; page: string }[];
}

interface Axis {
  name: string;
  score: number;
  /** 0 at the lowest score, 1 at the highest. */
  share: number;
  level: Level;
  /** Sentence beside such a score. */
  sentence: string;
}

type Level = "wenig" | "mittel" | "stark";

/** A score's third: 3 to 7 of 15 points, 8 to 10, 11 and more. */
export const levelOf = (score: number): Level => (score <= 7 ? "wenig" : score <= 10 ? "mittel" : "stark");

/** Scores of the categories, each with the sentence that is written for its height. */
export const axesOf = (
  categories: readonly { category: keyof CategoryScores; name: string; saetze: Readonly<Record<Level, string>> }[],
  scores: CategoryScores,
): Axis[] =>
  categories.map(({ category, name, saetze }) => {
    const score = scores[category];
    const level = levelOf(score);
    const share = (score - LOWEST_SCORE) / (HIGHEST_SCORE - LOWEST_SCORE);
    return { name, score, share, level, sentence: saetze[level] };
  });
