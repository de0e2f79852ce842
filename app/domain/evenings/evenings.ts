import { estimatedMinutes } from "./estimated-minutes";

/** Length of an evening beside a job, as the missions' own texts assume. */
export const EVENING_MINUTES = 90;

/** Evenings that a mission takes, one at least; null when its time varies. */
export function countEvenings(estimatedTime: string): number | null {
  const minutes = estimatedMinutes(estimatedTime);
  return minutes === null ? null : Math.max(1, Math.round(minutes / EVENING_MINUTES));
}

/** The same in words, „etwa 3 Abende“. */
export function evenings(estimatedTime: string): string | null {
  const count = countEvenings(estimatedTime);
  return count === null ? null : sayEvenings(count);
}

export const sayEvenings = (count: number): string => (count === 1 ? "etwa ein Abend" : `etwa ${count}\u00a0Abende`);
