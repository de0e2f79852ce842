import { describe, expect, test } from "vitest";
import type { MissionOnPath, MissionStatus } from "./missions";
import {
  cameAfterFinishing,
  canComplete,
  currentMission,
  doneBefore,
  initialStatuses,
  missionProgress,
  missionsToUnlockOnHome,
  nextMission,
  openPlace,
  validateStartMissions,
} from "./missions";

/** A path with one mission for each status, in order. */
function path(statuses: MissionStatus[], careerPath: string | null = "va-allround"): MissionOnPath[] {
  return statuses.map((status, index) => ({
    id: careerPath === null ? `${index + 1}` : `${careerPath}-${index + 1}`,
    order: index + 1,
    status,
    careerPath,
  }));
}

const TEN_WITH_FIRST_ACTIVE = path(["active", ...Array<MissionStatus>(9).fill("locked")]);
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `va-allround-${from + index}`);

describe("a mission's progress is the rounded percentage of its required tasks", () => {
  const tasks = [
    { id: "t1", required: true },
    { id: "t2", required: true },
    { id: "t3", required: true },
    { id: "extra", required: false },
  ];

  test.each([
    [[], 0],
    [["t1"], 33],
    [["t1", "t3"], 67],
    [["t1", "t2", "t3"], 100],
    [["t1", "t2", "t3", "extra"], 100],
    [["extra"], 0],
    [["t2", "extra"], 33],
    [["t1", "of-an-older-edition"], 33],
  ])("done %j → %i", (completed, progress) => {
    expect(missionProgress(tasks, new Set(completed))).toBe(progress);
  });

  test("it is 0 if no task is required", () => {
    expect(missionProgress([], new Set())).toBe(0);
    expect(missionProgress([{ id: "extra", required: false }], new Set(["extra"]))).toBe(0);
  });
});

describe("choosing a path", () => {
  test("makes its first mission active and locks the rest", () => {
    const missions = [
      { id: "b", order: 2, title: "Zweite" },
      { id: "a", order: 1, title: "Erste" },
      { id: "c", order: 3, title: "Dritte" },
    ];
    expect(initialStatuses(missions)).toEqual([
      { id: "a", order: 1, title: "Erste", status: "active" },
      { id: "b", order: 2, title: "Zweite", status: "locked" },
      { id: "c", order: 3, title: "Dritte", status: "locked" },
    ]);
    expect(missions.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });

  test("without missions gives none", () => {
    expect(initialStatuses([])).toEqual([]);
  });
});

describe("a mission can be completed", () => {
  test("only when it is active and at 100 %", () => {
    expect(canComplete({ status: "active", progress: 100 })).toEqual({ ok: true });
    expect(canComplete({ status: "active", progress: 99 })).toEqual({ ok: false, reason: "incomplete" });
    expect(canComplete({ status: "active", progress: 0 })).toEqual({ ok: false, reason: "incomplete" });
  });

  test.each([0, 100])("not while it is locked (progress %i)", (progress) => {
    expect(canComplete({ status: "locked", progress })).toEqual({ ok: false, reason: "locked" });
  });

  test.each([0, 100])("not a second time (progress %i)", (progress) => {
    expect(canComplete({ status: "completed", progress })).toEqual({ ok: false, reason: "already-completed" });
  });
});

describe("the next mission", () => {
  const missions = [
    { id: "c", order: 3 },
    { id: "a", order: 1 },
    { id: "b", order: 2 },
    { id: "e", order: 5 },
  ];

  test("is the one with order one higher", () => {
    expect(nextMission(missions, { order: 1 })).toEqual({ id: "b", order: 2 });
    expect(nextMission(missions, { order: 2 })).toEqual({ id: "c", order: 3 });
  });

  test("or none: after the last, and across a gap", () => {
    expect(nextMission(missions, { order: 5 })).toBeNull();
    expect(nextMission(missions, { order: 3 })).toBeNull();
  });
});

describe("entering the dashboard opens locked missions", () => {
  test.each([
    { level: 1, hasPaidPlan: false, opened: [] },
    { level: 1, hasPaidPlan: true, opened: [] },
    { level: 2, hasPaidPlan: false, opened: ids(2, 4) },
    { level: 3, hasPaidPlan: false, opened: ids(2, 6) },
    { level: 4, hasPaidPlan: false, opened: ids(2, 8) },
    { level: 5, hasPaidPlan: false, opened: ids(2, 10) },
    { level: 26, hasPaidPlan: false, opened: ids(2, 10) },
    { level: 2, hasPaidPlan: true, opened: ids(2, 10) },
  ])("level $level, paid plan $hasPaidPlan → $opened", ({ level, hasPaidPlan, opened }) => {
    expect(missionsToUnlockOnHome({ level, hasPaidPlan, missions: TEN_WITH_FIRST_ACTIVE })).toEqual(opened);
    const shuffled = [...TEN_WITH_FIRST_ACTIVE].reverse();
    expect(missionsToUnlockOnHome({ level, hasPaidPlan, missions: shuffled })).toEqual(opened);
  });

  test("counting from the first mission, whatever is done: what is open already is not named again", () => {
    const missions = path(["completed", "active", "active", "locked", "locked", "completed"]);
    expect(missionsToUnlockOnHome({ level: 2, hasPaidPlan: false, missions })).toEqual(["va-allround-4"]);
    expect(missionsToUnlockOnHome({ level: 2, hasPaidPlan: true, missions })).toEqual(ids(4, 5));
  });

  test("counting each path for itself", () => {
    const missions = [...TEN_WITH_FIRST_ACTIVE, ...path(["completed", "active", "locked"], null)];
    const opened = missionsToUnlockOnHome({ level: 2, hasPaidPlan: false, missions });
    expect(new Set(opened)).toEqual(new Set([...ids(2, 4), "3"]));
  });

  test("none where there are none", () => {
    expect(missionsToUnlockOnHome({ level: 9, hasPaidPlan: true, missions: [] })).toEqual([]);
  });
});

describe("as long as the quiz is not completed", () => {
  const second = { id: "2", status: "completed", progress: 100 } as const;
  test.each([
    ["completed", 100],
    ["locked", 0],
    ["active", 50],
  ] as const)("mission 1, being %s at %i %%, is reset to active", (status, progress) => {
    const missions = [{ id: "1", status, progress }, second];
    expect(validateStartMissions({ quizCompleted: false, missions })).toEqual(["1"]);
    expect(validateStartMissions({ quizCompleted: true, missions })).toEqual([]);
  });

  test("a mission 1 that is active at 0 % needs no reset, and other missions are left alone", () => {
    const missions = [{ id: "1", status: "active", progress: 0 } as const, second];
    expect(validateStartMissions({ quizCompleted: false, missions })).toEqual([]);
    expect(validateStartMissions({ quizCompleted: false, missions: [second] })).toEqual([]);
  });
});

describe("the current mission is the first by order that is not completed", () => {
  test.each<[MissionStatus[], string | null]>([
    [["active", "locked", "locked"], "va-allround-1"],
    [["completed", "active", "active"], "va-allround-2"],
    [["completed", "locked", "active"], "va-allround-2"],
    [["completed", "completed", "completed"], null],
    [[], null],
  ])("%j → %s", (statuses, id) => {
    expect(currentMission(path(statuses))?.id ?? null).toBe(id);
    expect(currentMission(path(statuses).reverse())?.id ?? null).toBe(id);
  });
});

test("only a required task that is open in a finished mission came after finishing", () => {
  expect(cameAfterFinishing({ status: "completed", required: true, isTicked: false })).toBe(true);
  expect(cameAfterFinishing({ status: "completed", required: true, isTicked: true })).toBe(false);
  expect(cameAfterFinishing({ status: "completed", required: false, isTicked: false })).toBe(false);
  expect(cameAfterFinishing({ status: "active", required: true, isTicked: false })).toBe(false);
});

describe("where somebody goes on in a mission", () => {
  const tasks = [
    { id: "a", required: true },
    { id: "b", required: false },
    { id: "c", required: true },
  ];

  test.each([
    ["nothing begun: from the top", [], ""],
    ["the first open task", ["a"], "#b"],
    ["the first open task, whatever was done before the others", ["c"], "#a"],
    ["a tick at what is optional is a beginning", ["b"], "#a"],
    ["all that is required: the end", ["a", "c"], "#abschliessen"],
    ["everything: the end", ["a", "b", "c"], "#abschliessen"],
  ])("%s", (_, completedTasks, place) => {
    expect(openPlace({ status: "active", tasks, completedTasks })).toBe(place);
  });

  test("what is finished or locked has no place to go on", () => {
    expect(openPlace({ status: "completed", tasks, completedTasks: ["a"] })).toBe("");
    expect(openPlace({ status: "locked", tasks, completedTasks: ["a"] })).toBe("");
  });
});

describe("what was done when a mission is opened", () => {
  const tasks = [
    { id: "a", required: true },
    { id: "b", required: true, items: [{ id: "b1", required: true }] },
  ];
  const row = (taskId: string, completed: boolean, answer = "") => ({ taskId, completed, answer });
  const opened = (kept: ReturnType<typeof row>[], status: MissionStatus = "active") =>
    doneBefore({ status, tasks: kept }, { tasks });

  test("is nothing before a task or an item was ticked or written on; blanks of templates are part of the text", () => {
    expect(opened([])).toBeNull();
    expect(opened([row("a", false), row("positionierung.wem", false, "Menschen")])).toBeNull();
    expect(opened([row("a", false, "Ein Satz")])).toEqual([]);
    expect(opened([row("b1", true)])).toEqual([]);
  });

  test("is each ticked task, and no matter any more once the mission is finished", () => {
    expect(opened([row("a", true), row("b", false), row("b1", true)])).toEqual(["a"]);
    expect(opened([row("a", true), row("b", true)], "completed")).toBeNull();
  });
});
