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

/** Time of day in Germany, "19:00". */
export const berlinClock = (instant: Date): string => clock().format(instant);

/**
 * The instant at which clocks in Germany show this time on a day. If the time occurs twice, in the night in which
 * clocks go back, the first; if it does not occur, in the night in which they go forward, one hour later.
 */
export function berlinMoment(day: string, time: string): Date {
  const asInWinter = new Date(`${day}T${time}:00+01:00`);
  const asInSummer = new Date(asInWinter.getTime() - HOUR_MS);
  return berlinClock(asInSummer) === time && berlinDay(asInSummer) === day ? asInSummer : asInWinter;
}

/** The latest day on which this time of day has passed. */
export function lastDayAt(time: string, now: Date): string {
  const today = berlinDay(now);
  return berlinMoment(today, time) <= now ? today : addDays(today, -1);
}
