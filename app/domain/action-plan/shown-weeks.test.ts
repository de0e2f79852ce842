import { expect, test } from "vitest";
import type { WeekView } from "./plan-view";
import { shownWeeks } from "./shown-weeks";

const MISSION = { id: "m", title: "Nische", to: null, isFinished: false, tasks: [] };
const week = (number: number, changed: Partial<WeekView> = {}): WeekView => ({
  number,
  monday: `2026-11-${number}`,
  dates: "",
  time: "ahead",
  evenings: "",
  isPause: false,
  sentence: { text: "", isOwn: false },
  missions: [],
  ...changed,
});
const numbers = (weeks: readonly WeekView[]) => weeks.map(({ number }) => number);

test("weeks that are free at the end are one line, a free one before a full one is a week", () => {
  const { past, next, free } = shownWeeks([
    week(1, { time: "past" }),
    week(2, { time: "current" }),
    week(3),
    week(4, { missions: [MISSION] }),
    week(5),
    week(6),
  ]);
  expect([numbers(past), numbers(next), free]).toEqual([[1], [2, 3, 4], "Woche 5 bis 6"]);
});

test("a pause, a sentence of one's own and this week are never free", () => {
  expect(shownWeeks([week(1, { time: "current" })]).free).toBe(null);
  expect(shownWeeks([week(1), week(2, { isPause: true }), week(3)]).free).toBe("Woche 3");
  expect(shownWeeks([week(1, { sentence: { text: "Chor", isOwn: true } })]).free).toBe(null);
});
