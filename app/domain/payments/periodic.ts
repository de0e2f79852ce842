import { addDays, WEEK_DAYS, weekdayOf, type Weekday } from "../action-plan/calendar-days";
import { SUNDAY_TIME } from "../companions/weeks";
import { berlinMoment, lastDayAt } from "../time/berlin-time";
import { HOUR_MS, MINUTE_MS } from "../time/durations";

/** Schedule of a job: at an interval, or at a time of day in Germany, on one weekday or on all. */
type Rule = { everyMs: number } | { at: string; weekday?: Weekday };

interface Periodic {
  rule: Rule;
  /** Latest start after the due time; a missed run is skipped, so that no mail goes out at night. */
  graceMs: number;
  /** After this time a worker counts as dead, and another one starts over. */
  longestMs: number;
}

/** Scheduled jobs. No time lies between 2 and 3, an hour that one day a year has twice and another not at all. */
export const PERIODIC = {
  /** Deletes expired rows. */
  sweep: { rule: { everyMs: HOUR_MS }, graceMs: HOUR_MS, longestMs: 10 * MINUTE_MS },
  /** Cancellations and withdrawals that Stripe could not be asked about when they came. */
  statements: { rule: { everyMs: HOUR_MS }, graceMs: HOUR_MS, longestMs: 10 * MINUTE_MS },
  reminders: { rule: { everyMs: 5 * MINUTE_MS }, graceMs: 5 * MINUTE_MS, longestMs: 10 * MINUTE_MS },
  weeks: { rule: { at: "18:00", weekday: 7 }, graceMs: 20 * HOUR_MS, longestMs: 10 * MINUTE_MS },
  /** Writes to the companions of learners. */
  companions: { rule: { at: SUNDAY_TIME, weekday: 7 }, graceMs: 20 * HOUR_MS, longestMs: 10 * MINUTE_MS },
  trials: { rule: { at: "10:00" }, graceMs: 10 * HOUR_MS, longestMs: 10 * MINUTE_MS },
  /** Announces new prices of running contracts. */
  prices: { rule: { at: "11:00" }, graceMs: 8 * HOUR_MS, longestMs: 10 * MINUTE_MS },
  /** Renews or ends contracts with an announced price before their renewal. */
  renewals: { rule: { everyMs: HOUR_MS }, graceMs: HOUR_MS, longestMs: 10 * MINUTE_MS },
  /** Reads every member's contracts from Stripe, should an event have been lost. */
  stripe: { rule: { at: "03:30" }, graceMs: 20 * HOUR_MS, longestMs: 8 * HOUR_MS },
  /** Deletes contacts that were not touched for long. */
  contacts: { rule: { everyMs: HOUR_MS }, graceMs: HOUR_MS, longestMs: 10 * MINUTE_MS },
  /** Mails the editors about facts that run out. */
  facts: { rule: { at: "08:00", weekday: 1 }, graceMs: 48 * HOUR_MS, longestMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Periodic>;

export type PeriodicName = keyof typeof PERIODIC;
export const PERIODIC_NAMES = [
  "sweep",
  "statements",
  "reminders",
  "weeks",
  "companions",
  "trials",
  "prices",
  "renewals",
  "stripe",
  "contacts",
  "facts",
] as const satisfies readonly PeriodicName[];

/** The latest due time, as a name that is the same in every process; null: too long ago. */
export function lastDue(name: PeriodicName, now: Date): string | null {
  const { rule, graceMs }: Periodic = PERIODIC[name];
  const due = "everyMs" in rule ? lastOfEvery(rule.everyMs, now) : lastOnDay(rule, now);
  return now.getTime() - due.getTime() < graceMs ? due.toISOString() : null;
}

const lastOfEvery = (everyMs: number, now: Date): Date => new Date(Math.floor(now.getTime() / everyMs) * everyMs);

function lastOnDay({ at, weekday }: { at: string; weekday?: Weekday }, now: Date): Date {
  const day = lastDayAt(at, now);
  const daysSince = weekday === undefined ? 0 : (weekdayOf(day) - weekday + WEEK_DAYS) % WEEK_DAYS;
  return berlinMoment(addDays(day, -daysSince), at);
}
