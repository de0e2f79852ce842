import { expect, test } from "vitest";
import { addDays } from "../action-plan/calendar-days";
import { berlinClock, berlinMoment, lastDayAt } from "./berlin-time";
import { MINUTE_MS } from "./durations";
import { berlinDay } from "./german-dates";

const DAYS = ["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25", "2028-02-28"].flatMap((day) => [
  day,
  addDays(day, 1),
  addDays(day, 2),
]);
const TIMES = Array.from({ length: 96 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, "0")).join(":"),
);

test.each(DAYS)("on %s, each time of day is a moment at which clocks show it", (day) => {
  for (const time of TIMES) {
    const moment = berlinMoment(day, time);
    const isSkipped = day === "2026-03-29" && time.startsWith("02:");
    expect([berlinDay(moment), berlinClock(moment)]).toEqual([day, isSkipped ? time.replace("02", "03") : time]);
  }
});

test("what comes twice when clocks go back is meant the first time", () => {
  expect(berlinMoment("2026-10-25", "02:30").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  expect(berlinMoment("2026-10-25", "03:00").toISOString()).toBe("2026-10-25T02:00:00.000Z");
});

test.each(DAYS)("from %s 19:00 on it is today's, a minute before still yesterday's", (day) => {
  const seven = berlinMoment(day, "19:00");
  expect(lastDayAt("19:00", seven)).toBe(day);
  expect(lastDayAt("19:00", new Date(seven.getTime() - MINUTE_MS))).toBe(addDays(day, -1));
});
