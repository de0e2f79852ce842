import { expect, test } from "vitest";
import { achievementsInReach, xpAfter } from "./within-reach";

const missions = (count: number, xpReward: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, xpReward, kind: "path" as const }));

const titlesAt = (totalXp: number, open: ReturnType<typeof missions> | null) =>
  achievementsInReach({ completedMissions: 1, totalXp, open }).map(({ id, pathEndsAt }) => [id, pathEndsAt]);

test("what a path still brings is counted with the bonus of each level it passes", () => {
  // Level 2: 10 + 2; from 190 on at level 2 still, then level 3: 10 + 3.
  expect(xpAfter(100, missions(1, 10))).toBe(112);
  expect(xpAfter(190, missions(2, 10))).toBe(190 + 12 + 13);
  expect(xpAfter(100, [{ id: "zugabe", xpReward: 50, kind: "bonus" }])).toBe(150);
  expect(xpAfter(100, [])).toBe(100);
});

test("what the path does not bring stands last, and says where the path ends", () => {
  // The ten missions of VA Allround with 10 XP each.
  expect(titlesAt(100, missions(10, 10))).toEqual([
    ["first-mission", null],
    ["five-missions", null],
    ["level-3", null],
    ["xp-2500", 221],
  ]);
  expect(titlesAt(100, missions(2, 10))).toEqual([
    ["first-mission", null],
    ["five-missions", 124],
    ["level-3", 124],
    ["xp-2500", 124],
  ]);
});

test("what the path does bring, and what is reached already, is never called too far", () => {
  expect(titlesAt(100, missions(10, 150)).every(([, end]) => end === null)).toBe(true);
  expect(titlesAt(3000, []).find(([id]) => id === "xp-2500")).toEqual(["xp-2500", null]);
});

test("without a path nothing is known to be too far", () => {
  expect(titlesAt(100, null).every(([, end]) => end === null)).toBe(true);
});
