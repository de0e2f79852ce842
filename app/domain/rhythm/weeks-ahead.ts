import type { ActionPlan } from "../action-plan/action-plan";
import { WEEKDAYS, weekdayOf } from "../action-plan/calendar-days";

/** Weeks that are shown one by one. */
const SHOWN_WEEKS = 6;

export interface WeekAhead {
  monday: string;
  sunday: string;
  /** Whether work is planned for it, from Monday to Sunday. */
  evenings: boolean[];
  /** Numbers of the missions that are done with it. */
  finishes: number[];
  isPause: boolean;
}

export interface WeeksAhead {
  weeks: WeekAhead[];
  /** The path's last open mission, by its number, and its day; null when none is open, or none finds an evening. */
  last: { order: number; day: string } | null;
}

/** The next weeks of a plan. `missionIds`: all of the path, in its order. */
export function weeksAhead(plan: ActionPlan, missionIds: readonly string[]): WeeksAhead {
  const orderOf = (id: string) => missionIds.indexOf(id) + 1;
  const shown = plan.weeks.filter(({ time }) => time !== "past").slice(0, SHOWN_WEEKS);
  const end = plan.lastDay === null || plan.minutesLeft > 0 ? null : plan.lastDay;
  const last = plan.evenings.at(-1)?.pieces.at(-1);
  return {
    weeks: shown.map(({ monday, sunday, days, missions, isPause }) => {
      const planned = new Set(days.map(weekdayOf));
      return {
        monday,
        sunday,
        evenings: WEEKDAYS.map((weekday) => planned.has(weekday)),
        finishes: missions
          .filter(({ isFinished, tasks }) => isFinished && tasks.some(isAhead))
          .map(({ id }) => orderOf(id)),
        isPause,
      };
    }),
    last: end && last ? { order: orderOf(last.missionId), day: end } : null,
  };
}

const isAhead = ({ standing }: { standing: string }): boolean => standing === "finishes";
