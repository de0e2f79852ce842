import { estimatedMinutes } from "./estimated-minutes";

/** Length of an evening beside a job, as the missions' own texts assume. */
const EVENING_MINUTES = 90;

/** Evenings that a mission takes, „etwa 3 Abende“; null when its time varies. */
export function evenings(estimatedTime: string): string | null {
  const minutes = estimatedMinutes(estimatedTime);
  if (minutes === null) return null;
  const count = Math.max(1, Math.round(minutes / EVENING_MINUTES));
  return count === 1 ? "etwa ein Abend" : `etwa ${count}\u00a0Abende`;
}
