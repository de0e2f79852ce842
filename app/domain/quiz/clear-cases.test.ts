import { expect, test } from "vitest";
import { simulateClearCases } from "./clear-cases";
import { QUIZ_CATEGORIES, type Scoring, type WeightedType } from "./quiz";

const QUESTIONS = QUIZ_CATEGORIES.flatMap((category) =>
  [1, 2, 3].map((nth) => ({ id: `${category}-${nth}`, category })),
);
const cases = (types: WeightedType[], scoring: Scoring) =>
  simulateClearCases({ types, questions: QUESTIONS, scoring, runs: 200, seed: 1 });

test("types that want different things get their clear cases under either scoring", () => {
  const types = [
    { slug: "ordnung", weights: { structure: 3 } },
    { slug: "ideen", weights: { creativity: 3 } },
  ];
  expect(cases(types, "ausgewogen").map(({ own }) => own > 0.8)).toEqual([true, true]);
  expect(cases(types, "summe").map(({ own }) => own > 0.8)).toEqual([true, true]);
});

test("small weights lose to large ones by the plain sum, and get their own in proportion", () => {
  const types = [
    { slug: "leise", weights: { purpose: 1, introversion: -1 } },
    { slug: "laut", weights: { creativity: 3, risk: 3 } },
  ];
  const [bySum] = cases(types, "summe");
  expect(bySum).toEqual({ slug: "leise", own: 0, instead: { slug: "laut", share: 1 } });
  const [inProportion] = cases(types, "ausgewogen");
  expect(inProportion?.own).toBeGreaterThan(0.9);
});

test("the same seed tells the same", () => {
  const types = [
    { slug: "ordnung", weights: { structure: 3 } },
    { slug: "ideen", weights: { creativity: 3 } },
  ];
  expect(cases(types, "summe")).toEqual(cases(types, "summe"));
});

test("where nobody else can win nothing stands in its place", () => {
  expect(cases([{ slug: "allein", weights: { risk: 1 } }], "summe")).toEqual([
    { slug: "allein", own: 1, instead: null },
  ]);
});
