import { describe, expect, test } from "vitest";
import { getLevel, getStage, levelBenefits, XP_PER_LEVEL, XP_PER_STAGE, xpBonusPercent } from "./levels";

test("a level takes 100 XP, a stage 1000", () => {
  expect(XP_PER_LEVEL).toBe(100);
  expect(XP_PER_STAGE).toBe(1000);
});

describe("the level is floor(totalXp / 100) + 1", () => {
  test.each([
    [0, { level: 1, currentXp: 0, nextLevelXp: 100, percent: 0 }],
    [1, { level: 1, currentXp: 1, nextLevelXp: 100, percent: 1 }],
    [20, { level: 1, currentXp: 20, nextLevelXp: 100, percent: 20 }],
    [99, { level: 1, currentXp: 99, nextLevelXp: 100, percent: 99 }],
    [100, { level: 2, currentXp: 0, nextLevelXp: 200, percent: 0 }],
    [250, { level: 3, currentXp: 50, nextLevelXp: 300, percent: 50 }],
    [2500, { level: 26, currentXp: 0, nextLevelXp: 2600, percent: 0 }],
  ])("%i XP", (totalXp, level) => {
    expect(getLevel(totalXp)).toEqual(level);
  });
});

describe("the stage is floor(totalXp / 1000) + 1", () => {
  test.each([
    [0, { stage: 1, xpInStage: 0, percent: 0, nextStageXp: 1000 }],
    [125, { stage: 1, xpInStage: 125, percent: 12.5, nextStageXp: 1000 }],
    [999, { stage: 1, xpInStage: 999, percent: 99.9, nextStageXp: 1000 }],
    [1000, { stage: 2, xpInStage: 0, percent: 0, nextStageXp: 2000 }],
    [2075, { stage: 3, xpInStage: 75, percent: 7.5, nextStageXp: 3000 }],
  ])("%i XP", (totalXp, stage) => {
    expect(getStage(totalXp)).toEqual(stage);
  });
});

describe("a total that cannot be", () => {
  test.each([-1, -1000, -0.5, Number.NaN, Number.POSITIVE_INFINITY])("%d counts as 0", (totalXp) => {
    expect(getLevel(totalXp)).toEqual(getLevel(0));
    expect(getStage(totalXp)).toEqual(getStage(0));
  });

  test("a fraction is rounded down", () => {
    expect(getLevel(99.9)).toEqual(getLevel(99));
    expect(getStage(1999.999)).toEqual(getStage(1999));
  });
});

test("no bar leaves 0 to 100, and each total lies below the next threshold", () => {
  const wrong = Array.from({ length: 5_001 }, (_, totalXp) => totalXp).filter((totalXp) => {
    const level = getLevel(totalXp);
    const stage = getStage(totalXp);
    return !(
      level.percent >= 0 &&
      level.percent < 100 &&
      stage.percent >= 0 &&
      stage.percent < 100 &&
      level.nextLevelXp - totalXp === XP_PER_LEVEL - level.currentXp &&
      stage.nextStageXp - totalXp === XP_PER_STAGE - stage.xpInStage
    );
  });
  expect(wrong).toEqual([]);
});

describe("a level's benefits", () => {
  test.each([
    [1, { missionAccess: 2, xpBonusPercent: 10, premiumFeatures: false }],
    [2, { missionAccess: 4, xpBonusPercent: 20, premiumFeatures: false }],
    [3, { missionAccess: 6, xpBonusPercent: 30, premiumFeatures: true }],
    [5, { missionAccess: 10, xpBonusPercent: 50, premiumFeatures: true }],
    [26, { missionAccess: 10, xpBonusPercent: 260, premiumFeatures: true }],
  ])("level %i, of ten missions", (level, benefits) => {
    expect(levelBenefits({ level, totalMissions: 10 })).toEqual(benefits);
    expect(xpBonusPercent(level)).toBe(benefits.xpBonusPercent);
  });

  test("there is no access to more missions than there are", () => {
    expect(levelBenefits({ level: 2, totalMissions: 3 }).missionAccess).toBe(3);
    expect(levelBenefits({ level: 1, totalMissions: 0 }).missionAccess).toBe(0);
  });
});
