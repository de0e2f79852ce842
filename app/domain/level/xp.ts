import { getLevel, xpBonusPercent } from "./levels";
import { QUIZ_MISSION_ID, type MissionKind } from "../missions/missions";

export type XpKind = "quiz" | "mission" | "mission-bonus";

/** One credit; a person has each pair of kind and ref at most once. */
export type XpEntry = { kind: XpKind; ref: string; amount: number };

/** Together the 100 XP of the personality test: half for finishing it, half as the reward of start mission 1. */
export const QUIZ_XP = { quizCompleted: 50, firstMission: 50 } as const;

/** The bonus grows with the level it raises, so a walk along all paths would pass what the database's integers hold. */
export const XP_TOTAL_MAX = 2_000_000_000;

/** Reward of a mission, and on a path a bonus of 10 % of it per level; omits amounts of 0 and keeps to XP_TOTAL_MAX. */
export function missionXpEntries({
  missionId,
  xpReward,
  totalXp,
  kind,
}: {
  missionId: string;
  xpReward: number;
  /** Total before completion. */
  totalXp: number;
  kind: MissionKind;
}): XpEntry[] {
  const { level } = getLevel(totalXp);
  const bonus = kind !== "path" ? 0 : Math.round((xpReward * xpBonusPercent(level)) / 100);
  const room = XP_TOTAL_MAX - totalXp;
  const reward = Math.min(xpReward, room);
  const entries: XpEntry[] = [
    { kind: "mission", ref: missionId, amount: reward },
    { kind: "mission-bonus", ref: missionId, amount: Math.min(bonus, room - reward) },
  ];
  return entries.filter(({ amount }) => amount > 0);
}

export function xpParts(entries: readonly { kind: XpKind; amount: number }[]): { xp: number; bonusXp: number } {
  const amountOf = (kind: XpKind) => sumXp(entries.filter((entry) => entry.kind === kind));
  return { xp: amountOf("mission"), bonusXp: amountOf("mission-bonus") };
}

export function quizXpEntries(): XpEntry[] {
  return [
    { kind: "quiz", ref: "quiz", amount: QUIZ_XP.quizCompleted },
    { kind: "mission", ref: QUIZ_MISSION_ID, amount: QUIZ_XP.firstMission },
  ];
}

export function sumXp(entries: readonly { amount: number }[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}
