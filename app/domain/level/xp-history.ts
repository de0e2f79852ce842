import { DAY_MS } from "../time/durations";

/** XP credited on a calendar day, as YYYY-MM-DD. */
export interface DayXp {
  day: string;
  xp: number;
}
export interface XpPoint extends DayXp {
  /** All XP collected up to the end of that day. */
  total: number;
}

const DAYS_SHOWN = 30;

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
