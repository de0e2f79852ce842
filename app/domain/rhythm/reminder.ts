import { weekdayOf } from "../action-plan/calendar-days";
import { HOUR_MS } from "../time/durations";
import type { Rhythm } from "./rhythm";

/** Later than this an evening is nearly over. */
export const LATEST_MS = 2 * HOUR_MS;

/** Whether somebody is still to be reminded of the evening of a day, which began at `since`. Nobody who is at work already. */
export function isReminderDue(
  { weekdays, pausedUntil, workedDays }: Rhythm & { workedDays: readonly string[] },
  { day, now, since }: { day: string; now: Date; since: Date },
): boolean {
  const late = now.getTime() - since.getTime();
  const isPaused = pausedUntil !== null && pausedUntil >= day;
  return weekdays.includes(weekdayOf(day)) && !isPaused && !workedDays.includes(day) && late >= 0 && late < LATEST_MS;
}
