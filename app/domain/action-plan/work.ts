export interface PlannedTask {
  id: string;
  /** The day it was done; null while it is open. */
  doneOn: string | null;
}

export interface PlannedMission {
  id: string;
  minutes: number;
  tasks: readonly PlannedTask[];
}

/** A task with its share of the mission's time. */
export interface Portion extends PlannedTask {
  missionId: string;
  taskId: string;
  minutes: number;
}

/** Tasks in order; their rounded minutes add up to the mission's. */
export function portionsOf(missions: readonly PlannedMission[]): Portion[] {
  return missions.flatMap((mission) => {
    const count = mission.tasks.length;
    const upTo = (index: number) => Math.round((mission.minutes * index) / count);
    return mission.tasks.map((task, index) => ({
      ...task,
      missionId: mission.id,
      taskId: task.id,
      minutes: upTo(index + 1) - upTo(index),
    }));
  });
}

export const minutesDoneOn = (day: string, portions: readonly Portion[]): number =>
  portions.reduce((sum, { doneOn, minutes }) => sum + (doneOn === day ? minutes : 0), 0);
