export const FREE_AI_MESSAGES_PER_DAY = 5;

const BERLIN = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Berlin",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in Germany as YYYY-MM-DD: the day the quota of messages counts for. */
export function berlinDay(now: Date): string {
  const parts = new Map(BERLIN.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
