import { expect, test } from "vitest";
import { choiceCameFrom } from "./choice-came-from";

const ORIGIN = "https://startklar.example";

test.each([
  [`${ORIGIN}/career-path-selection?type=Denker%3Ain&pfad=2#oben`, "/career-path-selection?type=Denker%3Ain&pfad=2"],
  [`${ORIGIN}/quiz-results`, "/quiz-results"],
  [`${ORIGIN}/pfade`, null],
  ["https://elsewhere.example/quiz-results", null],
  ["no address", null],
  [null, null],
])("from %s the way back is %s", (referer, way) => {
  expect(choiceCameFrom(referer, ORIGIN)).toBe(way);
});
