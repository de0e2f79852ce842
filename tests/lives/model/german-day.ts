const berlinDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });

/** The day in Germany, "2027-03-01". */
export const germanDay = (at: number): string => berlinDay.format(at);

const MINUTE_MS = 60_000;

/** The last moment of a day in Germany. */
export function endOfGermanDay(day: string): number {
  // It ends between ten and eleven at night in Greenwich.
  let at = Date.parse(`${day}T20:00:00Z`);
  while (germanDay(at) === day) at += MINUTE_MS;
  return at - 1;
}
