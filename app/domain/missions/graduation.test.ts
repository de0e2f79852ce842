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
  expect(graduate({ figures, startMissions: [], missions })).toBeNull();
});

test("the end of a path is told in numbers and badges, with the start missions that are open", () => {
  const missions = [
    mission(1, "completed", "Thema gefunden"),
    mission(2, "completed"),
    mission(3, "completed", "Ziel"),
  ];
  const startMissions = [mission(1, "completed"), mission(2, "active"), mission(3, "locked")];
  expect(graduate({ figures, missions, startMissions })).toEqual({
    figures: [
      { id: "missions", value: 3 },
      { id: "written", value: 7 },
      { id: "days", value: 2 },
      { id: "xp", value: 250 },
      { id: "level", value: 3 },
      { id: "achievements", value: 2, of: 4 },
    ],
    badges: ["Thema gefunden", "Ziel"],
    openStarts: [{ to: "/mission/2", title: "Mission 2" }],
  });
});
