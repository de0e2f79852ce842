import { describe, expect, test } from "vitest";
import { seededRandom } from "../random";
import { QUIZ_CATEGORIES, scoreCategories } from "./quiz";
import { axesOf, levelOf } from "./quiz-result";
import { strongestReasons } from "./reasons";

const QUESTIONS = QUIZ_CATEGORIES.flatMap((category) =>
  [1, 2, 3].map((number) => ({ id: `${category}-${number}`, question: `${category} ${number}?`, category })),
);
const CATEGORIES = QUIZ_CATEGORIES.map((category) => ({
  category,
  name: category,
  saetze: { wenig: `${category} wenig`, mittel: `${category} mittel`, stark: `${category} stark` },
}));

test("of 200 random sheets, no sentence says something else than its bar", () => {
  const random = seededRandom(7);
  for (let sheet = 0; sheet < 200; sheet++) {
    const answers = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 1 + Math.floor(random() * 5)]));
    for (const { name, share, sentence } of axesOf(CATEGORIES, scoreCategories(QUESTIONS, answers))) {
      expect(sentence).toBe(`${name} ${share < 0.4 ? "wenig" : share < 0.65 ? "mittel" : "stark"}`);
    }
  }
});

test("a score is low up to 7 of 15, high from 11", () => {
  expect([3, 7, 8, 10, 11, 15].map(levelOf)).toEqual(["wenig", "wenig", "mittel", "mittel", "stark", "stark"]);
});

describe("what spoke for a type", () => {
  const reasons = (answers: Record<string, number>) =>
    strongestReasons({
      questions: QUESTIONS,
      answers,
      weights: { creativity: 3, purpose: 2, introversion: -1 },
      nameOf: (category) => category,
    });

  test("is what stands furthest from the middle and counts most, at most three", () => {
    const found = reasons({ "creativity-1": 4, "purpose-1": 5, "purpose-2": 4, "creativity-3": 5, "risk-1": 5 });
    expect(found.map(({ question }) => question)).toEqual(["creativity 3?", "purpose 1?", "creativity 1?"]);
    expect(found[0]).toEqual({
      question: "creativity 3?",
      answer: "Trifft voll zu",
      effect: "Der Bereich creativity zählt hier dreifach.",
    });
  });

  test("is also a no to what speaks against it, and nothing at all where all is in the middle", () => {
    expect(reasons({ "introversion-2": 1 })).toEqual([
      {
        question: "introversion 2?",
        answer: "Trifft gar nicht zu",
        effect: "Weniger introversion spricht hier dafür.",
      },
    ]);
    expect(reasons({ "creativity-1": 3, "introversion-1": 5, "creativity-2": 1 })).toEqual([]);
  });
});
