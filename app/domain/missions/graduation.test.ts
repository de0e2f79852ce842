import { expect, test } from "vitest";
import { graduate } from "./graduation";

const mission = (order: number, status: "active" | "completed" | "locked", badge: string | null = null) => ({
  id: `m${order}`,
  order,
  status,
  badge,
  to: `/mission/${order}`,
  title: `Mission ${order}`,
});
const figures = { totalXp: 250, completedMissions: 3, written: 7, days: 2 };

test.each([
  ["without missions", []],
  ["with an open one", [mission(1, "completed"), mission(2, "active")]],
  ["with a locked one", [mission(1, "completed"), mission(2, "locked")]],
])("nobody graduates %s", (_, missions) => {
  expect(graduate({ figures, startMissions: [], rungs: [], missions })).toBeNull();
});

test("the end of a path is told in numbers and badges, with the start missions that are open", () => {
  const missions = [
    mission(1, "completed", "Thema gefunden"),
    mission(2, "completed"),
    mission(3, "completed", "Ziel"),
  ];
  const startMissions = [mission(1, "completed"), mission(2, "active"), mission(3, "locked")];
  const rungs = [
    { kind: "paid", on: "2027-03-01", isSaid: true },
    { kind: "offered", on: "2027-02-01", isSaid: false },
  ] as const;
  expect(graduate({ figures, missions, startMissions, rungs })).toEqual({
    figures: [
      { id: "missions", value: 3 },
      { id: "written", value: 7 },
      { id: "days", value: 2 },
      { id: "xp", value: 250 },
      { id: "level", value: 3 },
      { id: "achievements", value: 2, of: 4 },
    ],
    badges: ["Thema gefunden", "Ziel"],
    rungs: [
      { kind: "offered", name: "Erstes Angebot", said: "1. Februar 2027, hier entstanden" },
      { kind: "paid", name: "Bezahlt", said: "1. März 2027, selbst gesagt" },
    ],
    openStarts: [{ to: "/mission/2", title: "Mission 2" }],
  });
});
