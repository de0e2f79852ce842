import { isDay } from "../action-plan/calendar-days";
import { longDay } from "../time/german-dates";
import type { TaskType } from "./task-type";

const NUMBER = /^[\d.,\s]*\d$/;

/** An answer as it is read: a day in words, a number with its unit; other answers, and what fits neither, as written. */
export function sayAnswer({ type, unit }: { type: TaskType; unit?: string | undefined }, answer: string): string {
  const written = answer.trim();
  if (type === "date" && isDay(written)) return longDay(written);
  if (type === "number" && unit !== undefined && NUMBER.test(written)) return `${written}\u00a0${unit}`;
  return answer;
}
