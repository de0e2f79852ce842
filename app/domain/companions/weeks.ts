import { addDays, daysBetween, mondayOf, WEEK_DAYS, weekdayOf } from "../action-plan/calendar-days";
import { berlinMoment } from "../time/berlin-time";
import { berlinDay } from "../time/german-dates";

/** Sundays of one accompaniment. */
export const COMPANION_WEEKS = 12;
const SUNDAY = 7;
/** When a companion is written to on Sundays, in Germany. */
export const SUNDAY_TIME = "18:00";
/** A mail that is later than this says nothing of a week any more. */
const LATEST_DAYS = 2;

const nextSunday = (day: string): string => addDays(day, SUNDAY - weekdayOf(day));

/** The first Sunday whose mail is still to come. */
function firstSunday(now: Date): string {
  const sunday = nextSunday(berlinDay(now));
  return now < berlinMoment(sunday, SUNDAY_TIME) ? sunday : addDays(sunday, WEEK_DAYS);
}

/** End of an accompaniment that begins now: a week after the last of twelve Sundays, so that it can be answered. */
export const endOfCompanion = (now: Date): Date =>
  berlinMoment(addDays(firstSunday(now), COMPANION_WEEKS * WEEK_DAYS), "00:00");

/** The day of the first mail, a Sunday. */
export const firstSundayOf = (endsAt: Date): string => addDays(berlinDay(endsAt), -COMPANION_WEEKS * WEEK_DAYS);

/** Whether a Sunday's mail is due, and which of twelve it is; null: it is not. */
export function sundayOf({ endsAt, day, now }: { endsAt: Date; day: string; now: Date }): number | null {
  if (now >= endsAt || daysBetween(day, berlinDay(now)) > LATEST_DAYS) return null;
  const days = daysBetween(firstSundayOf(endsAt), day);
  return days >= 0 && days % WEEK_DAYS === 0 ? days / WEEK_DAYS + 1 : null;
}

export interface ShownWeek {
  /** Days from which on and before which is counted, Mondays. */
  from: string;
  before: string;
  sunday: string;
}

/** Whether an answer is one to the week that is shown: from its Sunday on; before the first Sunday each is. */
export const isToWeek = (answeredAt: Date, week: ShownWeek | { firstSunday: string }): boolean =>
  !("sunday" in week) || answeredAt >= berlinMoment(week.sunday, "00:00");

/** The week that a companion sees: that of the latest Sunday; before the first one the day it will begin on. */
export function shownWeek({ endsAt, now }: { endsAt: Date; now: Date }): ShownWeek | { firstSunday: string } {
  const today = berlinDay(now);
  const sunday = weekdayOf(today) === SUNDAY ? today : addDays(mondayOf(today), -1);
  const first = firstSundayOf(endsAt);
  return sunday < first ? { firstSunday: first } : { from: mondayOf(sunday), before: addDays(sunday, 1), sunday };
}
