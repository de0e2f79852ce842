import { addDays, daysBetween, laterOf } from "./calendar-days";
import { whatFits, type Pace } from "./pace";
import { schedule, type Evening } from "./schedule";
import type { PlanSettings } from "./settings";
import { weeksOf, type PlanWeek } from "./weeks";
import { minutesDoneOn, portionsOf, type PlannedMission } from "./work";

export const PLAN_DAYS = 90;

export interface ActionPlan {
  weeks: PlanWeek[];
  /** From today on. */
  evenings: Evening[];
  /** When the open work is done; null when none is open, or none of it finds an evening in years. */
  lastDay: string | null;
  isFinished: boolean;
  /** What it was at the start, with all that was open then. */
  plannedLastDay: string | null;
  /** How much later it ends than planned at the start; less than 0: earlier. */
  movedDays: number;
  /** Tasks that had their evening before today and are open. */
  overdueTasks: number;
  ninetiethDay: string;
  /** How far it goes beyond the ninetieth day; 0: it fits. */
  daysOver: number;
  /** The smallest change of pace with which it fits from here; null when it fits, or none does. */
  fit: Pace | null;
  /** Work that finds no evening within years. */
  minutesLeft: number;
}

/** What is open, from today on; what is done, in the week in which it was; both by calendar days alone. */
export function makePlan({
  settings,
  missions,
  today,
}: {
  settings: PlanSettings;
  missions: readonly PlannedMission[];
  today: string;
}): ActionPlan {
  const portions = portionsOf(missions);
  const from = laterOf(settings.startDay, today);
  const open = portions.filter(({ doneOn }) => doneOn === null);
  const question = { settings, portions: open, from, spent: minutesDoneOn(from, portions) };
  const { evenings, lastDay, minutesLeft } = schedule(question);
  const first = schedule({
    settings,
    portions: portions.filter(({ doneOn }) => doneOn === null || doneOn > settings.startDay),
    from: settings.startDay,
    spent: minutesDoneOn(settings.startDay, portions),
  });
  const ninetiethDay = addDays(settings.startDay, PLAN_DAYS - 1);
  const daysOver = lastDay === null ? 0 : Math.max(0, daysBetween(ninetiethDay, lastDay));
  const isOver = daysOver > 0 || minutesLeft > 0;
  return {
    weeks: weeksOf({ settings, portions, evenings, today }),
    evenings,
    lastDay,
    isFinished: open.length === 0,
    plannedLastDay: first.lastDay,
    movedDays: lastDay === null || first.lastDay === null ? 0 : daysBetween(first.lastDay, lastDay),
    overdueTasks: overdue(first.evenings, open, today),
    ninetiethDay,
    daysOver,
    fit: isOver ? whatFits(question, ninetiethDay) : null,
    minutesLeft,
  };
}

function overdue(planned: readonly Evening[], open: readonly { taskId: string }[], today: string): number {
  const openIds = new Set(open.map(({ taskId }) => taskId));
  const before = planned.filter(({ day }) => day < today).flatMap(({ pieces }) => pieces);
  return before.filter(({ taskId, isLast }) => isLast && openIds.has(taskId)).length;
}
