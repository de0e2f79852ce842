import { portionsOf } from "../action-plan/work";
import { estimatedMinutes } from "./estimated-minutes";
import { EVENING_MINUTES } from "./evenings";
import { timeLeft } from "./time-left";

const MINUTES_PER_HOUR = 60;

interface TaskTonight {
  id: string;
  completed: boolean;
  /** Done on the day of this evening. */
  isOfToday: boolean;
}

export interface Tonight {
  /** Tasks of the evening; empty once as much was done today as fits into it. */
  tasks: string[];
  /** Time of the tasks, „etwa 45 Min“; null when the mission's time varies or no task is left for today. */
  time: string | null;
}

/**
 * Tasks of a mission that fit into an evening: the open ones in their order, the first in any case. Tasks done today have
 * used today's evening, as in a plan. `hours` are those of the rhythm; null without one.
 */
export function tonight(
  { estimatedTime, tasks }: { estimatedTime: string; tasks: readonly TaskTonight[] },
  hours: number | null,
): Tonight {
  const minutes = estimatedMinutes(estimatedTime);
  const open = tasks.filter(({ completed }) => !completed);
  const isBegun = tasks.some(({ isOfToday }) => isOfToday);
  if (minutes === null)
    return {
      tasks: open.slice(0, isBegun ? 0 : 1).map(({ id }) => id),
      time: null,
    };
  const portions = portionsOf([{ id: "", minutes, tasks: tasks.map(({ id }) => ({ id, doneOn: null })) }]);
  const lasts = (id: string) => portions.find((portion) => portion.id === id)?.minutes ?? 0;
  const evening = hours === null ? EVENING_MINUTES : hours * MINUTES_PER_HOUR;
  let room = tasks.reduce((left, { id, isOfToday }) => left - (isOfToday ? lasts(id) : 0), evening);
  const fitting: string[] = [];
  for (const { id } of open) {
    room -= lasts(id);
    if (room < 0 && (isBegun || fitting.length > 0)) break;
    fitting.push(id);
  }
  return {
    tasks: fitting,
    time: fitting.length > 0 ? timeLeft(estimatedTime, { open: fitting.length, total: tasks.length }) : null,
  };
}

/** Words above the tasks of the evening. */
export function sayTonight({ tasks, time }: Tonight): string {
  if (tasks.length === 0) return "Was in einen Abend passt, hast du heute geschafft. Der Rest hat Zeit.";
  return time ? `Das passt in einen Abend: ${time}` : "Das passt in einen Abend.";
}
