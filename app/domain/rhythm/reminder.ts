import { weekdayOf } from "../action-plan/calendar-days";
import { HOUR_MS } from "../time/durations";
import type { Rhythm } from "./rhythm";

/** After this time an evening is nearly over, so no reminder is sent. */
export const LATEST_MS = 2 * HOUR_MS;

/**
 * Whether a reminder of the day's evening, which began at `since`, is due; not for learners who already worked that
 * day.
 */
export function isReminderDue(
  { weekdays, pausedUntil, workedDays }: Rhythm & { workedDays: readonly string[] },
  { day, now, since }: { day: string; now: Date; since: Date },
): boolean {
  const late = now.getTime() - since.getTime();
  const isPaused = pausedUntil !== null && pausedUntil >= day;
  return weekdays.includes(weekdayOf(day)) && !isPaused && !workedDays.includes(day) && late >= 0 && late < LATEST_MS;
}
