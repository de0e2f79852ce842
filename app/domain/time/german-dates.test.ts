import { describe, expect, test } from "vitest";
import {
  berlinDay,
  endOfBerlinDay,
  isCalendarDay,
  longDate,
  longDateAndTime,
  numericDate,
  shortDate,
} from "./german-dates";

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

describe("the end of a day", () => {
  test.each([
    ["2026-01-14", "2026-01-14T22:59:59.999Z"],
    ["2026-07-14", "2026-07-14T21:59:59.999Z"],
    ["2026-12-31", "2026-12-31T22:59:59.999Z"],
    ["2028-02-29", "2028-02-29T22:59:59.999Z"],
    // Clock changes: days of 23 and of 25 hours.
    ["2026-03-28", "2026-03-28T22:59:59.999Z"],
    ["2026-03-29", "2026-03-29T21:59:59.999Z"],
    ["2026-10-24", "2026-10-24T21:59:59.999Z"],
    ["2026-10-25", "2026-10-25T22:59:59.999Z"],
  ])("%s ends at %s", (day, instant) => {
    expect(endOfBerlinDay(day)?.toISOString()).toBe(instant);
  });

  test.each(["2026-02-29", "2026-02-31", "2026-13-01", "2026-00-10", "31.12.2026", "2026-1-1", "morgen", ""])(
    "there is no day %j",
    (day) => {
      expect(endOfBerlinDay(day)).toBeNull();
    },
  );
});

test("months and days always have two digits", () => {
  expect(berlinDay(new Date("2026-02-03T12:00:00Z"))).toBe("2026-02-03");
});

describe("dates as people read them", () => {
  test("a calendar day, with leading zeros and without", () => {
    expect(numericDate("2026-11-05")).toBe("05.11.2026");
    expect(shortDate("2026-11-05")).toBe("5.11.2026");
    expect(shortDate("2026-01-31")).toBe("31.1.2026");
  });

  test("an instant, by the German calendar and clock", () => {
    const afterMidnight = new Date("2026-11-04T23:30:05Z");
    expect(longDate(afterMidnight)).toBe("5. November 2026");
    expect(longDateAndTime(afterMidnight)).toBe("5. November 2026 um 00:30:05 Uhr");
  });

  test("what is a calendar day, and what only begins like one", () => {
    expect(isCalendarDay("2026-11-05")).toBe(true);
    expect(["2026-11-05T00:00:00Z", "5.11.2026", ""].filter(isCalendarDay)).toEqual([]);
  });
});
