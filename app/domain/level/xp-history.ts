import { DAY_MS } from "../time/durations";
import type { XpKind } from "./xp";

/** XP credited on a calendar day, as YYYY-MM-DD. */
export interface DayXp {
  day: string;
  xp: number;
}
/** One credit of the ledger, with its day. */
export interface XpCredit extends DayXp {
  kind: XpKind;
  ref: string;
}

export interface XpPoint extends DayXp {
  /** All XP collected up to the end of that day. */
  total: number;
}

const DAYS_SHOWN = 30;

/** Days with XP from which on a curve says more than a straight line does. */
const CURVE_FROM_DAYS = 3;

/** The sum of each day that has any, the earliest first. */
export function sumByDay(credits: readonly DayXp[]): DayXp[] {
  const byDay = Map.groupBy(credits, ({ day }) => day);
  return [...byDay].map(([day, each]) => ({ day, xp: sum(each) })).sort((a, b) => a.day.localeCompare(b.day));
}

/** How the XP came: their curve, or before there is one, on how many days. */
export function xpCourse({ credits, today }: { credits: readonly DayXp[]; today: string }): {
  days: number;
  points: XpPoint[];
} {
  const days = sumByDay(credits);
  return { days: days.length, points: days.length < CURVE_FROM_DAYS ? [] : xpHistory({ days, today }) };
}

/** One point a day up to today: the last 30, or from the day before the first XP, to begin at 0; empty without XP. */
export function xpHistory({ days, today }: { days: readonly DayXp[]; today: string }): XpPoint[] {
  const credited = [...days].sort((a, b) => a.day.localeCompare(b.day));
  const [first] = credited;
  if (!first) return [];
  const to = Math.max(dayNumber(today), dayNumber(credited.at(-1)?.day ?? today));
  const from = Math.max(dayNumber(first.day) - 1, to - DAYS_SHOWN + 1);
  const xpOf = new Map(credited.map(({ day, xp }) => [day, xp]));
  let total = sum(credited.filter(({ day }) => dayNumber(day) < from));
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = dayName(from + index);
    const xp = xpOf.get(day) ?? 0;
    total += xp;
    return { day, xp, total };
  });
}

function sum(days: readonly DayXp[]): number {
  return days.reduce((total, { xp }) => total + xp, 0);
}

// Calendar days are counted in UTC, where each has 24 hours.
function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

function dayName(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
