import { HOUR_SECONDS, MINUTE_SECONDS } from "../time/durations";

/** "in 40 Sekunden", "in 12 Minuten", "in 3 Stunden": rounded up, so that waiting this long is always enough. */
export function waitingTime(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 2 * MINUTE_SECONDS) return whole === 1 ? "in 1 Sekunde" : `in ${whole} Sekunden`;
  if (whole <= 2 * HOUR_SECONDS) return `in ${Math.ceil(whole / MINUTE_SECONDS)} Minuten`;
  return `in ${Math.ceil(whole / HOUR_SECONDS)} Stunden`;
}
