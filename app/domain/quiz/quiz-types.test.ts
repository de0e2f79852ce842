import { describe, expect, test } from "vitest";
import type { CategoryScores, QuizCategory, Scoring, WeightedType } from "./quiz";
import { QUIZ_CATEGORIES, rankTypes, scoreCategories, simulateDistribution } from "./quiz";

/** The specification's weights, in the catalogue's order. */
const TYPES: readonly WeightedType[] = [
  { slug: "visionaer-in", weights: { creativity: 3, risk: 2, purpose: 2 } },
  { slug: "strukturierer-in", weights: { structure: 3, conscientiousness: 3, introversion: 1 } },
  { slug: "netzwerker-in", weights: { communication: 3, purpose: 2, introversion: -1 } },
  { slug: "entdecker-in", weights: { analytical: 2, risk: 2, purpose: 1 } },
  { slug: "denker-in", weights: { creativity: 3, purpose: 2, structure: 2, introversion: 1 } },
  { slug: "macher-in", weights: { conscientiousness: 3, structure: 2, risk: 2 } },
  { slug: "unterstuetzer-in", weights: { conscientiousness: 2, purpose: 2, communication: 2 } },
  { slug: "strateg-in", weights: { analytical: 3, structure: 2, introversion: 1, conscientiousness: 2 } },
];

const QUESTIONS = QUIZ_CATEGORIES.flatMap((category) =>
  [1, 2, 3].map((number) => ({ id: `${category}-${number}`, category })),
);

/** One answer for all three questions of a category; categories not named get `otherwise`. */
function answersOf(profile: Partial<Record<QuizCategory, number>>, otherwise: number): Record<string, number> {
  return Object.fromEntries(QUESTIONS.map(({ id, category }) => [id, profile[category] ?? otherwise]));
}

function rank(answers: Record<string, number>, scoring: Scoring = "summe", types = TYPES) {
  return rankTypes({ categoryScores: scoreCategories(QUESTIONS, answers), types, scoring });
}

describe("a type's score is the weighted sum of the category scores", () => {
  test("worked by hand, for answers that give each category another score", () => {
    const categoryScores: CategoryScores = {
      introversion: 4,
      structure: 5,
      risk: 6,
      conscientiousness: 7,
      analytical: 8,
      creativity: 9,
      communication: 10,
      purpose: 11,
    };
    const ranking = rankTypes({ categoryScores, types: TYPES, scoring: "summe" });
    expect(ranking.map(({ slug, score }) => [slug, score])).toEqual([
      ["denker-in", 27 + 22 + 10 + 4],
      ["visionaer-in", 27 + 12 + 22],
      ["unterstuetzer-in", 14 + 22 + 20],
      ["strateg-in", 24 + 10 + 4 + 14],
      ["netzwerker-in", 30 + 22 - 4],
      ["macher-in", 21 + 10 + 12],
      ["strukturierer-in", 15 + 21 + 4],
      ["entdecker-in", 16 + 12 + 11],
    ]);
  });

  test.each<[string, Partial<Record<QuizCategory, number>>, number]>([
    ["visionaer-in", { creativity: 5, risk: 5, purpose: 5 }, 105],
    ["strukturierer-in", { structure: 5, conscientiousness: 5, introversion: 5 }, 105],
    ["netzwerker-in", { communication: 5, purpose: 5 }, 72],
    ["entdecker-in", { analytical: 5, risk: 5, purpose: 5 }, 75],
    ["denker-in", { creativity: 5, purpose: 5, structure: 5, introversion: 5 }, 120],
    ["macher-in", { conscientiousness: 5, structure: 5, risk: 5 }, 105],
    ["unterstuetzer-in", { conscientiousness: 5, purpose: 5, communication: 5 }, 90],
    ["strateg-in", { analytical: 5, structure: 5, introversion: 5, conscientiousness: 5 }, 120],
  ])("%s wins for whoever agrees fully with what it weighs and with nothing else", (slug, profile, score) => {
    const ranking = rank(answersOf(profile, 1));
    expect(ranking[0]).toMatchObject({ slug, score });
    expect(ranking[1]?.score).toBeLessThan(score);
    expect(rank(answersOf(profile, 1), "ausgewogen").find((type) => type.slug === slug)?.score).toBe(1);
  });

  test("introversion counts against Netzwerker:in, point for point", () => {
    const scoreAt = (introversion: number) =>
      rank(answersOf({ communication: 5, purpose: 5, introversion }, 1)).find(({ slug }) => slug === "netzwerker-in");
    expect(scoreAt(1)?.score).toBe(45 + 30 - 3);
    expect(scoreAt(2)?.score).toBe(45 + 30 - 6);
    expect(scoreAt(5)?.score).toBe(45 + 30 - 15);
  });

  test("the best come first", () => {
    const ranking = rank(answersOf({ creativity: 5, risk: 5, purpose: 5 }, 1));
    expect(ranking.slice(0, 3).map(({ slug, score }) => [slug, score])).toEqual([
      ["visionaer-in", 105],
      ["denker-in", 84],
      ["entdecker-in", 51],
    ]);
  });
});

describe("ties break by the order of the catalogue", () => {
  test("all 3: Denker:in and Strateg:in reach 72 each, so Denker:in, which comes first, is the main type", () => {
    const ranking = rank(answersOf({}, 3));
    expect(ranking.map(({ slug, score }) => [slug, score])).toEqual([
      ["denker-in", 72],
      ["strateg-in", 72],
      ["visionaer-in", 63],
      ["strukturierer-in", 63],
      ["macher-in", 63],
      ["unterstuetzer-in", 54],
      ["entdecker-in", 45],
      ["netzwerker-in", 36],
    ]);
  });

  test("the array's order decides, not the name's", () => {
    const reversed = rank(answersOf({}, 3), "summe", [...TYPES].reverse());
    expect(reversed.map(({ slug }) => slug).slice(0, 5)).toEqual([
      "strateg-in",
      "denker-in",
      "macher-in",
      "strukturierer-in",
      "visionaer-in",
    ]);
  });

  test("ranking leaves the catalogue as it was", () => {
    const types = [...TYPES];
    rank(answersOf({ analytical: 5 }, 1), "summe", types);
    expect(types).toEqual(TYPES);
  });
});

describe("'ausgewogen' scales each sum to what its type can reach", () => {
  test("all 3 is the middle of every range: eight times 0.5, in the catalogue's order", () => {
    const ranking = rank(answersOf({}, 3), "ausgewogen");
    expect(ranking.map(({ score }) => score)).toEqual(TYPES.map(() => 0.5));
    expect(ranking.map(({ slug }) => slug)).toEqual(TYPES.map(({ slug }) => slug));
  });

  test("a negative weight's range is turned round: Netzwerker:in reaches 0 only with full introversion", () => {
    const scoreOf = (profile: Partial<Record<QuizCategory, number>>, otherwise: number) =>
      rank(answersOf(profile, otherwise), "ausgewogen").find(({ slug }) => slug === "netzwerker-in")?.score;
    expect(scoreOf({ introversion: 5 }, 1)).toBe(0);
    expect(scoreOf({ introversion: 1 }, 5)).toBe(1);
    // Introversion decides 12 of the type's range of 72 points.
    expect(scoreOf({}, 1)).toBeCloseTo(12 / 72);
    expect(scoreOf({}, 5)).toBeCloseTo(60 / 72);
  });

  test.each<[string, Partial<Record<QuizCategory, number>>]>([
    ["visionaer-in", { creativity: 5, risk: 5, purpose: 5 }],
    ["strukturierer-in", { structure: 5, conscientiousness: 5, introversion: 5 }],
    ["netzwerker-in", { communication: 5, purpose: 5 }],
    ["entdecker-in", { analytical: 5, risk: 5, purpose: 5 }],
    ["denker-in", { creativity: 5, purpose: 5, structure: 5, introversion: 5 }],
    ["macher-in", { conscientiousness: 5, structure: 5, risk: 5 }],
    // Introversion 3: without some, Netzwerker:in would reach 1 as well, and with full structure Strukturierer:in
    // would.
    ["unterstuetzer-in", { conscientiousness: 5, purpose: 5, communication: 5, introversion: 3 }],
    ["strateg-in", { analytical: 5, structure: 4, introversion: 5, conscientiousness: 5 }],
  ])("%s can win", (slug, profile) => {
    const [first, second] = rank(answersOf(profile, 1), "ausgewogen");
    expect(first?.slug).toBe(slug);
    expect(second?.score).toBeLessThan(first?.score ?? 0);
  });

  test("a type without weights scores 0", () => {
    const [unweighted] = rank(answersOf({}, 3), "ausgewogen", [{ slug: "ohne", weights: {} }]);
    expect(unweighted).toEqual({ slug: "ohne", score: 0, share: 0 });
  });
});

describe("a type's share", () => {
  test.each<Scoring>(["summe", "ausgewogen"])(
    "is its part of all scores: together 1, falling with the rank (%s)",
    (scoring) => {
      const ranking = rank(answersOf({ analytical: 5, risk: 4 }, 2), scoring);
      expect(ranking.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(ranking.map(({ share }) => share)).toEqual(ranking.map(({ share }) => share).sort((a, b) => b - a));
    },
  );

  test("is 72 of 468 for Denker:in when all answers are 3", () => {
    expect(rank(answersOf({}, 3))[0]?.share).toBeCloseTo(72 / 468);
  });

  test("is 0 for a negative score", () => {
    const types: WeightedType[] = [
      { slug: "dafuer", weights: { risk: 1 } },
      { slug: "dagegen", weights: { risk: -1 } },
    ];
    expect(rankTypes({ categoryScores: scoreCategories(QUESTIONS, {}), types, scoring: "summe" })).toEqual([
      { slug: "dafuer", score: 9, share: 1 },
      { slug: "dagegen", score: -9, share: 0 },
    ]);
  });
});

describe("the simulated distribution of main types", () => {
  const simulate = (scoring: Scoring, runs = 4000, seed = 1) =>
    simulateDistribution({ types: TYPES, questions: QUESTIONS, scoring, runs, seed });
  const shareOf = (distribution: { slug: string; share: number }[], slug: string) =>
    distribution.find((type) => type.slug === slug)?.share ?? Number.NaN;

  test("names every type in the catalogue's order, and the shares add up to 1", () => {
    const distribution = simulate("summe");
    expect(distribution.map(({ slug }) => slug)).toEqual(TYPES.map(({ slug }) => slug));
    expect(distribution.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test("'summe' favours the large weights: Denker:in and Strateg:in together win about 83 %, two types almost never", () => {
    const distribution = simulate("summe");
    const together = shareOf(distribution, "denker-in") + shareOf(distribution, "strateg-in");
    expect(together).toBeGreaterThan(0.8);
    expect(together).toBeLessThan(0.86);
    expect(shareOf(distribution, "netzwerker-in")).toBeLessThan(0.001);
    expect(shareOf(distribution, "entdecker-in")).toBeLessThan(0.001);
  });

  test("'ausgewogen' gives every type between 5 and 25 %", () => {
    for (const { share } of simulate("ausgewogen")) {
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.25);
    }
  });

  test("repeats with the same seed, and no runs give no shares", () => {
    expect(simulate("summe", 200, 5)).toEqual(simulate("summe", 200, 5));
    expect(simulate("summe", 200, 5)).not.toEqual(simulate("summe", 200, 6));
    expect(simulate("summe", 0)).toEqual(TYPES.map(({ slug }) => ({ slug, share: 0 })));
  });
});
