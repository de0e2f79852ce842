import { WEEKDAYS, type Weekday } from "./calendar-days";

/** A break from work, both days included. */
export interface Pause {
  first: string;
  last: string;
}

/** Settings from which the dates of a plan are computed. */
export interface ActionPlanSettings {
  startDay: string;
  eveningsPerWeek: number;
  hoursPerEvening: number;
  daysOff: readonly Weekday[];
  pauses: readonly Pause[];
}

/**
 * The weekdays with an evening, spread over the days that are not free: three of seven are Tuesday, Thursday, Saturday.
 */
export function eveningDays({ eveningsPerWeek, daysOff }: ActionPlanSettings): Weekday[] {
  const open = WEEKDAYS.filter((day) => !daysOff.includes(day));
  const count = Math.min(eveningsPerWeek, open.length);
  return Array.from({ length: count }, (_, index) => {
    const middle = ((index + 0.5) * open.length) / count - 0.5;
    return open[Math.round(middle)] ?? 1;
  });
}

export const isInPause = (day: string, pauses: readonly Pause[]): boolean =>
  pauses.some(({ first, last }) => first <= day && day <= last);
