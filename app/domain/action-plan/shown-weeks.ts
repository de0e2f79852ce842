import type { WeekView } from "./plan-view";

export const FREE = "Frei: Luft für alles, was länger dauert.";

/** Weeks grouped for display: past ones, those with something to do, and the free ones at the end. */
export function shownWeeks(weeks: readonly WeekView[]) {
  const open = weeks.filter(({ time }) => time !== "past");
  const upTo = open.findLastIndex((week) => week.time === "current" || !isFree(week)) + 1;
  const free = open.slice(upTo);
  return {
    past: weeks.filter(({ time }) => time === "past"),
    next: open.slice(0, upTo),
    /** Name of the free weeks, like „Woche 9 bis 13“; null when there are none. */
    free: freeName(free[0]?.number, free.at(-1)?.number),
  };
}

const isFree = ({ missions, isPause, sentence }: WeekView): boolean =>
  missions.length === 0 && !isPause && !sentence.isOwn;

function freeName(first: number | undefined, last: number | undefined): string | null {
  if (first === undefined) return null;
  return first === last ? `Woche ${first}` : `Woche ${first} bis ${last}`;
}
