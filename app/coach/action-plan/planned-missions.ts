import type { MissionHead } from "~/content/library";
import { berlinDay } from "~/domain/time/german-dates";
import { estimatedMinutes } from "~/domain/evenings/estimated-minutes";
import type { MissionStatus } from "~/domain/missions/missions";
import type { PlannedMission } from "~/domain/action-plan/work";

const USUAL_MINUTES = 240;

interface Done {
  missions: readonly { missionId: string; status: MissionStatus; completedAt: Date | null }[];
  tasks: readonly { taskId: string; tickedAt: Date | null }[];
}

/** A path's missions as input to the plan; one that names no time gets the median of the others. */
export function plannedMissions(missions: readonly MissionHead[], done: Done, startDay: string): PlannedMission[] {
  const named = missions
    .flatMap(({ estimatedTime }) => estimatedMinutes(estimatedTime) ?? [])
    .toSorted((a, b) => a - b);
  const middle = named[Math.floor(named.length / 2)] ?? USUAL_MINUTES;
  // Work without a recorded time counts as done before the plan.
  const dayOf = (instant: Date | null) => (instant ? berlinDay(instant) : startDay);
  const finished = done.missions.filter(({ status }) => status === "completed");
  const missionDays = new Map(finished.map(({ missionId, completedAt }) => [missionId, dayOf(completedAt)]));
  const taskDays = new Map(done.tasks.map(({ taskId, tickedAt }) => [taskId, dayOf(tickedAt)]));
  return missions.map(({ id, estimatedTime, tasks }) => ({
    id,
    minutes: estimatedMinutes(estimatedTime) ?? middle,
    // Open tasks of a finished mission count as done: they need no evening any more.
    tasks: tasks.map((task) => ({ id: task.id, doneOn: taskDays.get(task.id) ?? missionDays.get(id) ?? null })),
  }));
}

/** Titles of missions whose time was assumed. */
export const withoutTime = (missions: readonly MissionHead[]): string[] =>
  missions.filter(({ estimatedTime }) => estimatedMinutes(estimatedTime) === null).map(({ title }) => title);
