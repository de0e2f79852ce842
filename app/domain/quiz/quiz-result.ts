import type { CategoryScores } from "./quiz";
import { HIGHEST_SCORE, LOWEST_SCORE } from "./quiz-scale";

/** The test's result, as shown and printed. */
export interface ShownQuizResult {
  type: { slug: string; name: string; claim: string; description: string; strengths: string[] };
  /** Null for a type that is not the learner's own. */
  axes: { name: string; score: number; share: number }[] | null;
  closeTypes: string[];
  paths: string[];
}

/** Scores of the categories; `share` is 0 at the lowest score and 1 at the highest. */
export const axesOf = (
  categories: readonly { category: keyof CategoryScores; name: string }[],
  scores: CategoryScores,
): NonNullable<ShownQuizResult["axes"]> =>
  categories.map(({ category, name }) => {
    const score = scores[category];
    return { name, score, share: (score - LOWEST_SCORE) / (HIGHEST_SCORE - LOWEST_SCORE) };
  });
