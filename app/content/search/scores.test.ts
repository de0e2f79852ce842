import { describe, expect, test } from "vitest";
import type { QueryWord } from "./resolve";
import { fitOf } from "./scores";

const SECTION = 1;
const placesOf = new Map([
  ["rechnung", [0, 500, SECTION, 300]],
  ["datum", [SECTION, 200]],
  ["porto", [0, 400]],
]);

const word = (term: string, more: Partial<QueryWord> = {}): QueryWord => ({
  term,
  rarity: 2,
  found: new Map([[term, 1]]),
  isForeign: false,
  ...more,
});

const fit = (...asked: QueryWord[]) => fitOf(asked, { section: SECTION, score: 6 }, placesOf);

describe("a section fits a question", () => {
  test("by its score, over the rarity of the rarest word that it contains", () => {
    expect(fit(word("rechnung"))).toBe(3);
    expect(fit(word("rechnung"), word("datum", { rarity: 4 }))).toBe(1.5);
  });

  test("the less, the more of the question's words it lacks, however rare those are", () => {
    expect(fit(word("rechnung"), word("porto", { rarity: 5 }))).toBe(1.5);
  });

  test("also by a word spelled differently, or by a synonym, but by no mere part of one", () => {
    expect(fit(word("dattum", { found: new Map([["datum", 0.8]]) }))).toBe(3);
    expect(fit(word("rechnungsdatum", { found: new Map([["datum", 0.6]]) }))).toBe(0);
  });

  test("not at all beside a word of a foreign subject, unless it contains that word", () => {
    expect(fit(word("rechnung"), word("kuchen", { isForeign: true }))).toBe(0);
    expect(fit(word("rechnung"), word("datum", { isForeign: true }))).toBe(3);
  });
});
