import { addDays, daysBetween, laterOf } from "./calendar-days";
import { whatFits, type Pace } from "./pace";
import { schedule, type Evening } from "./schedule";
import type { ActionPlanSettings } from "./settings";
import { weeksOf, type ActionPlanWeek } from "./weeks";
import { minutesDoneOn, portionsOf, type PlannedMission } from "./work";

export const ACTION_PLAN_DAYS = 90;

export interface ActionPlan {
  weeks: ActionPlanWeek[];
  /** Evenings with work, from today on. */
  evenings: Evening[];
  /** Last day of the open work; null when none is open, or none of it finds an evening within the four-year horizon. */
  lastDay: string | null;
  isFinished: boolean;
  /** Last day as planned at the start, with all work that was open then. */
  plannedLastDay: string | null;
  /** Days by which the end moved since the start; negative: earlier. */
  movedDays: number;
  /** Open tasks whose evening was before today. */
  overdueTasks: number;
  ninetiethDay: string;
  /** Days beyond the ninetieth day; 0: the plan fits. */
  daysOver: number;
  /** The smallest change of pace that fits the rest into the 90 days; null when it already fits, or no pace does. */
  fit: Pace | null;
  /** Minutes of work that find no evening within the four-year horizon. */
  minutesLeft: number;
}

/**
 * Plans open work from today on and puts finished work into the week in which it was done; counts calendar days alone.
 */
export function makeActionPlan({
  settings,
  missions,
  today,
}: {
  settings: ActionPlanSettings;
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
  const ninetiethDay = addDays(settings.startDay, ACTION_PLAN_DAYS - 1);
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
