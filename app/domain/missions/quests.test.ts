import { describe, expect, test } from "vitest";
import type { MissionStatus } from "./missions";
import { countCompleted, currentQuest, withTicks, type QuestMission } from "./quests";

const mission = (order: number, status: MissionStatus, completedTasks: string[] = []): QuestMission => ({
  id: `va-step-${order}`,
  slug: `va-allround-${order}`,
  order,
  title: `Mission ${order}`,
  description: "Worum es geht.",
  estimatedTime: "45\u00a0Min",
  xpReward: 10,
  status,
  tasks: [
    { id: `va-step-${order}-task-1`, title: "Erste", description: "…", type: "text", required: true },
    { id: `va-step-${order}-task-2`, title: "Zweite", description: "…", type: "upload", required: true },
    { id: `va-step-${order}-task-3`, title: "Zugabe", description: "…", type: "link", required: false },
  ],
  completedTasks,
});
const onPath = (...missions: QuestMission[]) => currentQuest({ quizCompleted: true, missions });
const actions = (quest: { tasks: { action: unknown }[] }) => quest.tasks.map(({ action }) => action);

describe("when the quiz is not done", () => {
  test.each([
    ["no path is chosen", null],
    ["a path is chosen already", [mission(1, "active")]],
  ])("and %s, the current mission is the test", (_, missions) => {
    const quest = currentQuest({ quizCompleted: false, missions });
    expect(quest).toMatchObject({ title: "Persönlichkeitstest abschließen", estimatedTime: "10–15\u00a0Min" });
    expect(actions(quest)).toEqual([{ label: "Test starten", to: "/quiz" }]);
  });
});

test("when the quiz is done but no path is chosen, the current mission is choosing one", () => {
  const quest = currentQuest({ quizCompleted: true, missions: null });
  expect(quest).toMatchObject({ title: "Berufspfad wählen", estimatedTime: "5–10\u00a0Min" });
  expect(actions(quest)).toEqual([{ label: "Berufspfad wählen", to: "/career-path-selection" }]);
});

describe("otherwise it is the first not-yet-completed mission of the path", () => {
  test("by order, whatever the order of the rows", () => {
    const quest = onPath(mission(3, "active"), mission(1, "completed"), mission(2, "active"));
    expect(quest).toMatchObject({ kind: "mission", title: "Mission 2", mission: { id: "va-step-2", order: 2 } });
  });

  test("with its title, description and time", () => {
    expect(onPath(mission(1, "active"))).toMatchObject({
      title: "Mission 1",
      description: "Worum es geht.",
      estimatedTime: "45\u00a0Min",
    });
  });

  test("each open task leads to its place in the mission", () => {
    expect(actions(onPath(mission(1, "active")))).toEqual([
      { label: "Aufgabe bearbeiten", to: "/mission/va-allround-1#va-step-1-task-1" },
      { label: "Aufgabe bearbeiten", to: "/mission/va-allround-1#va-step-1-task-2" },
      { label: "Aufgabe bearbeiten", to: "/mission/va-allround-1#va-step-1-task-3" },
    ]);
  });

  test.each([
    ["start-test" as const, { label: "Test starten", to: "/quiz" }],
    ["select-career" as const, { label: "Berufspfad wählen", to: "/career-path-selection" }],
    ["start-mission" as const, { label: "Mission starten", to: "/mission/va-allround-1#special" }],
  ])("a task may name another action: %s", (actionType, action) => {
    const special = { id: "special", title: "", description: "", type: "quiz" as const, required: true, actionType };
    expect(actions(onPath({ ...mission(1, "active"), tasks: [special] }))).toEqual([action]);
  });

  test("its tasks carry their ticks, type and duty", () => {
    const quest = onPath(mission(1, "active", ["va-step-1-task-2", "of-an-older-edition"]));
    expect(quest.tasks.map(({ type, required, completed }) => ({ type, required, completed }))).toEqual([
      { type: "text", required: true, completed: false },
      { type: "upload", required: true, completed: true },
      { type: "link", required: false, completed: false },
    ]);
    expect(countCompleted(quest.tasks)).toBe(1);
  });
});

describe("a mission can be finished from here", () => {
  const [first, second, extra] = ["va-step-1-task-1", "va-step-1-task-2", "va-step-1-task-3"];
  test.each([
    [[], false],
    [[first, extra], false],
    [[first, second], true],
    [[first, second, extra], true],
  ])("with %j ticked: %s", (completed, canFinish) => {
    expect(onPath(mission(1, "active", completed)).canFinish).toBe(canFinish);
  });
});

test("no active mission: the first locked one is offered as a single task that starts it", () => {
  const quest = onPath(mission(1, "completed"), mission(2, "locked"), mission(3, "locked"));
  expect(quest).toMatchObject({ kind: "locked-mission", title: "Mission 2", canFinish: false });
  expect(actions(quest)).toEqual([{ label: "Mission starten", to: "/mission/va-allround-2" }]);
});

test("all missions done", () => {
  const quest = onPath(mission(1, "completed"), mission(2, "completed"));
  expect(quest).toMatchObject({ kind: "all-done", title: "Alle Missionen abgeschlossen!", tasks: [] });
});

describe("ticks that this device knows", () => {
  const [first, second, extra] = ["va-step-1-task-1", "va-step-1-task-2", "va-step-1-task-3"];
  const withLocal = (saved: string[], ticked: string[]) =>
    withTicks(onPath(mission(1, "active", saved)), (id) => ticked.includes(id));
  const done = (quest: { tasks: { completed: boolean }[] }) => quest.tasks.map(({ completed }) => completed);

  test("hold, task by task, whatever is saved", () => {
    expect(done(withLocal([first], [first, extra]))).toEqual([true, false, true]);
    expect(done(withLocal([first], []))).toEqual([false, false, false]);
    expect(done(withLocal([first], [first, "something-else"]))).toEqual([true, false, false]);
  });

  test("do not let a mission be finished before the server has them", () => {
    expect(withLocal([first], [first, second]).canFinish).toBe(false);
  });

  test("do not let it be finished when a required one is taken back", () => {
    expect(withLocal([first, second, extra], [first, second]).canFinish).toBe(true);
    expect(withLocal([first, second], [first]).canFinish).toBe(false);
  });
});
