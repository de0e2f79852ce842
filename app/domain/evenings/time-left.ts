import { formatNumber } from "../text/german-numbers";
import { estimatedMinutes } from "./estimated-minutes";

const MINUTES_PER_HOUR = 60;
/** Steps to which minutes and hours are rounded: what is left of an estimate is no more exact than that. */
const MINUTES = 5;
const HOURS = 0.5;

/**
 * Time left in a mission, „etwa 45 Min“ or „etwa 1,5 Std.“: its estimate times the share of open tasks. Null when its
 * time varies or nothing is open.
 */
export function timeLeft(estimatedTime: string, { open, total }: { open: number; total: number }): string | null {
  const minutes = ((estimatedMinutes(estimatedTime) ?? 0) * open) / total;
  if (!minutes) return null;
  return minutes < MINUTES_PER_HOUR
    ? `etwa ${Math.max(MINUTES, Math.round(minutes / MINUTES) * MINUTES)}\u00a0Min`
    : `etwa ${formatNumber(Math.round(minutes / MINUTES_PER_HOUR / HOURS) * HOURS)}\u00a0Std.`;
}
