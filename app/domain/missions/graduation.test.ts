import { expect, test } from "vitest";
import { graduate } from "./graduation";

const mission = (order: number, status: "active" | "completed" | "locked") => ({
  id: `m${order}`,
  order,
  status,
  to: `/mission/${order}`,
  title: `Mission ${order}`,
});
const credit = (day: string) => ({ kind: "mission" as const, ref: "m1", xp: 100, day });
const standing = {
  earned: {
    totalXp: 250,
    completedMissions: 3,
    credits: [credit("2026-11-30"), credit("2026-09-01"), credit("2026-11-30")],
  },
  way: { evenings: 31, words: 4200, asked: 0 },
};

test.each([
  ["without missions", []],
  ["with an open one", [mission(1, "completed"), mission(2, "active")]],
  ["with a locked one", [mission(1, "completed"), mission(2, "locked")]],
])("nobody graduates %s", (_, missions) => {
  expect(graduate({ ...standing, startMissions: [], rungs: [], missions })).toBeNull();
});

test("the end of a path is told in numbers of the way, without those that are none", () => {
  const missions = [mission(1, "completed"), mission(2, "completed"), mission(3, "completed")];
  const startMissions = [mission(1, "completed"), mission(2, "active"), mission(3, "locked")];
  const rungs = [
    { kind: "paid", on: "2027-03-01", isSaid: true },
    { kind: "offered", on: "2027-02-01", isSaid: false },
  ] as const;
  expect(graduate({ ...standing, missions, startMissions, rungs })).toEqual({
    figures: [
      { id: "days", value: 91 },
      { id: "evenings", value: 31 },
      { id: "words", value: 4200 },
    ],
    missions: 3,
    totalXp: 250,
    level: 3,
    achievements: { done: 2, of: 4 },
    rungs: [
      { kind: "offered", name: "Erstes Angebot", said: "1. Februar 2027, hier entstanden" },
      { kind: "paid", name: "Bezahlt", said: "1. März 2027, selbst gesagt" },
    ],
    openStarts: [{ to: "/mission/2", title: "Mission 2" }],
  });
});
