import { expect, test } from "vitest";
import { makeActionPlan } from "../action-plan/action-plan";
import { usualSettings } from "../action-plan/plan-form";
import { withRhythm, type Rhythm } from "./rhythm";
import { weeksAhead } from "./weeks-ahead";

const MONDAY = "2026-11-23";
const TWO_EVENINGS: Rhythm = { weekdays: [2, 4], time: "19:00", hours: 1, pausedUntil: null };
const mission = (id: string, doneOn: string | null = null) => ({
  id,
  minutes: 120,
  tasks: [{ id: `${id}-1`, doneOn }],
});

function ahead(missions: ReturnType<typeof mission>[], rhythm = TWO_EVENINGS) {
  const settings = withRhythm(usualSettings(MONDAY), rhythm, MONDAY);
  return weeksAhead(
    makeActionPlan({ settings, missions, today: MONDAY }),
    missions.map(({ id }) => id),
  );
}

test("each week says its evenings with work and what is done with it; the last mission has its day", () => {
  const { weeks, last } = ahead([mission("a"), mission("b")]);
  expect(weeks).toHaveLength(6);
  const chosen = [false, true, false, true, false, false, false];
  expect(weeks.slice(0, 3).map(({ evenings, finishes }) => [evenings, finishes])).toEqual([
    [chosen, [1]],
    [chosen, [2]],
    [Array.from({ length: 7 }, () => false), []],
  ]);
  expect(last).toEqual({ order: 2, day: "2026-12-03" });
});

test("what is done already is not promised again, and keeps its number", () => {
  const { weeks, last } = ahead([mission("a", MONDAY), mission("b")]);
  expect(weeks[0]?.finishes).toEqual([2]);
  expect(last).toEqual({ order: 2, day: "2026-11-26" });
});

test("a pause is one, and moves all that follows", () => {
  const { weeks, last } = ahead([mission("a")], { ...TWO_EVENINGS, pausedUntil: "2026-11-29" });
  expect(weeks[0]).toMatchObject({ isPause: true, finishes: [] });
  expect(last?.day).toBe("2026-12-03");
});

test("with nothing open there is no last day", () => {
  expect(ahead([mission("a", MONDAY)]).last).toBeNull();
});
