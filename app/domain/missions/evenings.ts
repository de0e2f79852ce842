import { estimatedMinutes } from "./estimated-minutes";

/** What an evening gives beside a job, as the missions' own texts plan with. */
const EVENING_MINUTES = 90;

/** How many evenings a mission takes, „etwa 3 Abende“; null when it does not say how long it takes. */
export function evenings(estimatedTime: string): string | null {
  const minutes = estimatedMinutes(estimatedTime);
  if (minutes === null) return null;
  const count = Math.max(1, Math.round(minutes / EVENING_MINUTES));
  return count === 1 ? "etwa ein Abend" : `etwa ${count}\u00a0Abende`;
}
