import { describe, expect, test } from "vitest";
import { sumByDay, xpCourse, xpHistory } from "./xp-history";

describe("the history of XP", () => {
  test("is empty as long as nothing was credited", () => {
    expect(xpHistory({ days: [], today: "2026-11-21" })).toEqual([]);
  });

  test("begins at zero on the day before the first XP and goes on to today, without gaps", () => {
    const days = [
      { day: "2026-11-18", xp: 100 },
      { day: "2026-11-20", xp: 22 },
    ];
    expect(xpHistory({ days, today: "2026-11-21" })).toEqual([
      { day: "2026-11-17", xp: 0, total: 0 },
      { day: "2026-11-18", xp: 100, total: 100 },
      { day: "2026-11-19", xp: 0, total: 100 },
      { day: "2026-11-20", xp: 22, total: 122 },
      { day: "2026-11-21", xp: 0, total: 122 },
    ]);
  });

  test("shows 30 days at most, with what came before in its totals", () => {
    const days = [
      { day: "2026-01-05", xp: 100 },
      { day: "2026-11-01", xp: 50 },
    ];
    const points = xpHistory({ days, today: "2026-11-21" });
    expect(points).toHaveLength(30);
    expect(points[0]).toEqual({ day: "2026-10-23", xp: 0, total: 100 });
    expect(points.at(-1)).toEqual({ day: "2026-11-21", xp: 0, total: 150 });
  });

  test("counts calendar days across the change of the clock, a leap day and the turn of the year", () => {
    const daysBetween = (day: string, today: string) => xpHistory({ days: [{ day, xp: 1 }], today }).map((p) => p.day);
    expect(daysBetween("2026-10-25", "2026-10-26")).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
    expect(daysBetween("2028-02-29", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
    expect(daysBetween("2027-01-01", "2027-01-01")).toEqual(["2026-12-31", "2027-01-01"]);
  });

  test("does not lose XP of a day that the database's clock reached before ours", () => {
    const points = xpHistory({ days: [{ day: "2026-11-22", xp: 100 }], today: "2026-11-21" });
    expect(points.at(-1)).toEqual({ day: "2026-11-22", xp: 100, total: 100 });
  });
});

describe("the course of XP", () => {
  const today = "2026-11-21";
  const credits = ["2026-11-19", "2026-11-18", "2026-11-18"].map((day) => ({ day, xp: 10 }));

  test("adds up what one day brought, the earliest first", () => {
    expect(sumByDay(credits)).toEqual([
      { day: "2026-11-18", xp: 20 },
      { day: "2026-11-19", xp: 10 },
    ]);
  });

  test("is drawn from the third day with XP on", () => {
    expect(xpCourse({ credits, today })).toEqual({ days: 2, points: [] });
    const { days, points } = xpCourse({ credits: [...credits, { day: today, xp: 5 }], today });
    expect([days, points.at(-1)]).toEqual([3, { day: today, xp: 5, total: 35 }]);
  });
});
