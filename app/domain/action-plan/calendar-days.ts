import { DAY_MS } from "../time/durations";

// Days as "2026-11-05" and as whole numbers: no zone and no hour is part of them, so no clock change can move one.

/** 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
export const WEEK_DAYS = 7;

/** 1 January 1970 was a Thursday, three days after a Monday. */
const DAY_ZERO_BEFORE_MONDAY = 3;

/** Days since 1 January 1970. */
export const numberOfDay = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / DAY_MS;

export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Whether the calendar has this day: no 30 February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(numberOfDay(text)) === text;

export const addDays = (day: string, days: number): string => dayOfNumber(numberOfDay(day) + days);

/** Days from the first to the second; negative when the second is earlier. */
export const daysBetween = (first: string, second: string): number => numberOfDay(second) - numberOfDay(first);

export function weekdayOfNumber(number: number): Weekday {
  const index = (number + DAY_ZERO_BEFORE_MONDAY) % WEEK_DAYS;
  return WEEKDAYS[(index + WEEK_DAYS) % WEEK_DAYS] ?? 1;
}

export const weekdayOf = (day: string): Weekday => weekdayOfNumber(numberOfDay(day));

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** Days of this shape sort as text. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
