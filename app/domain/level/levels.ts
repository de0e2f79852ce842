// Two measures of the same total: the level, 100 XP each, shown everywhere, and the stage ("Etappe"), 1000 XP each, on
// the level and mission screens. Percentages are exact, within 0 to 100. `next…Xp` is a total, not what is missing.

export const XP_PER_LEVEL = 100;
export const XP_PER_STAGE = 1000;

export type Level = { level: number; currentXp: number; nextLevelXp: number; percent: number };
export type Stage = { stage: number; xpInStage: number; percent: number; nextStageXp: number };
export type LevelRights = { missionAccess: number; xpBonusPercent: number; premiumFeatures: boolean };

const MISSIONS_PER_LEVEL = 2;
const BONUS_PERCENT_PER_LEVEL = 10;
export const PREMIUM_FEATURES_FROM_LEVEL = 3;

export function getLevel(totalXp: number): Level {
  const { index, rest, percent } = divide(totalXp, XP_PER_LEVEL);
  const level = index + 1;
  return { level, currentXp: rest, nextLevelXp: level * XP_PER_LEVEL, percent };
}

export function getStage(totalXp: number): Stage {
  const { index, rest, percent } = divide(totalXp, XP_PER_STAGE);
  const stage = index + 1;
  return { stage, xpInStage: rest, percent, nextStageXp: stage * XP_PER_STAGE };
}

/** `missionAccess` is how many of a path's missions open without a paid plan, counted from the first. */
export function levelBenefits({ level, totalMissions }: { level: number; totalMissions: number }): LevelRights {
  return {
    missionAccess: Math.min(level * MISSIONS_PER_LEVEL, totalMissions),
    xpBonusPercent: xpBonusPercent(level),
    premiumFeatures: level >= PREMIUM_FEATURES_FROM_LEVEL,
  };
}

export function xpBonusPercent(level: number): number {
  return level * BONUS_PERCENT_PER_LEVEL;
}

function divide(totalXp: number, size: number) {
  const total = Number.isFinite(totalXp) ? Math.max(0, Math.floor(totalXp)) : 0;
  const rest = total % size;
  return { index: Math.floor(total / size), rest, percent: (rest * 100) / size };
}
