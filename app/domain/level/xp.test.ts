import { describe, expect, test } from "vitest";
import { missionXpEntries, QUIZ_XP, quizXpEntries, sumXp, XP_TOTAL_MAX } from "./xp";

describe("the personality test", () => {
  test("credits 50 XP for itself and 50 XP for mission 1, together 100", () => {
    expect(QUIZ_XP).toEqual({ quizCompleted: 50, firstMission: 50 });
    expect(quizXpEntries()).toEqual([
      { kind: "quiz", ref: "quiz", amount: 50 },
      { kind: "mission", ref: "1", amount: 50 },
    ]);
    expect(sumXp(quizXpEntries())).toBe(100);
  });
});

describe("a path mission credits its reward and a bonus of level × 10 %", () => {
  test.each([
    { xpReward: 100, level: 1, bonus: 10 },
    { xpReward: 125, level: 2, bonus: 25 },
    { xpReward: 350, level: 9, bonus: 315 },
    { xpReward: 200, level: 20, bonus: 400 },
    { xpReward: 10, level: 3, bonus: 3 },
    { xpReward: 125, level: 1, bonus: 13 },
    { xpReward: 175, level: 3, bonus: 53 },
    { xpReward: 14, level: 1, bonus: 1 },
  ])("$xpReward XP at level $level: +$bonus", ({ xpReward, level, bonus }) => {
    const entries = missionXpEntries({
      missionId: "seo-dienstleister-in-1",
      xpReward,
      totalXp: (level - 1) * 100,
      kind: "path",
    });
    expect(entries).toEqual([
      { kind: "mission", ref: "seo-dienstleister-in-1", amount: xpReward },
      { kind: "mission-bonus", ref: "seo-dienstleister-in-1", amount: bonus },
    ]);
    expect(sumXp(entries)).toBe(xpReward + bonus);
  });

  test("a bonus that rounds to 0 is no entry, nor is a reward of 0", () => {
    expect(missionXpEntries({ missionId: "va-allround-1", xpReward: 4, totalXp: 0, kind: "path" })).toEqual([
      { kind: "mission", ref: "va-allround-1", amount: 4 },
    ]);
    expect(missionXpEntries({ missionId: "va-allround-1", xpReward: 0, totalXp: 800, kind: "path" })).toEqual([]);
  });
});

test("the total stays within what the database holds", () => {
  const entriesAt = (totalXp: number) => missionXpEntries({ missionId: "a-1", xpReward: 100, totalXp, kind: "path" });
  expect(XP_TOTAL_MAX).toBeLessThan(2 ** 31);
  expect(sumXp(entriesAt(XP_TOTAL_MAX - 150))).toBe(150);
  expect(entriesAt(XP_TOTAL_MAX)).toEqual([]);
});

test.each([
  ["2", 75],
  ["3", 100],
])("start mission %s credits its %i XP without a bonus", (missionId, xpReward) => {
  expect(missionXpEntries({ missionId, xpReward, totalXp: 600, kind: "start" })).toEqual([
    { kind: "mission", ref: missionId, amount: xpReward },
  ]);
});

test("no entries are 0 XP", () => {
  expect(sumXp([])).toBe(0);
});
