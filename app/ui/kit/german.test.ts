import { expect, test } from "vitest";
import { formatDay, formatNumber } from "./german";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.000"],
  [12345, "12.345"],
  [1234567, "1.234.567"],
])("%i is written %s", (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

test("a day is written without leading zeros", () => {
  expect(formatDay("2026-11-05")).toBe("5.11.2026");
});
