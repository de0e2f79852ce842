import { expect, test } from "vitest";
import { memberSince } from "./member-since";

const now = new Date("2026-11-21T12:00:00Z");

test("the date is German, by the German calendar", () => {
  expect(memberSince(new Date("2026-03-04T12:00:00Z"), now)).toBe("04.03.2026");
  // Half past midnight in Berlin.
  expect(memberSince(new Date("2026-11-19T23:30:00Z"), now)).toBe("20.11.2026");
});

test("today and unknown are „Heute“", () => {
  expect(memberSince(new Date("2026-11-21T00:10:00Z"), now)).toBe("Heute");
  expect(memberSince(new Date("2026-11-20T23:10:00Z"), now)).toBe("Heute");
  expect(memberSince(null, now)).toBe("Heute");
});
