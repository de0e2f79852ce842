import { expect, test } from "vitest";
import { isOutOfDate, outOfDateSince } from "./evidence";

test.each([
  ["2026-12-30", false],
  ["2026-12-31", false],
  ["2027-01-01", true],
  ["2028-01-01", true],
])("what holds until 31 December 2026 is out of date on %s: %s", (today, expected) => {
  expect(isOutOfDate("2026-12-31", today)).toBe(expected);
});

test("what names no day never is", () => {
  expect(isOutOfDate(null, "2099-01-01")).toBe(false);
});

test("the day ends at midnight in Germany", () => {
  const text = { reviewBy: "2026-12-31" };
  expect(outOfDateSince(text, new Date("2026-12-31T22:59:59Z"))).toBeNull();
  expect(outOfDateSince(text, new Date("2026-12-31T23:00:00Z"))).toBe("2026-12-31");
  expect(outOfDateSince({ reviewBy: null }, new Date("2099-01-01"))).toBeNull();
});
