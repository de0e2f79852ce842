import type { TimedEveningPlan } from "../evening-plans/evening-plan";
import type { MissionStatus } from "./missions";

/** A learner's progress in a mission; a mission without a row is locked. */
interface Standing {
  missionId: string;
  status: MissionStatus;
  progress?: number;
  completedTasks?: readonly string[];
  evening?: TimedEveningPlan | null;
}

/** Completed missions that count: all but bonus missions. */
export const countCompletedOf = (standings: readonly { status: MissionStatus; isBonus: boolean }[]): number =>
  standings.filter(({ status, isBonus }) => status === "completed" && !isBonus).length;

/** Missions, in their order, with the learner's progress. */
export function trailOf<Mission extends { id: string }>(missions: readonly Mission[], standings: readonly Standing[]) {
  const byId = new Map(standings.map((standing) => [standing.missionId, standing]));
  return missions.map((mission) => {
    const { status = "locked" as const, progress = 0, completedTasks = [], evening } = byId.get(mission.id) ?? {};
    return { ...mission, status, progress, completedTasks, evening: evening ?? undefined };
  });
}
