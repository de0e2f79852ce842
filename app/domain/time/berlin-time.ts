import { addDays } from "../action-plan/calendar-days";
import { HOUR_MS } from "./durations";
import { berlinDay } from "./german-dates";
import { lazily } from "../lazily";

const clock = lazily(
  () =>
    new Intl.DateTimeFormat("de-DE", {
      timeZone: "Europe/Berlin",
      hourCycle: "h23",
      hour: "2-digit",
      minute: "2-digit",
    }),
);

/** What a clock in Germany shows, "19:00". */
export const berlinClock = (instant: Date): string => clock().format(instant);

/**
 * The moment at which a clock in Germany shows this on a day. Of two, in the night in which clocks go back, the first; of
 * none, in the night in which they go forward, as much later as they have jumped.
 */
export function berlinMoment(day: string, time: string): Date {
  const asInWinter = new Date(`${day}T${time}:00+01:00`);
  const asInSummer = new Date(asInWinter.getTime() - HOUR_MS);
  return berlinClock(asInSummer) === time && berlinDay(asInSummer) === day ? asInSummer : asInWinter;
}

/** The last day on which a time of day has come, seen from now. */
export function lastDayAt(time: string, now: Date): string {
  const today = berlinDay(now);
  return berlinMoment(today, time) <= now ? today : addDays(today, -1);
}
