import { expect, test } from "vitest";
import { faultBy, faultOf, ModelFailed } from "./fault";

test.each([
  [new SyntaxError("Unexpected token"), "unreadable"],
  [new TypeError("terminated"), "cut"],
  [new ModelFailed("late"), "late"],
  ["anything", "cut"],
] as const)("%s in the middle of an answer is %s", (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});

test.each([
  ["busy", "busy"],
  ["key", "refused"],
  ["model", "refused"],
  ["context", "refused"],
  ["request", "refused"],
  ["broken", "away"],
] as const)("%s is %s, and says why in a word of ours", (why, fault) => {
  expect(faultBy(why)).toMatchObject({ fault, why });
});
