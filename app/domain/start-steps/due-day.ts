import { addDays } from "../action-plan/calendar-days";
import { longDay } from "../time/german-dates";
import type { StepDeadline } from "./start-step";

/**
 * Last day of a deadline that runs from the start day (YYYY-MM-DD, § 187 and § 188 BGB: the start day does not count,
 * and a month ends on the same day or on the month's last). Weekends and holidays are not moved: the day said is never
 * too late.
 */
export function dueDay({ days, months, isBefore }: StepDeadline, startsOn: string): string {
  if (isBefore) return months === undefined ? addDays(startsOn, -(days ?? 1)) : addMonths(startsOn, -months);
  return months === undefined ? addDays(startsOn, days ?? 0) : addMonths(startsOn, months);
}

function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** A deadline without a start day: „bis 7 Tage nach dem Start“. */
export function deadlineText({ days, months, isBefore }: StepDeadline): string {
  if (isBefore && days === undefined && months === undefined) return "vor dem Start";
  if (days === 0) return "am Tag des Starts";
  const span = months === undefined ? count(days ?? 0, "Tag", "Tage") : count(months, "Monat", "Monate");
  return isBefore ? `spätestens ${span} vor dem Start` : `bis ${span} nach dem Start`;
}

/** When a step is due: its day, its deadline without a start day, or what is said of it; null: nothing. */
export function dueText({
  due,
  deadline,
  when,
}: {
  due: string | null;
  deadline: StepDeadline | null;
  when: string | null;
}): string | null {
  if (due) return `bis ${longDay(due)}`;
  return deadline ? deadlineText(deadline) : when;
}

const count = (number: number, one: string, many: string): string => `${number}\u00a0${number === 1 ? one : many}`;
