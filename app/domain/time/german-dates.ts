import { DAY_MS, HOUR_MS } from "./durations";
import { lazily } from "../lazily";

// German calendar dates, whatever the time zone of server or browser; an instant is a Date, a day "2026-11-05".
const BERLIN = { timeZone: "Europe/Berlin" } as const;

const parts = lazily(
  () =>
    new Intl.DateTimeFormat("en", {
      ...BERLIN,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
);
const long = lazily(() => new Intl.DateTimeFormat("de-DE", { ...BERLIN, dateStyle: "long" }));
const longWithTime = lazily(
  () => new Intl.DateTimeFormat("de-DE", { ...BERLIN, dateStyle: "long", timeStyle: "medium" }),
);

let latest = { hour: Number.NaN, day: "" };

/** The day in Germany, "2026-11-05". Days begin on a full hour of UTC: each hour is cached, as every page asks. */
export function berlinDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  if (hour !== latest.hour) latest = { hour, day: formatDay(instant) };
  return latest.day;
}

function formatDay(instant: Date): string {
  const found = new Map(
    parts()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${found.get("year")}-${found.get("month")}-${found.get("day")}`;
}

export const isCalendarDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The last millisecond of a day in Germany. Null for a day that does not exist. */
export function endOfBerlinDay(day: string): Date | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (!isCalendarDay(day) || Number.isNaN(noon.getTime()) || formatDay(noon) !== day) return null;
  // Germany is one hour ahead of UTC in winter and two in summer: then this instant is already on the next day.
  const inWinter = new Date(noon.getTime() + DAY_MS / 2 - HOUR_MS - 1);
  return formatDay(inWinter) === day ? inWinter : new Date(inWinter.getTime() - HOUR_MS);
}

/** "2026-11-05" → "05.11.2026" */
export const numericDate = (day: string): string => day.split("-").reverse().join(".");

/** "2026-11-05" → "5.11.2026" */
export const shortDate = (day: string): string => day.split("-").reverse().map(Number).join(".");

/** "5. November 2026" */
export const longDate = (instant: Date): string => long().format(instant);

/** "2026-11-05" → "5. November 2026" */
export const longDay = (day: string): string => longDate(new Date(`${day}T12:00:00Z`));

/** "5. November 2026 um 14:03:27 Uhr" */
export const longDateAndTime = (instant: Date): string => `${longWithTime().format(instant)} Uhr`;
