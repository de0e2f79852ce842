import { describe, expect, test } from "vitest";
import type { QueryWord } from "./resolve";
import { fitOf } from "./scores";

const [FIRST, SECOND, FOURTH] = [1, 0, 3];
const placesOf = new Map([
  ["rechnung", [SECOND, 500, FIRST, 300]],
  ["datum", [FIRST, 200]],
  ["porto", [SECOND, 400]],
  ["brief", [FOURTH, 400]],
]);

const word = (term: string, more: Partial<QueryWord> = {}): QueryWord => ({
  term,
  rarity: 2,
  found: new Map([[term, 1]]),
  isForeign: false,
  ...more,
});

const RESULTS = [
  { section: FIRST, score: 6 },
  { section: SECOND, score: 2 },
];
const fit = (...asked: QueryWord[]) => fitOf(asked, RESULTS, placesOf);

describe("results fit a question", () => {
  test("by the first one's score, over how rare the words are that its section contains", () => {
    expect(fit(word("rechnung"))).toBe(3);
    expect(fit(word("rechnung"), word("datum", { rarity: 4 }))).toBe(2);
  });

  test("the less, the more of the question's words none of them contains, however rare those are", () => {
    expect(fit(word("rechnung"), word("porto", { rarity: 5 }))).toBe(3);
    const lacking = ["brief", "marke", "kasten"].map((term) => word(term, { rarity: 5 }));
    expect(fit(word("rechnung"), ...lacking)).toBe(1.5);
  });

  test("also by a word spelled differently, or by a synonym, but by no mere part of one", () => {
    expect(fit(word("dattum", { found: new Map([["datum", 0.81]]) }))).toBeCloseTo(2.7);
    expect(fit(word("rechnungsdatum", { found: new Map([["datum", 0.6]]) }))).toBe(0);
  });

  test("not at all beside a word of a foreign subject, and hardly if the first contains it", () => {
    expect(fit(word("rechnung"), word("kuchen", { isForeign: true }))).toBe(0);
    expect(fit(word("rechnung"), word("porto", { isForeign: true }))).toBe(0);
    expect(fit(word("rechnung"), word("datum", { isForeign: true }))).toBeCloseTo(0.6);
  });

  test("not at all where there are none", () => {
    expect(fitOf([word("rechnung")], [], placesOf)).toBe(0);
  });
});
