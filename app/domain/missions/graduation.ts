import { listAchievements } from "../level/achievements";
import { getLevel } from "../level/levels";
import { sayReachedRungs, type ReachedRung } from "../rungs/rungs";
import { currentMission, type MissionStatus } from "./missions";

interface MissionOf {
  id: string;
  order: number;
  status: MissionStatus;
}

interface Figures {
  totalXp: number;
  /** Completed missions of every path, with start missions: the number that achievements count. */
  completedMissions: number;
  written: number;
  days: number;
}

export interface Graduation {
  figures: { id: "missions" | "written" | "days" | "xp" | "level" | "achievements"; value: number; of?: number }[];
  /** Badges of the path's missions, in their order. */
  badges: string[];
  /** What has happened outside by then, with its day and where it is known from. */
  rungs: ReturnType<typeof sayReachedRungs>;
  openStarts: { to: string; title: string }[];
}

/** Summary of a finished path; null while one of its missions is open. `days` counts the days with XP. */
export function graduate({
  missions,
  startMissions,
  rungs,
  figures: { totalXp, completedMissions, written, days },
}: {
  missions: readonly (MissionOf & { badge: string | null })[];
  startMissions: readonly (MissionOf & { to: string; title: string })[];
  rungs: readonly ReachedRung[];
  figures: Figures;
}): Graduation | null {
  if (missions.length === 0 || currentMission(missions)) return null;
  const achievements = listAchievements({ completedMissions, totalXp });
  return {
    figures: [
      { id: "missions", value: missions.length },
      ...(written > 0 ? [{ id: "written" as const, value: written }] : []),
      { id: "days", value: days },
      { id: "xp", value: totalXp },
      { id: "level", value: getLevel(totalXp).level },
      { id: "achievements", value: achievements.filter(({ done }) => done).length, of: achievements.length },
    ],
    badges: missions.flatMap(({ badge }) => badge ?? []),
    rungs: sayReachedRungs(rungs),
    openStarts: startMissions.filter(({ status }) => status === "active").map(({ to, title }) => ({ to, title })),
  };
}
