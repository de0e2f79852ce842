import { getLevel } from "./levels";

export type Achievement = {
  id: string;
  title: string;
  description: string;
  /** The learner's progress, at most `target`. */
  current: number;
  target: number;
  /** Whole percent, rounded down, so that only a finished achievement shows 100. */
  percent: number;
  done: boolean;
};

/** The four achievements, the nearest first. */
export function listAchievements({
  completedMissions,
  totalXp,
}: {
  completedMissions: number;
  totalXp: number;
}): Achievement[] {
  return [
    achievement({
      id: "first-mission",
      title: "Erster Schritt",
      description: "Schließe deine erste Mission ab. Startmissionen zählen mit.",
      reached: completedMissions,
      target: 1,
    }),
    achievement({
      id: "five-missions",
      title: "Fünf auf dem Weg",
      description: "Schließe fünf Missionen ab. Startmissionen zählen mit.",
      reached: completedMissions,
      target: 5,
    }),
    achievement({
      id: "level-3",
      title: "Level 3",
      description: "Erreiche Level 3.",
      reached: getLevel(totalXp).level,
      target: 3,
    }),
    achievement({
      id: "xp-2500",
      title: "XP-Sammlung",
      description: "Sammle 2.500 XP.",
      reached: totalXp,
      target: 2500,
    }),
  ];
}

function achievement({
  reached,
  target,
  ...texts
}: {
  id: string;
  title: string;
  description: string;
  reached: number;
  target: number;
}): Achievement {
  const current = Math.min(Math.max(0, reached), target);
  return { ...texts, current, target, percent: Math.floor((current * 100) / target), done: current === target };
}
