import { describe, expect, test } from "vitest";
import { berlinMoment } from "../time/berlin-time";
import { HOUR_MS, MINUTE_MS } from "../time/durations";
import { lastDue, PERIODIC, PERIODIC_NAMES } from "./periodic";

const at = (day: string, time: string) => berlinMoment(day, time);
const SUNDAY = "2026-11-22";

test("the list holds every name", () => expect([...PERIODIC_NAMES].sort()).toEqual(Object.keys(PERIODIC).sort()));

describe("the weekly mail", () => {
  test("is due on Sunday at six, and in every process under the same name", () => {
    const due = at(SUNDAY, "18:00");
    expect(lastDue("weeks", due)).toBe(due.toISOString());
    expect(lastDue("weeks", new Date(due.getTime() + 3 * HOUR_MS))).toBe(due.toISOString());
  });
  test("is caught up on Monday morning, and no later", () => {
    expect(lastDue("weeks", at("2026-11-23", "09:00"))).toBe(at(SUNDAY, "18:00").toISOString());
    expect(lastDue("weeks", at("2026-11-23", "15:00"))).toBeNull();
    expect(lastDue("weeks", at(SUNDAY, "17:59"))).toBeNull();
  });
});

test.each([
  ["sweep", "2026-11-23", "10:59", "10:00"],
  ["reminders", "2026-11-23", "10:04", "10:00"],
  ["reminders", "2026-11-23", "10:05", "10:05"],
  ["trials", "2026-11-23", "19:59", "10:00"],
  ["trials", "2026-11-23", "20:00", null],
  ["prices", "2026-11-23", "18:59", "11:00"],
  ["prices", "2026-11-23", "19:00", null],
  ["stripe", "2026-11-23", "23:29", "03:30"],
  ["stripe", "2026-11-23", "23:30", null],
  ["facts", "2026-11-25", "08:00", null],
] as const)("%s on %s at %s were due at %s, or too long ago", (name, day, time, due) => {
  expect(lastDue(name, at(day, time))).toBe(due && at(day, due).toISOString());
});

test.each(PERIODIC_NAMES)("%s has ten minutes at least before it counts as hung and runs again", (name) =>
  expect(PERIODIC[name].longestMs).toBeGreaterThanOrEqual(10 * MINUTE_MS),
);

test("facts are told until Wednesday morning, the week until Monday noon", () => {
  expect(lastDue("facts", at("2026-11-25", "07:59"))).toBe(at("2026-11-23", "08:00").toISOString());
  expect(lastDue("weeks", at("2026-11-23", "13:59"))).toBe(at(SUNDAY, "18:00").toISOString());
  expect(lastDue("weeks", at("2026-11-23", "14:00"))).toBeNull();
});

test("what is due daily keeps its time of day when clocks change, on both days", () => {
  for (const [day, utc] of [
    ["2026-03-28", "09:00"],
    ["2026-03-29", "08:00"],
    ["2026-10-24", "08:00"],
    ["2026-10-25", "09:00"],
  ] as const) {
    expect(lastDue("trials", at(day, "12:00"))).toBe(`${day}T${utc}:00.000Z`);
  }
});

test("seen every hour of a leap year, each has as many moments as the calendar asks for", () => {
  const seen = new Map(PERIODIC_NAMES.map((name) => [name, new Set<string>()]));
  const end = at("2029-01-01", "00:00").getTime();
  for (let time = at("2028-01-01", "00:00").getTime(); time < end; time += HOUR_MS) {
    for (const name of PERIODIC_NAMES) {
      const due = lastDue(name, new Date(time));
      if (due) seen.get(name)?.add(due);
    }
  }
  expect(seen.get("trials")?.size).toBe(366);
  expect(seen.get("stripe")?.size).toBe(366);
  expect(seen.get("facts")?.size).toBe(52);
  expect(seen.get("weeks")?.size).toBe(53);
  expect(seen.get("sweep")?.size).toBe(366 * 24);
});
