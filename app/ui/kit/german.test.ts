import { expect, test } from "vitest";
import { formatNumber } from "./german";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.000"],
  [12345, "12.345"],
  [1234567, "1.234.567"],
])("%i is written %s", (number, text) => {
  expect(formatNumber(number)).toBe(text);
});
