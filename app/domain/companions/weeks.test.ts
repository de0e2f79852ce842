import { expect, test } from "vitest";
import { addDays } from "../action-plan/calendar-days";
import { berlinMoment } from "../time/berlin-time";
import { berlinClock } from "../time/berlin-time";
import { berlinDay } from "../time/german-dates";
import { endOfCompanion, isToWeek, shownWeek, sundayOf } from "./weeks";

/** A Friday; the clocks go forward on Sunday, 28 March 2027, the last but one of the twelve from 10 January on. */
const FRIDAY = berlinMoment("2027-01-08", "12:00");

test("it ends a week after the twelfth Sunday, also over the change of clocks", () => {
  const end = endOfCompanion(FRIDAY);
  expect([berlinDay(end), berlinClock(end)]).toEqual(["2027-04-04", "00:00"]);
  const mailed = Array.from({ length: 100 }, (_, days) => addDays("2027-01-08", days)).filter(
    (day) => sundayOf({ endsAt: end, day, now: berlinMoment(day, "18:00") }) !== null,
  );
  expect(mailed).toHaveLength(12);
  expect([mailed[0], mailed.at(-1)]).toEqual(["2027-01-10", "2027-03-28"]);
  expect(sundayOf({ endsAt: end, day: "2027-03-28", now: berlinMoment("2027-03-28", "18:00") })).toBe(12);
});

test.each([
  ["2027-01-10", "17:59", "2027-01-10"],
  ["2027-01-10", "18:00", "2027-01-17"],
  ["2027-01-11", "00:00", "2027-01-17"],
  ["2026-10-25", "17:59", "2026-10-25"],
])("who says yes on %s at %s is first written to on %s", (day, time, first) => {
  const end = endOfCompanion(berlinMoment(day, time));
  expect(sundayOf({ endsAt: end, day: first, now: berlinMoment(first, "18:00") })).toBe(1);
  const before = addDays(first, -7);
  expect(sundayOf({ endsAt: end, day: before, now: berlinMoment(before, "18:00") })).toBeNull();
});

test("a mail is made up for after an outage, but not much later, and never after the end", () => {
  const end = endOfCompanion(FRIDAY);
  const at = (day: string, time: string) => sundayOf({ endsAt: end, day: "2027-01-10", now: berlinMoment(day, time) });
  expect(at("2027-01-11", "09:00")).toBe(1);
  expect(at("2027-01-13", "09:00")).toBeNull();
  expect(sundayOf({ endsAt: end, day: "2027-03-28", now: end })).toBeNull();
});

test("the week of the latest Sunday is shown, and nothing before the first", () => {
  const end = endOfCompanion(FRIDAY);
  const at = (day: string) => shownWeek({ endsAt: end, now: berlinMoment(day, "12:00") });
  expect(at("2027-01-09")).toEqual({ firstSunday: "2027-01-10" });
  const first = { from: "2027-01-04", before: "2027-01-11", sunday: "2027-01-10" };
  expect(at("2027-01-10")).toEqual(first);
  expect(at("2027-01-16")).toEqual(first);
  expect(at("2027-01-17")).toEqual({ from: "2027-01-11", before: "2027-01-18", sunday: "2027-01-17" });
});

test.each([
  ["2027-01-09", "2027-01-08", true],
  ["2027-01-16", "2027-01-09", false],
  ["2027-01-16", "2027-01-10", true],
  ["2027-01-17", "2027-01-10", false],
  ["2027-01-17", "2027-01-16", false],
  ["2027-01-17", "2027-01-17", true],
  // The clocks go forward on this Sunday.
  ["2027-03-28", "2027-03-27", false],
  ["2027-03-28", "2027-03-28", true],
])("on %s an answer of %s is one to the week that is shown: %s", (today, answered, said) => {
  const week = shownWeek({ endsAt: endOfCompanion(FRIDAY), now: berlinMoment(today, "19:00") });
  expect(isToWeek(berlinMoment(answered, "00:00"), week)).toBe(said);
});
