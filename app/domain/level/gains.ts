import { listAchievements } from "./achievements";
import { getLevel, XP_PER_LEVEL } from "./levels";

/** What finishing a mission or the test credited, and the totals after it; `xp` and `bonusXp` are new, never twice. */
export interface Credit {
  xp: number;
  bonusXp: number;
  totalXp: number;
  /** After it; what was finished is one of them. */
  completedMissions: number;
}

/** What a credit means to the person. `xp` and `bonusXp` add up to `sum`; percentages are exact, of the level's bar. */
export interface Gains {
  xp: number;
  bonusXp: number;
  sum: number;
  level: {
    level: number;
    /** Whether it is a new one. */
    isReached: boolean;
    percentBefore: number;
    percent: number;
    currentXp: number;
    xpOfLevel: number;
  };
  /** Titles of the achievements that were not there before. */
  achievements: string[];
}

export function tellGains({ xp, bonusXp, totalXp, completedMissions }: Credit): Gains {
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
