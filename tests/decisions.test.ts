import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a number names one decision, and what is referred to exists", () => {
  const text = readFileSync("docs/decisions.md", "utf8");
  const numbers = Array.from(text.matchAll(/\*\* \((D-\d{3}), \d{4}/g), ([, number]) => number);
  expect(numbers.length).toBeGreaterThan(200);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const named = Array.from(text.matchAll(/D-\d{3}/g), ([number]) => number);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});
