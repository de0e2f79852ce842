import { describe, expect, test } from "vitest";
import {
  ANSWER_VALUES,
  QUESTIONS_TOTAL,
  QUIZ_CATEGORIES,
  UNANSWERED_VALUE,
  scoreCategories,
  shuffleOrder,
} from "./quiz";
import { ANSWER_LABELS } from "./quiz-scale";

const QUESTIONS = QUIZ_CATEGORIES.flatMap((category) =>
  [1, 2, 3].map((number) => ({ id: `${category}-${number}`, category })),
);

const all = (value: number) => Object.fromEntries(QUESTIONS.map(({ id }) => [id, value]));

describe("the test", () => {
  test("has 24 questions, three in each of eight categories", () => {
    expect(QUESTIONS_TOTAL).toBe(24);
    expect(new Set(QUIZ_CATEGORIES).size).toBe(8);
    expect(QUESTIONS).toHaveLength(QUESTIONS_TOTAL);
  });

  test("is answered on a scale from 1 'Trifft gar nicht zu' to 5 'Trifft voll zu', each step with its own label", () => {
    expect(ANSWER_VALUES).toEqual([1, 2, 3, 4, 5]);
    expect(ANSWER_LABELS[1]).toBe("Trifft gar nicht zu");
    expect(ANSWER_LABELS[5]).toBe("Trifft voll zu");
    expect(new Set(ANSWER_VALUES.map((value) => ANSWER_LABELS[value])).size).toBe(5);
  });
});

describe("a category's score is the sum of its three answers", () => {
  test("each answer counts for the category of its question alone", () => {
    const answers = { ...all(1), "risk-1": 2, "risk-2": 4, "risk-3": 5, "purpose-2": 5 };
    expect(scoreCategories(QUESTIONS, answers)).toEqual({
      introversion: 3,
      structure: 3,
      risk: 11,
      conscientiousness: 3,
      analytical: 3,
      creativity: 3,
      communication: 3,
      purpose: 7,
    });
  });

  test("it lies between 3 and 15", () => {
    expect(scoreCategories(QUESTIONS, all(1)).structure).toBe(3);
    expect(scoreCategories(QUESTIONS, all(5)).structure).toBe(15);
  });

  test("the order of the questions does not matter", () => {
    const answers = { ...all(4), "analytical-1": 5, "risk-3": 2 };
    expect(scoreCategories([...QUESTIONS].reverse(), answers)).toEqual(scoreCategories(QUESTIONS, answers));
  });

  test("an unanswered question counts as 3", () => {
    expect(UNANSWERED_VALUE).toBe(3);
    expect(scoreCategories(QUESTIONS, {})).toEqual(scoreCategories(QUESTIONS, all(3)));
    expect(scoreCategories(QUESTIONS, { "risk-1": 5 }).risk).toBe(11);
  });

  test.each([0, 6, -1, 2.5, 100, Number.NaN, Number.POSITIVE_INFINITY])("so does the impossible answer %d", (value) => {
    expect(scoreCategories(QUESTIONS, { "risk-1": value, "risk-2": 5, "risk-3": 5 }).risk).toBe(13);
  });

  test("answers to unknown questions are ignored, and names every object knows are no answers", () => {
    expect(scoreCategories(QUESTIONS, { "risk-4": 5 })).toEqual(scoreCategories(QUESTIONS, {}));
    expect(scoreCategories([{ id: "constructor", category: "risk" }], {}).risk).toBe(3);
  });
});

describe("questions are shuffled", () => {
  const ids = QUESTIONS.map(({ id }) => id);

  test("into a permutation, leaving the list as it was", () => {
    const before = [...ids];
    for (let seed = -50; seed < 50; seed++) expect(shuffleOrder(ids, seed).sort()).toEqual([...ids].sort());
    expect(ids).toEqual(before);
    expect(shuffleOrder([], 1)).toEqual([]);
  });

  test("the same for the same seed, differently for another", () => {
    expect(shuffleOrder(ids, 2026)).toEqual(shuffleOrder(ids, 2026));
    const orders = new Set(Array.from({ length: 200 }, (_, seed) => shuffleOrder(ids, seed).join()));
    expect(orders.size).toBe(200);
  });

  test("so that every order of four comes up about equally often", () => {
    const counts = new Map<string, number>();
    const perOrder = 500;
    for (let seed = 0; seed < 24 * perOrder; seed++) {
      const order = shuffleOrder(["a", "b", "c", "d"], seed).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - perOrder)).toBeLessThan(perOrder * 0.2);
  });
});
