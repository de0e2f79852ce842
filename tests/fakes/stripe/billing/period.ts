import type { Price } from "../stored";

export interface Period {
  start: number;
  end: number;
}

type Recurring = NonNullable<Price["recurring"]>;

const DAY = 24 * 60 * 60;

/** The period that begins at `start`; its end is counted from the anchor, so that 31 January leads to 28 February and 31 March. */
export function periodFrom(start: number, { anchor, recurring }: { anchor: number; recurring: Recurring }): Period {
  let count = 1;
  while (step(anchor, count, recurring) <= start) count += 1;
  return { start, end: step(anchor, count, recurring) };
}

function step(anchor: number, count: number, { interval, interval_count }: Recurring): number {
  const times = count * interval_count;
  if (interval === "day") return anchor + times * DAY;
  if (interval === "week") return anchor + times * 7 * DAY;
  return addMonths(anchor, interval === "year" ? times * 12 : times);
}

function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

export const isSameInterval = (one: Price, other: Price): boolean =>
  one.recurring?.interval === other.recurring?.interval &&
  one.recurring?.interval_count === other.recurring?.interval_count;
