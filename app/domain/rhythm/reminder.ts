import { weekdayOf } from "../action-plan/calendar-days";
import { berlinClock } from "../time/berlin-time";
import { HOUR_MS, MINUTE_MS } from "../time/durations";
import { berlinDay } from "../time/german-dates";
import type { Rhythm } from "./rhythm";

/** After this time an evening is nearly over, so no reminder is sent. */
export const LATEST_MS = 2 * HOUR_MS;

/** Evenings that began while no worker ran are still reminded of for this long. */
const REMINDED_MS = 15 * MINUTE_MS;

/** Evenings to remind of at a tick: those of one day that began after `from` and by `until`, times such as "19:00". */
export function beginningEvenings(tick: Date): { day: string; from: string; until: string } {
  const day = berlinDay(tick);
  const earlier = new Date(tick.getTime() - REMINDED_MS);
  // Shortly after midnight the range starts before the day's first time, which may be someone's evening.
  return { day, from: berlinDay(earlier) === day ? berlinClock(earlier) : "", until: berlinClock(tick) };
}

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
