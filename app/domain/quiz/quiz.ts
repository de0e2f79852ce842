import { ANSWER_VALUES } from "./quiz-scale";
import { seededRandom } from "../random";

export { ANSWER_VALUES } from "./quiz-scale";

export const QUIZ_CATEGORIES = [
  "introversion",
  "structure",
  "risk",
  "conscientiousness",
  "analytical",
  "creativity",
  "communication",
  "purpose",
] as const;

export type QuizCategory = (typeof QUIZ_CATEGORIES)[number];
export type ScoredQuestion = { id: string; category: QuizCategory };
export type CategoryScores = Record<QuizCategory, number>;
/** Question id → answer from 1 to 5. */
export type Answers = Readonly<Record<string, number>>;
export type WeightedType = { slug: string; weights: Readonly<Partial<CategoryScores>> };
export type Scoring = "summe" | "ausgewogen";
export type RankedType = { slug: string; score: number; share: number };

export const DEFAULT_PERSONALITY_TYPE = "Visionär:in";

export const QUESTIONS_TOTAL = 24;
export const UNANSWERED_VALUE = 3;
const LOWEST_ANSWER = ANSWER_VALUES[0];
const HIGHEST_ANSWER = ANSWER_VALUES[4];
const QUESTIONS_PER_CATEGORY = QUESTIONS_TOTAL / QUIZ_CATEGORIES.length;
const LOWEST_CATEGORY_SCORE = QUESTIONS_PER_CATEGORY * LOWEST_ANSWER;
const HIGHEST_CATEGORY_SCORE = QUESTIONS_PER_CATEGORY * HIGHEST_ANSWER;

/** Sum of the answers in each category; unanswered questions count as 3. */
export function scoreCategories(questions: readonly ScoredQuestion[], answers: Answers): CategoryScores {
  const scores: CategoryScores = {
    introversion: 0,
    structure: 0,
    risk: 0,
    conscientiousness: 0,
    analytical: 0,
    creativity: 0,
    communication: 0,
    purpose: 0,
  };
  for (const { id, category } of questions) scores[category] += countedAnswer(answers[id]);
  return scores;
}

/**
 * Types from the best match down; ties keep the order of `types`. "summe" scores the weighted sum of the categories,
 * "ausgewogen" its position between the type's lowest (0) and highest (1) sum. `share` is the part of all positive
 * scores, 0 to 1; negative scores get 0.
 */
export function rankTypes({
  categoryScores,
  types,
  scoring,
}: {
  categoryScores: CategoryScores;
  types: readonly WeightedType[];
  scoring: Scoring;
}): RankedType[] {
  const scored = types.map(({ slug, weights }) => {
    const sum = weightedSum(weights, (category) => categoryScores[category]);
    return { slug, score: scoring === "summe" ? sum : placeInRange(sum, weights) };
  });
  const total = scored.reduce((all, { score }) => all + Math.max(0, score), 0);
  return scored
    .map(({ slug, score }) => ({ slug, score, share: total === 0 ? 0 : Math.max(0, score) / total }))
    .sort((a, b) => b.score - a.score);
}

export function shuffleOrder(ids: readonly string[], seed: number): string[] {
  const random = seededRandom(seed);
  const pool = [...ids];
  const order: string[] = [];
  while (pool.length > 0) order.push(...pool.splice(Math.floor(random() * pool.length), 1));
  return order;
}

/** Share of random answer sheets in which each type comes out first, in the order of `types`. */
export function simulateDistribution({
  types,
  questions,
  scoring,
  runs,
  seed,
}: {
  types: readonly WeightedType[];
  questions: readonly ScoredQuestion[];
  scoring: Scoring;
  runs: number;
  seed: number;
}): { slug: string; share: number }[] {
  const random = seededRandom(seed);
  const wins = new Map<string, number>();
  for (let run = 0; run < runs; run++) {
    const answers = Object.fromEntries(
      questions.map(({ id }) => [id, LOWEST_ANSWER + Math.floor(random() * ANSWER_VALUES.length)]),
    );
    const [winner] = rankTypes({ categoryScores: scoreCategories(questions, answers), types, scoring });
    if (winner) wins.set(winner.slug, (wins.get(winner.slug) ?? 0) + 1);
  }
  return types.map(({ slug }) => ({ slug, share: runs > 0 ? (wins.get(slug) ?? 0) / runs : 0 }));
}

function countedAnswer(value: number | undefined): number {
  return ANSWER_VALUES.find((answer) => answer === value) ?? UNANSWERED_VALUE;
}

function weightedSum(weights: WeightedType["weights"], scoreOf: (category: QuizCategory, weight: number) => number) {
  return QUIZ_CATEGORIES.reduce((sum, category) => {
    const weight = weights[category] ?? 0;
    return sum + weight * scoreOf(category, weight);
  }, 0);
}

function placeInRange(sum: number, weights: WeightedType["weights"]): number {
  // With a negative weight the lowest sum takes the category's highest score.
  const lowest = weightedSum(weights, (_, weight) => (weight > 0 ? LOWEST_CATEGORY_SCORE : HIGHEST_CATEGORY_SCORE));
  const highest = weightedSum(weights, (_, weight) => (weight > 0 ? HIGHEST_CATEGORY_SCORE : LOWEST_CATEGORY_SCORE));
  return highest === lowest ? 0 : (sum - lowest) / (highest - lowest);
}
