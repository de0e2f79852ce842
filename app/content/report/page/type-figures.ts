import { simulateClearCases } from "~/domain/quiz/clear-cases";
import { simulateDistribution, type Scoring } from "~/domain/quiz/quiz";
import type { LibraryData } from "../../library";

export const SCORINGS = ["summe", "ausgewogen"] as const;
export const RUNS = 5_000;
const CLEAR_RUNS = 1_000;

export interface TypeFigures {
  name: string;
  /** Shares from 0 to 1: `share` of random answers, `clear` of this type's clear cases. */
  byScoring: Record<Scoring, { share: number; clear: number; instead: { name: string; share: number } | null }>;
}

export function typeFigures({ personalityTypes: types, questions }: LibraryData): TypeFigures[] {
  const nameOf = new Map(types.map(({ slug, name }) => [slug, name]));
  const simulate = (scoring: Scoring) => ({
    shares: simulateDistribution({ types, questions, scoring, runs: RUNS, seed: 1 }),
    cases: simulateClearCases({ types, questions, scoring, runs: CLEAR_RUNS, seed: 1 }),
  });
  const figures = { summe: simulate("summe"), ausgewogen: simulate("ausgewogen") };
  const of = (scoring: Scoring, index: number) => {
    const { shares, cases } = figures[scoring];
    const { own = 0, instead = null } = cases[index] ?? {};
    return {
      share: shares[index]?.share ?? 0,
      clear: own,
      instead: instead && { name: nameOf.get(instead.slug) ?? instead.slug, share: instead.share },
    };
  };
  return types.map(({ name }, index) => ({
    name,
    byScoring: { summe: of("summe", index), ausgewogen: of("ausgewogen", index) },
  }));
}
