import { describe, expect, test } from "vitest";
import { addDays, WEEKDAYS, weekdayOf } from "../action-plan/calendar-days";
import { berlinMoment } from "../time/berlin-time";
import { MINUTE_MS } from "../time/durations";
import { berlinDay } from "../time/german-dates";
import { seededRandom } from "../random";
import { beginningEvenings, isReminderDue } from "./reminder";
import type { Rhythm } from "./rhythm";

const DAY = "2026-11-26";
const rhythm: Rhythm & { workedDays: string[] } = {
  weekdays: [2, 4, 6],
  time: "19:00",
  hours: 2,
  pausedUntil: null,
  workedDays: [],
};
const due = (changed: Partial<typeof rhythm> = {}, minutes = 0, day = DAY) => {
  const asIs = { ...rhythm, ...changed };
  const since = berlinMoment(day, asIs.time);
  return isReminderDue(asIs, { day, since, now: new Date(since.getTime() + minutes * MINUTE_MS) });
};

test("from the hour of the evening on, for two hours", () => {
  expect([-1, 0, 119, 120].map((minutes) => due({}, minutes))).toEqual([false, true, true, false]);
});

test("not on other days, in a pause until its last day, or when something was done that day", () => {
  expect(due({}, 0, addDays(DAY, 1))).toBe(false);
  expect(due({ pausedUntil: DAY })).toBe(false);
  expect(due({ pausedUntil: addDays(DAY, -1) })).toBe(true);
  expect(due({ workedDays: [DAY] })).toBe(false);
  expect(due({ workedDays: [addDays(DAY, -1)] })).toBe(true);
});

test.each([
  ["00:00", "at midnight"],
  ["00:05", "just after it"],
  ["19:00", "in the evening"],
  ["23:58", "just before midnight"],
])("an evening at %s, %s, begins for the ticks of a quarter of an hour, and for no other", (time) => {
  const begins = (minutes: number) => {
    const tick = new Date(berlinMoment(DAY, time).getTime() + minutes * MINUTE_MS);
    const { day, from, until } = beginningEvenings(tick);
    return day === DAY && time > from && time <= until;
  };
  expect([-1, 0, 1].map(begins)).toEqual([false, true, true]);
  expect([14, 15].map(begins)).toEqual([time < "23:46", false]);
});

describe("whatever somebody chooses, in years with clock changes and a leap day", () => {
  test("exactly the chosen evenings outside the pause are due, each at one minute of its day", () => {
    const random = seededRandom(15);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    for (let round = 0; round < 60; round++) {
      const weekdays = WEEKDAYS.filter(() => random() < 0.5);
      const time = [upTo(23), upTo(59)].map((part) => String(part).padStart(2, "0")).join(":");
      // Around 29 February 2028, and around both clock changes of 2026.
      const first = addDays(["2028-02-20", "2026-03-20", "2026-10-18"][round % 3] ?? DAY, upTo(5));
      const pausedUntil = random() < 0.5 ? addDays(first, upTo(8)) : null;
      for (let ahead = 0; ahead < 14; ahead++) {
        const day = addDays(first, ahead);
        const since = berlinMoment(day, time);
        expect(berlinDay(since)).toBe(day);
        const expected = weekdays.includes(weekdayOf(day)) && (pausedUntil === null || day > pausedUntil);
        const at = (minutes: number) => ({ day, since, now: new Date(since.getTime() + minutes * MINUTE_MS) });
        const asIs = { ...rhythm, weekdays, time, pausedUntil };
        expect(isReminderDue(asIs, at(0)), `${day} ${time}`).toBe(expected);
        expect(isReminderDue(asIs, at(-1))).toBe(false);
        expect(isReminderDue(asIs, at(120))).toBe(false);
      }
    }
  });
});
