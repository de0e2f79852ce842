import type { MissionKind } from "../missions/missions";
import { listAchievements, type Achievement } from "./achievements";
import { missionXpEntries, sumXp } from "./xp";

interface Unpaid {
  id: string;
  xpReward: number;
  kind: MissionKind;
}

/** A learner's total once they have finished those missions too, in that order, each with the bonus of its level. */
export const xpAfter = (totalXp: number, missions: readonly Unpaid[]): number =>
  missions.reduce(
    (total, { id, xpReward, kind }) =>
      total + sumXp(missionXpEntries({ missionId: id, xpReward, kind, totalXp: total })),
    totalXp,
  );

export interface AchievementInReach extends Achievement {
  /** The total that the learner's path ends with, where that is too little; else null. */
  pathEndsAt: number | null;
}

/**
 * The achievements, with those last that everything the learner's path offers does not reach; `open` are its missions
 * that are not paid yet, start missions first, bonus missions last. Without a path nothing is known to be too far.
 */
export function achievementsInReach({
  completedMissions,
  totalXp,
  open,
}: {
  completedMissions: number;
  totalXp: number;
  open: readonly Unpaid[] | null;
}): AchievementInReach[] {
  const now = listAchievements({ completedMissions, totalXp });
  if (open === null) return now.map((each) => ({ ...each, pathEndsAt: null }));
  const end = xpAfter(totalXp, open);
  const counted = open.filter(({ kind }) => kind !== "bonus").length;
  const then = listAchievements({ completedMissions: completedMissions + counted, totalXp: end });
  const reached = new Set(then.flatMap(({ id, done }) => (done ? [id] : [])));
  const all = now.map((each) => ({ ...each, pathEndsAt: each.done || reached.has(each.id) ? null : end }));
  return [...all.filter((each) => each.pathEndsAt === null), ...all.filter((each) => each.pathEndsAt !== null)];
}
