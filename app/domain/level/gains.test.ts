import { expect, test } from "vitest";
import { gainsOf } from "./gains";
import { missionFinished } from "./successes";

// A mission of 100 XP finished at level 2, with 100 XP before it.
const SECOND_MISSION = { xp: 100, bonusXp: 20, totalXp: 220, completedMissions: 2 };

test("the reward and its bonus add up to what the message says", () => {
  const { xp, bonusXp, sum } = gainsOf(SECOND_MISSION);
  expect([xp, bonusXp, sum]).toEqual([100, 20, 120]);
  expect(missionFinished(sum).description).toBe("Du hast 120 XP erhalten!");
});

test("a level that was reached is told, with the bar as it stood and stands", () => {
  expect(gainsOf(SECOND_MISSION).level).toEqual({
    level: 3,
    isReached: true,
    percentBefore: 0,
    percent: 20,
    currentXp: 20,
    xpOfLevel: 100,
  });
  expect(gainsOf({ xp: 10, bonusXp: 2, totalXp: 112, completedMissions: 2 }).level).toMatchObject({
    level: 2,
    isReached: false,
    percentBefore: 0,
    percent: 12,
  });
  expect(gainsOf({ xp: 275, bonusXp: 825, totalXp: 4_050, completedMissions: 10 }).level).toMatchObject({
    level: 41,
    isReached: true,
    percentBefore: 50,
    percent: 50,
  });
});

test.each([
  ["the test", { xp: 100, bonusXp: 0, totalXp: 100, completedMissions: 1 }, ["Erster Schritt"]],
  ["reaching level 3", SECOND_MISSION, ["Level 3"]],
  ["neither", { xp: 10, bonusXp: 2, totalXp: 112, completedMissions: 2 }, []],
  ["the fifth", { xp: 175, bonusXp: 100, totalXp: 900, completedMissions: 5 }, ["Fünf auf dem Weg"]],
  ["two at once", { xp: 200, bonusXp: 300, totalXp: 2_600, completedMissions: 5 }, ["Fünf auf dem Weg", "XP-Sammlung"]],
  ["what was reached before", { xp: 200, bonusXp: 300, totalXp: 5_000, completedMissions: 7 }, []],
])("an achievement is told once: %s", (_, credit, achievements) => {
  expect(gainsOf(credit).achievements).toEqual(achievements);
});

test("a mission whose XP were credited before still counts as completed, and brings nothing else", () => {
  expect(gainsOf({ xp: 0, bonusXp: 0, totalXp: 230, completedMissions: 5 })).toMatchObject({
    sum: 0,
    level: { level: 3, isReached: false, percentBefore: 30, percent: 30 },
    achievements: ["Fünf auf dem Weg"],
  });
  expect(missionFinished(0).description).toBe("Ihre XP hattest du schon.");
});
