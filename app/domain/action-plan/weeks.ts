import { addDays, daysBetween, laterOf, mondayOf, WEEK_DAYS } from "./calendar-days";
import { eveningDays, isInPause, type ActionPlanSettings } from "./settings";
import type { Evening } from "./schedule";
import type { Portion } from "./work";

/** Ninety days, rounded up to whole weeks. */
const PLAN_WEEKS = 13;

/** Sorts after every day. */
const NEVER = "a";

export interface WeekTask {
  id: string;
  /** The day it was or will be done; if a later week finishes it, the last evening of this week that works on it. */
  day: string;
  standing: "done" | "finishes" | "goes-on";
}

export interface WeekMission {
  id: string;
  tasks: WeekTask[];
  /** Whether no task of the mission is open after this week. */
  isFinished: boolean;
}

export interface ActionPlanWeek {
  /** Number of the week, from 1. */
  number: number;
  monday: string;
  sunday: string;
  time: "past" | "current" | "ahead";
  /** Days of the evenings with work. */
  days: string[];
  missions: WeekMission[];
  /** Whether all its evenings lie in a pause. */
  isPause: boolean;
}

interface Question {
  settings: ActionPlanSettings;
  portions: readonly Portion[];
  /** Evenings with work, from today on. */
  evenings: readonly Evening[];
  today: string;
}

/** Whole weeks from the starting week on: thirteen, or as many as the work needs. */
export function weeksOf({ settings, portions, evenings, today }: Question): ActionPlanWeek[] {
  const start = mondayOf(settings.startDay);
  const weekOf = (day: string) => Math.floor(daysBetween(start, day) / WEEK_DAYS);
  const { byWeek, lastDays } = sortTasks({ portions, evenings, weekOf });
  const weekdays = eveningDays(settings);
  const length = Math.max(PLAN_WEEKS, ...[...byWeek.keys()].map((week) => week + 1));
  return Array.from({ length }, (_, index) => {
    const monday = addDays(start, index * WEEK_DAYS);
    const sunday = addDays(monday, WEEK_DAYS - 1);
    const missions = [...(byWeek.get(index) ?? [])].map(([id, tasks]) => ({
      id,
      tasks,
      isFinished: (lastDays.get(id) ?? "") <= sunday,
    }));
    return {
      number: index + 1,
      monday,
      sunday,
      time: sunday < today ? ("past" as const) : monday > today ? ("ahead" as const) : ("current" as const),
      days: evenings.flatMap(({ day }) => (monday <= day && day <= sunday ? day : [])),
      missions,
      isPause: weekdays.every((day) => isInPause(addDays(monday, day - 1), settings.pauses)),
    };
  });
}

/** Tasks by week and mission, in the order of the path; and the last day of each mission. */
function sortTasks({
  portions,
  evenings,
  weekOf,
}: Pick<Question, "portions" | "evenings"> & { weekOf: (day: string) => number }) {
  const worked = new Map<string, Map<number, WeekTask>>();
  for (const { day, pieces } of evenings) {
    for (const { taskId: id, isLast } of pieces) {
      const weeks = worked.get(id) ?? new Map<number, WeekTask>();
      worked.set(id, weeks.set(weekOf(day), { id, day, standing: isLast ? "finishes" : "goes-on" }));
    }
  }
  const byWeek = new Map<number, Map<string, WeekTask[]>>();
  const lastDays = new Map<string, string>();
  for (const { missionId, taskId: id, doneOn } of portions) {
    const tasks: WeekTask[] =
      doneOn === null ? [...(worked.get(id)?.values() ?? [])] : [{ id, day: doneOn, standing: "done" }];
    const lastDay = tasks.at(-1)?.day ?? NEVER;
    lastDays.set(missionId, laterOf(lastDays.get(missionId) ?? "", lastDay));
    for (const task of tasks) {
      const missions = byWeek.get(weekOf(task.day)) ?? new Map<string, WeekTask[]>();
      byWeek.set(weekOf(task.day), missions.set(missionId, [...(missions.get(missionId) ?? []), task]));
    }
  }
  return { byWeek, lastDays };
}
