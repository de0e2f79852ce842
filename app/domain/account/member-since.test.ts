import { expect, test } from "vitest";
import { memberSince } from "./member-since";

test("the date is German, by the German calendar", () => {
  expect(memberSince(new Date("2026-03-04T12:00:00Z"))).toBe("04.03.2026");
  // Half past midnight in Berlin.
  expect(memberSince(new Date("2026-11-19T23:30:00Z"))).toBe("20.11.2026");
});

test("what is not known is „Heute“, the first day is a date like any other", () => {
  expect(memberSince(null)).toBe("Heute");
  expect(memberSince(new Date())).not.toBe("Heute");
});
