import { rankTypes, scoreCategories, type ScoredQuestion, type Scoring, type WeightedType } from "./quiz";
import { seededRandom } from "../random";

export interface ClearCase {
  slug: string;
  /** Share of the runs that gave this type, 0 to 1. */
  own: number;
  /** The other type that came out most often; null when none did. */
  instead: { slug: string; share: number } | null;
}

/**
 * Simulates clear cases of each type. A clear case agrees (4 or 5) where the type's weight is positive, denies (1 or 2)
 * where it is negative, and answers the rest at random: such answers should result in this type.
 */
export function simulateClearCases({
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
}): ClearCase[] {
  const random = seededRandom(seed);
  const oneOf = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return types.map(({ slug, weights }) => {
    const wins = new Map<string, number>();
    for (let run = 0; run < runs; run++) {
      const answers = Object.fromEntries(
        questions.map(({ id, category }) => {
          const weight = weights[category] ?? 0;
          return [id, weight > 0 ? oneOf(4, 5) : weight < 0 ? oneOf(1, 2) : oneOf(1, 5)];
        }),
      );
      const [winner] = rankTypes({ categoryScores: scoreCategories(questions, answers), types, scoring });
      if (winner) wins.set(winner.slug, (wins.get(winner.slug) ?? 0) + 1);
    }
    const [instead] = [...wins].filter(([other]) => other !== slug).sort(([, a], [, b]) => b - a);
    return {
      slug,
      own: runs > 0 ? (wins.get(slug) ?? 0) / runs : 0,
      instead: instead ? { slug: instead[0], share: instead[1] / runs } : null,
    };
  });
}
