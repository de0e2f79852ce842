import { daysBetween } from "../action-plan/calendar-days";
import { listAchievements } from "../level/achievements";
import { getLevel } from "../level/levels";
import type { XpCredit } from "../level/xp-history";
import { sayReachedRungs, type ReachedRung } from "../rungs/rungs";
import { currentMission, type MissionStatus } from "./missions";

interface MissionOf {
  id: string;
  order: number;
  status: MissionStatus;
  to: string;
  title: string;
}

/** Figures of a learner's work: days with anything, words in answers and notes, contacts that were spoken to. */
export interface WayFigures {
  evenings: number;
  words: number;
  asked: number;
}

export interface Graduation {
  figures: { id: "days" | "evenings" | "words" | "asked"; value: number }[];
  missions: number;
  totalXp: number;
  level: number;
  achievements: { done: number; of: number };
  /** Rungs reached outside by then, each with its day and where it is known from. */
  rungs: ReturnType<typeof sayReachedRungs>;
  openStarts: { to: string; title: string }[];
}

/** Look back at a finished path; null while one of its missions is open. `completedMissions` counts start missions too. */
export function graduate({
  missions,
  startMissions,
  rungs,
  way: { evenings, words, asked },
  earned: { credits, totalXp, completedMissions },
}: {
  missions: readonly Pick<MissionOf, "id" | "order" | "status">[];
  startMissions: readonly MissionOf[];
  rungs: readonly ReachedRung[];
  way: WayFigures;
  earned: { credits: readonly XpCredit[]; totalXp: number; completedMissions: number };
}): Graduation | null {
  if (missions.length === 0 || currentMission(missions)) return null;
  const achievements = listAchievements({ completedMissions, totalXp });
  const days = credits.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  const figures = [
    { id: "days" as const, value: first && last ? daysBetween(first, last) + 1 : 0 },
    { id: "evenings" as const, value: evenings },
    { id: "words" as const, value: words },
    { id: "asked" as const, value: asked },
  ];
  return {
    figures: figures.filter(({ value }) => value > 0),
    missions: missions.length,
    totalXp,
    level: getLevel(totalXp).level,
    achievements: { done: achievements.filter(({ done }) => done).length, of: achievements.length },
    rungs: sayReachedRungs(rungs),
    openStarts: startMissions.filter(({ status }) => status === "active").map(({ to, title }) => ({ to, title })),
  };
}
