import { listAchievements } from "./achievements";
import { getLevel, XP_PER_LEVEL } from "./levels";

/** Credit for finishing a mission or the test, with the totals after it; `xp` and `bonusXp` are newly credited. */
export interface Credit {
  xp: number;
  bonusXp: number;
  totalXp: number;
  /** Count after the credit, including the mission just finished. */
  completedMissions: number;
}

/** A credit as the learner sees it. `xp` and `bonusXp` add up to `sum`; percentages of the level's bar are exact. */
export interface Gains {
  xp: number;
  bonusXp: number;
  sum: number;
  level: {
    level: number;
    /** Whether the credit reached a new level. */
    isReached: boolean;
    percentBefore: number;
    percent: number;
    currentXp: number;
    xpOfLevel: number;
  };
  /** Titles of the newly reached achievements. */
  achievements: string[];
}

export function gainsOf({ xp, bonusXp, totalXp, completedMissions }: Credit): Gains {
  const sum = xp + bonusXp;
  const before = { totalXp: totalXp - sum, completedMissions: completedMissions - 1 };
  const [was, is] = [getLevel(before.totalXp), getLevel(totalXp)];
  const had = new Set(listAchievements(before).flatMap(({ id, done }) => (done ? [id] : [])));
  return {
    xp,
    bonusXp,
    sum,
    level: {
      level: is.level,
      isReached: is.level > was.level,
      percentBefore: was.percent,
      percent: is.percent,
      currentXp: is.currentXp,
      xpOfLevel: XP_PER_LEVEL,
    },
    achievements: listAchievements({ totalXp, completedMissions }).flatMap(({ id, title, done }) =>
      done && !had.has(id) ? [title] : [],
    ),
  };
}
