import { expect, test } from "vitest";
import { formatCents, formatEuro, formatNumber } from "./german-numbers";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.000"],
  [12345, "12.345"],
  [1234567, "1.234.567"],
  [1234.5, "1.234,5"],
])("%s is written %s", (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

test.each([
  [9, "9\u00a0€"],
  [108, "108\u00a0€"],
  [9.5, "9,50\u00a0€"],
  [0, "0\u00a0€"],
  [1009.5, "1.009,50\u00a0€"],
])("%d is written %s", (amount, written) => {
  expect(formatEuro(amount)).toBe(written);
  expect(formatCents(amount * 100)).toBe(written);
});
