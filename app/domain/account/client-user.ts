import { isRecord } from "../is-record";
import { getLevel } from "../level/levels";

/** The copy of the member that the browser keeps under `user-store`; the server stays the source of all of it. */
export interface ClientUser {
  id: string;
  name: string;
  level: number;
  totalXP: number;
  currentXP: number;
  nextLevelXP: number;
  completedQuiz: boolean;
  personalityType: string | null;
  careerPath: string | null;
}

export function toClientUser(member: {
  userId: string;
  firstName: string;
  totalXp: number;
  quizCompleted: boolean;
  personalityType: string | null;
  selectedCareerPath: string | null;
}): ClientUser {
  const { level, currentXp, nextLevelXp } = getLevel(member.totalXp);
  return {
    id: member.userId,
    name: member.firstName,
    level,
    totalXP: member.totalXp,
    currentXP: currentXp,
    nextLevelXP: nextLevelXp,
    completedQuiz: member.quizCompleted,
    personalityType: member.personalityType,
    careerPath: member.selectedCareerPath,
  };
}

export function isClientUser(value: unknown): value is ClientUser {
  if (!isRecord(value)) return false;
  return (
    [value.id, value.name].every((text) => typeof text === "string") &&
    [value.level, value.totalXP, value.currentXP, value.nextLevelXP].every((count) => typeof count === "number") &&
    [value.personalityType, value.careerPath].every((name) => name === null || typeof name === "string") &&
    typeof value.completedQuiz === "boolean"
  );
}
