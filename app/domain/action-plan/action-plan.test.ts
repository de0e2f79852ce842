import { describe, expect, test } from "vitest";
import { seededRandom } from "../random";
import { addDays, daysBetween, isDay, mondayOf, weekdayOf, WEEKDAYS, type Weekday } from "./calendar-days";
import { makeActionPlan, ACTION_PLAN_DAYS, type ActionPlan } from "./action-plan";
import { eveningDays, isInPause, type ActionPlanSettings } from "./settings";
import type { PlannedMission } from "./work";

const MONDAY = "2026-11-23";
const usual: ActionPlanSettings = { startDay: MONDAY, eveningsPerWeek: 3, hoursPerEvening: 2, daysOff: [], pauses: [] };

/** Ten missions of four hours with two tasks each; `done` says when the first tasks were done. */
const path = (done: readonly string[] = [], hours = 4): PlannedMission[] =>
  Array.from({ length: 10 }, (_, mission) => ({
    id: `m${mission + 1}`,
    minutes: hours * 60,
    tasks: [0, 1].map((task) => ({ id: `m${mission + 1}-${task + 1}`, doneOn: done[mission * 2 + task] ?? null })),
  }));

const plan = (settings: Partial<ActionPlanSettings> = {}, today = MONDAY, missions = path()): ActionPlan =>
  makeActionPlan({ settings: { ...usual, ...settings }, missions, today });
const titles = ({ weeks }: ActionPlan) => weeks.map(({ missions }) => missions.map(({ id }) => id).join(" "));

describe("ten missions of four hours, three evenings of two hours a week", () => {
  test("three missions in two weeks, done well within ninety days", () => {
    expect(titles(plan())).toEqual("m1 m2|m2 m3|m4 m5|m5 m6|m7 m8|m8 m9|m10||||||".split("|"));
    expect(plan()).toMatchObject({ lastDay: "2027-01-07", daysOver: 0, movedDays: 0, fit: null, isFinished: false });
  });

  test("the evenings are spread over the week: Tuesday, Thursday, Saturday", () => {
    expect(plan().weeks[0]?.days).toEqual(["2026-11-24", "2026-11-26", "2026-11-28"]);
  });

  test("a task says when it is done, or that it goes on in the next week", () => {
    expect(plan().weeks[0]?.missions).toEqual([
      {
        id: "m1",
        isFinished: true,
        tasks: [
          { id: "m1-1", day: "2026-11-24", standing: "finishes" },
          { id: "m1-2", day: "2026-11-26", standing: "finishes" },
        ],
      },
      { id: "m2", isFinished: false, tasks: [{ id: "m2-1", day: "2026-11-28", standing: "finishes" }] },
    ]);
  });

  test("thirteen weeks from Monday to Sunday, over the fifty-third week and the new year", () => {
    const { weeks } = plan();
    expect(weeks).toHaveLength(13);
    expect(weeks[5]).toMatchObject({ number: 6, monday: "2026-12-28", sunday: "2027-01-03", time: "ahead" });
    expect(weeks[6]).toMatchObject({ number: 7, monday: "2027-01-04" });
  });

  test("today is in one of the weeks, those before are past", () => {
    const { weeks } = plan({}, "2026-12-02");
    expect(weeks.map(({ time }) => time).slice(0, 4)).toEqual(["past", "current", "ahead", "ahead"]);
  });
});

test("who starts on a Sunday has the evenings of that week that are left: none here", () => {
  const { weeks, evenings } = plan({ startDay: "2026-11-29" });
  expect(weeks[0]).toMatchObject({ monday: MONDAY, days: [] });
  expect(evenings[0]?.day).toBe("2026-12-01");
});

test("a start that is past begins today, and its end has moved as far as that took", () => {
  const late = plan({}, "2026-12-14");
  expect(late.evenings[0]?.day).toBe("2026-12-15");
  expect(late).toMatchObject({ plannedLastDay: "2027-01-07", lastDay: "2027-01-28", movedDays: 21, overdueTasks: 9 });
});

test("planned anew from today it has not moved", () => {
  expect(plan({ startDay: "2026-12-14" }, "2026-12-14")).toMatchObject({ movedDays: 0, overdueTasks: 0 });
});

test("what is done stands in its week, and what follows comes earlier", () => {
  const ahead = plan({}, "2026-11-30", path(Array.from({ length: 6 }, () => "2026-11-25")));
  expect(ahead.weeks[0]?.missions.map(({ id, isFinished }) => [id, isFinished])).toEqual([
    ["m1", true],
    ["m2", true],
    ["m3", true],
  ]);
  expect(ahead.weeks[0]?.missions[0]?.tasks[0]).toEqual({ id: "m1-1", day: "2026-11-25", standing: "done" });
  expect(ahead.evenings[0]).toMatchObject({ day: "2026-12-01", pieces: [{ missionId: "m4" }] });
  expect(ahead.movedDays).toBeLessThan(0);
});

test("what was done today has used today's evening", () => {
  const tuesday = "2026-11-24";
  expect(plan({}, tuesday, path([tuesday])).evenings[0]).toMatchObject({ day: "2026-11-26" });
});

test("done before the start, it is no part of what was planned", () => {
  const again = plan({}, MONDAY, path(["2026-11-01", "2026-11-02"]));
  expect(again.evenings[0]?.pieces[0]?.missionId).toBe("m2");
  expect(again.movedDays).toBe(0);
});

test("everything done: nothing is planned, nothing has moved", () => {
  const finished = plan({}, "2026-12-20", path(Array.from({ length: 20 }, () => "2026-12-01")));
  expect(finished).toMatchObject({
    isFinished: true,
    lastDay: null,
    evenings: [],
    movedDays: 0,
    daysOver: 0,
    fit: null,
  });
});

test("a pause moves what follows, and its week says so", () => {
  const { weeks, evenings } = plan({ pauses: [{ first: "2026-12-21", last: "2027-01-03" }] });
  expect(weeks.map(({ isPause }) => isPause).indexOf(true)).toBe(4);
  expect(weeks.filter(({ isPause }) => isPause)).toHaveLength(2);
  expect(evenings.some(({ day }) => day >= "2026-12-21" && day <= "2027-01-03")).toBe(false);
});

test("a pause over the whole time: the plan begins after it, and says how far it goes over", () => {
  const paused = plan({ pauses: [{ first: MONDAY, last: "2027-02-28" }] });
  expect(paused.evenings[0]?.day).toBe("2027-03-02");
  expect(paused).toMatchObject({ ninetiethDay: "2027-02-20", lastDay: "2027-04-15", daysOver: 54, fit: null });
  expect(paused.weeks.length).toBeGreaterThan(13);
});

test("a pause longer than anybody plans leaves work over instead of running on", () => {
  const never = plan({ pauses: [{ first: MONDAY, last: "2040-01-01" }] });
  expect(never).toMatchObject({ lastDay: null, minutesLeft: 2400, isFinished: false });
});

test("one evening of an hour, all other days off: it takes forty weeks, and no other day is there to make it fit", () => {
  const slow = plan({ eveningsPerWeek: 1, hoursPerEvening: 1, daysOff: [1, 2, 3, 4, 5, 6] });
  expect(new Set(slow.evenings.map(({ day }) => weekdayOf(day)))).toEqual(new Set([7]));
  expect(slow.weeks).toHaveLength(40);
  expect(slow.fit).toEqual({ eveningsPerWeek: 1, hoursPerEvening: 4 });
});

test("what would make it fit is the least more", () => {
  expect(plan({ eveningsPerWeek: 1 }).fit).toEqual({ eveningsPerWeek: 2, hoursPerEvening: 2 });
  expect(plan({ eveningsPerWeek: 1 }, "2027-02-19").fit).toBe(null);
});

describe("days", () => {
  test.each([
    ["2028-02-28", "2028-02-29"],
    ["2027-02-28", "2027-03-01"],
    ["2026-12-31", "2027-01-01"],
    ["2026-10-24", "2026-10-25"],
    ["2026-10-25", "2026-10-26"],
    ["2027-03-28", "2027-03-29"],
  ])("after %s comes %s", (day, next) => {
    expect(addDays(day, 1)).toBe(next);
    expect(daysBetween(day, next)).toBe(1);
  });

  test("a week has the same days on both sides of a clock change", () => {
    expect(mondayOf("2026-10-25")).toBe("2026-10-19");
    expect(mondayOf("2026-10-26")).toBe("2026-10-26");
    expect(weekdayOf("2026-10-25")).toBe(7);
    expect(weekdayOf("1969-12-28")).toBe(7);
  });

  test.each(["2027-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "", "morgen", "2026-11-31"])(
    "%s is none",
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

test("whatever somebody chooses, the plan holds together", () => {
  const random = seededRandom(90);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  for (let round = 0; round < 150; round++) {
    const startDay = addDays("2026-01-01", upTo(1_200));
    const daysOff = WEEKDAYS.filter(() => random() < 0.3).slice(0, 6);
    const pauses = Array.from({ length: upTo(3) }, () => {
      const first = addDays(startDay, upTo(120));
      return { first, last: addDays(first, upTo(40)) };
    });
    const eveningsPerWeek = 1 + upTo(6 - daysOff.length);
    const settings = { startDay, daysOff, pauses, eveningsPerWeek, hoursPerEvening: 1 + upTo(7) };
    const today = addDays(startDay, upTo(160) - 40);
    const missions = path([], 0).map(({ id }) => ({
      id,
      minutes: 45 + upTo(600),
      tasks: Array.from({ length: 1 + upTo(4) }, (_, task) => ({
        id: `${id}-${task}`,
        doneOn: random() < 0.3 ? addDays(today, -upTo(60)) : null,
      })),
    }));
    holdsTogether(settings, missions, today, `round ${round}`);
  }
});

function holdsTogether(settings: ActionPlanSettings, missions: PlannedMission[], today: string, round: string): void {
  const made = makeActionPlan({ settings, missions, today });
  const pieces = made.evenings.flatMap((evening) => evening.pieces);
  const open = missions.flatMap(({ tasks }) => tasks.filter(({ doneOn }) => doneOn === null));
  // Every open task is finished once, in the order of the path, and nothing done is planned again.
  expect(
    pieces.filter(({ isLast }) => isLast).map(({ taskId }) => taskId),
    round,
  ).toEqual(open.map(({ id }) => id));
  const weekdays: Weekday[] = eveningDays(settings);
  expect(weekdays, round).toHaveLength(settings.eveningsPerWeek);
  const outOfPlace = made.evenings.filter(
    ({ day }) =>
      day < today || day < settings.startDay || !weekdays.includes(weekdayOf(day)) || isInPause(day, settings.pauses),
  );
  expect(outOfPlace, round).toEqual([]);
  const most = settings.hoursPerEvening * 60;
  const minutesOf = (within: readonly { minutes: number }[]) => within.reduce((sum, { minutes }) => sum + minutes, 0);
  expect(
    made.evenings.filter(({ pieces: within }) => minutesOf(within) > most),
    round,
  ).toEqual([]);
  const days = made.evenings.map(({ day }) => day);
  expect(days, round).toEqual([...new Set(days)].toSorted());
  for (const [index, week] of made.weeks.entries()) {
    expect(weekdayOf(week.monday), round).toBe(1);
    expect(daysBetween(week.monday, week.sunday), round).toBe(6);
    expect(week.monday, round).toBe(addDays(made.weeks[0]?.monday ?? "", index * 7));
  }
  expect(
    made.weeks.flatMap((week) => week.days),
    round,
  ).toEqual(days);
  expect(made.weeks.length, round).toBeGreaterThanOrEqual(13);
  expect(made.daysOver > 0, round).toBe(
    made.lastDay !== null && daysBetween(settings.startDay, made.lastDay) >= ACTION_PLAN_DAYS,
  );
  if (made.fit) expect(made.fit.eveningsPerWeek, round).toBeLessThanOrEqual(7 - settings.daysOff.length);
  if (made.fit)
    expect(makeActionPlan({ settings: { ...settings, ...made.fit }, missions, today }).daysOver, round).toBe(0);
}
