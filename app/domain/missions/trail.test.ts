import { expect, test } from "vitest";
import { trailOf } from "./trail";

const mission = (id: string, order: number) => ({ id, order });

test("missions keep their order and have how they stand", () => {
  const standings = [
    { missionId: "c", status: "active" as const, progress: 50, completedTasks: ["c-1"] },
    { missionId: "a", status: "completed" as const },
  ];
  expect(trailOf([mission("a", 1), mission("b", 2), mission("c", 3)], standings)).toEqual([
    { id: "a", order: 1, status: "completed", progress: 0, completedTasks: [] },
    { id: "b", order: 2, status: "locked", progress: 0, completedTasks: [] },
    { id: "c", order: 3, status: "active", progress: 50, completedTasks: ["c-1"] },
  ]);
});

test("what stands of a mission that the content no longer has is left out", () => {
  expect(trailOf([mission("a", 1)], [{ missionId: "gone", status: "active" }])).toEqual([
    { id: "a", order: 1, status: "locked", progress: 0, completedTasks: [] },
  ]);
});
