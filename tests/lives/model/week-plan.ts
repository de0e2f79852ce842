import type { Account } from "./account";
import { germanDay } from "./german-day";

const WEEK = [1, 2, 3, 4, 5, 6, 7];

interface Evenings {
  count: number;
  hours: number;
  /** Weekdays that stay free. */
  off: readonly number[];
}

/** What somebody has planned for their weeks; none of it goes when the path changes or the test is repeated. */
export interface WeekPlan extends Evenings {
  /** Slug of the path it was made for. */
  path: string;
  goal: string;
  startDay: string;
  /** The model's sentence about all of it. */
  whole: string | null;
  /** Own sentences, by Monday. */
  sentences: Record<string, string>;
}

/** Evenings spread over the days that are not free: each in the middle of its part of the week. */
function weekdaysOf({ count, off }: Evenings): number[] {
  const open = WEEK.filter((day) => !off.includes(day));
  return Array.from({ length: count }, (_, index) => {
    return open[Math.round(((2 * index + 1) * open.length) / (2 * count) - 0.5)] ?? 0;
  });
}

/** Saves the plan; the rhythm follows it. */
export function savePlan(account: Account, plan: Evenings & { goal: string; startDay: string; path: string }): void {
  const { whole, sentences } = account.plan ?? { whole: null, sentences: {} };
  account.plan = { ...plan, whole, sentences };
  if (account.rhythm) account.rhythm = { ...account.rhythm, weekdays: weekdaysOf(plan), hours: plan.hours };
}

/** The plan follows the rhythm. */
export function planByRhythm({ plan, rhythm }: Account): void {
  if (!plan || !rhythm) return;
  const { weekdays, hours } = rhythm;
  Object.assign(plan, { count: weekdays.length, hours, off: WEEK.filter((day) => !weekdays.includes(day)) });
}

export function beginAgain({ plan }: Account, path: string, now: number): void {
  if (plan) Object.assign(plan, { path, startDay: germanDay(now) });
}

export function writeSentence({ plan }: Account, monday: string, text: string): void {
  if (!plan) return;
  if (text === "") delete plan.sentences[monday];
  else plan.sentences[monday] = text;
}
