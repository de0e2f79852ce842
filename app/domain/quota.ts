export const FREE_AI_MESSAGES_PER_DAY = 5;

const BERLIN = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Berlin",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const HOUR_MS = 3_600_000;
let latest = { hour: Number.NaN, day: "" };

/**
 * The calendar day in Germany as YYYY-MM-DD: the day the quota of messages counts for. Days there begin on a full hour of
 * UTC, so that one answer holds for an hour; every page asks.
 */
export function berlinDay(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (hour !== latest.hour) latest = { hour, day: formatDay(now) };
  return latest.day;
}

function formatDay(now: Date): string {
  const parts = new Map(BERLIN.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
