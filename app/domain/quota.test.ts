import { describe, expect, test } from "vitest";
import { berlinDay, FREE_AI_MESSAGES_PER_DAY } from "./quota";

test("the free plan has 5 messages a day", () => {
  expect(FREE_AI_MESSAGES_PER_DAY).toBe(5);
});

describe("the day changes at midnight in Berlin", () => {
  test.each([
    ["in winter, one hour before UTC", "2026-01-14T22:59:59.999Z", "2026-01-14"],
    ["in winter, one hour before UTC", "2026-01-14T23:00:00.000Z", "2026-01-15"],
    ["in summer, two hours before UTC", "2026-07-14T21:59:59.999Z", "2026-07-14"],
    ["in summer, two hours before UTC", "2026-07-14T22:00:00.000Z", "2026-07-15"],
    ["at the turn of the year", "2025-12-31T22:59:59.999Z", "2025-12-31"],
    ["at the turn of the year", "2025-12-31T23:00:00.000Z", "2026-01-01"],
    ["on the leap day", "2028-02-28T23:30:00.000Z", "2028-02-29"],
    ["on the leap day", "2028-02-29T23:30:00.000Z", "2028-03-01"],
  ])("%s: %s is %s", (_, instant, day) => {
    expect(berlinDay(new Date(instant))).toBe(day);
  });
});

describe("the days on which the clocks change", () => {
  test("last 23 hours in spring", () => {
    expect(berlinDay(new Date("2026-03-28T22:59:59.999Z"))).toBe("2026-03-28");
    expect(berlinDay(new Date("2026-03-28T23:00:00.000Z"))).toBe("2026-03-29");
    expect(berlinDay(new Date("2026-03-29T21:59:59.999Z"))).toBe("2026-03-29");
    expect(berlinDay(new Date("2026-03-29T22:00:00.000Z"))).toBe("2026-03-30");
  });

  test("last 25 hours in autumn", () => {
    expect(berlinDay(new Date("2026-10-24T21:59:59.999Z"))).toBe("2026-10-24");
    expect(berlinDay(new Date("2026-10-24T22:00:00.000Z"))).toBe("2026-10-25");
    expect(berlinDay(new Date("2026-10-25T22:59:59.999Z"))).toBe("2026-10-25");
    expect(berlinDay(new Date("2026-10-25T23:00:00.000Z"))).toBe("2026-10-26");
  });
});

test("months and days always have two digits", () => {
  expect(berlinDay(new Date("2026-02-03T12:00:00Z"))).toBe("2026-02-03");
});
