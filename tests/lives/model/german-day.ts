const berlinDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });
const berlinTime = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" });

/** The day in Germany, "2027-03-01". */
export const germanDay = (at: number): string => berlinDay.format(at);

/** The time of day in Germany, "19:05". */
export const germanTime = (at: number): string => berlinTime.format(at);

/** The day of the week in Germany, Monday is 1. */
export const germanWeekday = (at: number): number => new Date(`${germanDay(at)}T12:00:00Z`).getUTCDay() || 7;

const MINUTE_MS = 60_000;

/** The last moment of a day in Germany. */
export function endOfGermanDay(day: string): number {
  // It ends between ten and eleven at night in Greenwich.
  let at = Date.parse(`${day}T20:00:00Z`);
  while (germanDay(at) === day) at += MINUTE_MS;
  return at - 1;
}

const HOUR_MS = 60 * MINUTE_MS;
const MOST_DAYS = 8;

/** The next moment, of the days after this one, at which one of these times begins in Germany; null: none in a week. */
export function nextGermanTime(now: number, weekdays: readonly number[], time: string): number | null {
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  // Minutes are the same in Greenwich: only hours have to be looked at.
  const past = Number(time.slice(3)) - new Date(minute).getUTCMinutes();
  const first = minute + ((past + 60) % 60) * MINUTE_MS;
  for (let at = first; at < now + MOST_DAYS * 24 * HOUR_MS; at += HOUR_MS) {
    if (germanTime(at) !== time || !weekdays.includes(germanWeekday(at)) || germanDay(at) === germanDay(now)) continue;
    return at;
  }
  return null;
}
