import { expect, test } from "vitest";
import { addDays } from "../action-plan/calendar-days";
import { dueQuestion, type AnsweredQuestion } from "./due-question";

const TODAY = "2026-11-27";
const CURRENT = ["kasse.a", "kasse.b"];
const NEXT = ["rechnung.a"];

const answered = (question: string, daysAgo: number, isRight = true): AnsweredQuestion => ({
  question,
  day: addDays(TODAY, -daysAgo),
  isRight,
});
const due = (past: readonly AnsweredQuestion[], today = TODAY) =>
  dueQuestion([CURRENT, NEXT], { answered: past, today });

test("the current mission comes before the next one", () => {
  expect(CURRENT).toContain(due([]));
  expect(due(CURRENT.map((id) => answered(id, 5)))).toBe("rechnung.a");
});

test("each day brings another one, and the same all day", () => {
  expect(due([])).toBe(due([]));
  expect(new Set([due([]), due([], addDays(TODAY, 1))])).toEqual(new Set(CURRENT));
});

test("at most one a day: whoever answered one is left in peace until tomorrow", () => {
  expect(due([answered("kasse.a", 0)])).toBeNull();
  expect(due([answered("ganz.anderes", 0, false)])).toBeNull();
  expect(due([answered("kasse.a", 0)], addDays(TODAY, 1))).toBe("kasse.b");
});

test("what was wrong comes first once two days are over, also of the next mission", () => {
  expect(due([answered("rechnung.a", 1, false)])).not.toBe("rechnung.a");
  expect(due([answered("rechnung.a", 2, false)])).toBe("rechnung.a");
});

test("what was right comes again after a month", () => {
  const all = [...CURRENT, ...NEXT];
  expect(due(all.map((id) => answered(id, 29)))).toBeNull();
  expect(due(all.map((id) => answered(id, 30)))).not.toBeNull();
});

test("where nothing is needed nothing is asked", () => {
  expect(dueQuestion([[], []], { answered: [], today: TODAY })).toBeNull();
});
