import { numberOfDay, weekdayOf } from "./calendar-days";

const SHORT_WEEKDAYS = ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."];
const LONG_WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const MONTHS = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September"].concat([
  "Oktober",
  "November",
  "Dezember",
]);

/** Letters of a month's name that is written out. */
const SHORT_MONTH = 4;

export const shortWeekday = (day: string): string => SHORT_WEEKDAYS[weekdayOf(day) - 1] ?? "";
export const weekdayName = (weekday: number): string => LONG_WEEKDAYS[weekday - 1] ?? "";

const dateOf = (day: string): string => `${Number(day.slice(8))}.`;
const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? "";

/** „Di., 24.11.“ */
export const dayInWeek = (day: string): string =>
  `${shortWeekday(day)},\u00a0${dateOf(day)}${Number(day.slice(5, 7))}.`;

/** „24. November 2026“ */
export const dayInYear = (day: string): string => `${dateOf(day)}\u00a0${monthOf(day)} ${day.slice(0, 4)}`;

/** Days from which on a date without its year could be another year's. */
const FAR = 300;

/** „12. Dez.“, „12. Jan. 2025“: names the year only far from today. */
export function dayInMonth(day: string, today: string): string {
  const month = monthOf(day);
  const isFar = Math.abs(numberOfDay(day) - numberOfDay(today)) > FAR;
  const year = isFar ? `\u00a0${day.slice(0, 4)}` : "";
  return `${dateOf(day)}\u00a0${month.length > SHORT_MONTH ? `${month.slice(0, 3)}.` : month}${year}`;
}

/** „23. bis 29. November“, „28. Dezember bis 3. Januar 2027“: names the year unless it is the current one. */
export function daysFromTo(first: string, last: string, today: string): string {
  const year = last.slice(0, 4) === today.slice(0, 4) ? "" : ` ${last.slice(0, 4)}`;
  const month = first.slice(0, 7) === last.slice(0, 7) ? "" : `\u00a0${monthOf(first)}`;
  return `${dateOf(first)}${month} bis ${dateOf(last)}\u00a0${monthOf(last)}${year}`;
}

/** „3 Tage“, „etwa 2 Wochen“: days below a week, rounded weeks from there. */
export function spanOf(first: string, last: string): string {
  const days = Math.abs(numberOfDay(last) - numberOfDay(first));
  if (days < 7) return days === 1 ? "einen Tag" : `${days}\u00a0Tage`;
  const weeks = Math.round(days / 7);
  return weeks === 1 ? "etwa eine Woche" : `etwa ${weeks}\u00a0Wochen`;
}
