import { describe, expect, test } from "vitest";
import { listAchievements } from "./achievements";

function find(id: string, standing: { completedMissions: number; totalXp: number }) {
  return listAchievements(standing).find((achievement) => achievement.id === id);
}

test("there are four, each with a German title and description of its own", () => {
  const achievements = listAchievements({ completedMissions: 0, totalXp: 0 });
  expect(achievements.map(({ id, target }) => [id, target])).toEqual([
    ["first-mission", 1],
    ["five-missions", 5],
    ["level-3", 3],
    ["xp-2500", 2500],
  ]);
  expect(new Set(achievements.map(({ title }) => title)).size).toBe(4);
  expect(achievements.map(({ description }) => description)).toEqual([
    "Schließe deine erste Mission ab. Startmissionen zählen mit.",
    "Schließe fünf Missionen ab. Startmissionen zählen mit.",
    "Erreiche Level 3.",
    "Sammle 2.500 XP.",
  ]);
});

test("whoever starts has none of them, and is on level 1 of 3", () => {
  const achievements = listAchievements({ completedMissions: 0, totalXp: 0 });
  expect(achievements.map(({ current, percent, done }) => ({ current, percent, done }))).toEqual([
    { current: 0, percent: 0, done: false },
    { current: 0, percent: 0, done: false },
    { current: 1, percent: 33, done: false },
    { current: 0, percent: 0, done: false },
  ]);
});

describe("the first mission done", () => {
  test.each([
    [0, { current: 0, percent: 0, done: false }],
    [1, { current: 1, percent: 100, done: true }],
    [7, { current: 1, percent: 100, done: true }],
  ])("%i missions", (completedMissions, expected) => {
    expect(find("first-mission", { completedMissions, totalXp: 0 })).toMatchObject(expected);
  });
});

describe("five missions done", () => {
  test.each([
    [1, { current: 1, percent: 20, done: false }],
    [4, { current: 4, percent: 80, done: false }],
    [5, { current: 5, percent: 100, done: true }],
    [13, { current: 5, percent: 100, done: true }],
  ])("%i missions", (completedMissions, expected) => {
    expect(find("five-missions", { completedMissions, totalXp: 0 })).toMatchObject(expected);
  });
});

describe("level 3 reached", () => {
  test.each([
    [100, { current: 2, percent: 66, done: false }],
    [199, { current: 2, percent: 66, done: false }],
    [200, { current: 3, percent: 100, done: true }],
    [5000, { current: 3, percent: 100, done: true }],
  ])("%i XP", (totalXp, expected) => {
    expect(find("level-3", { completedMissions: 0, totalXp })).toMatchObject(expected);
  });
});

describe("2500 XP collected", () => {
  test.each([
    [1250, { current: 1250, percent: 50, done: false }],
    [2499, { current: 2499, percent: 99, done: false }],
    [2500, { current: 2500, percent: 100, done: true }],
    [9000, { current: 2500, percent: 100, done: true }],
    [-10, { current: 0, percent: 0, done: false }],
  ])("%i XP", (totalXp, expected) => {
    expect(find("xp-2500", { completedMissions: 0, totalXp })).toMatchObject(expected);
  });
});
