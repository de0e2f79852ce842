import { berlinDay } from "./quota";

const GERMAN_DAY = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** Since when somebody is a member, as in Germany: „Heute“ on the first day and when it is not known. */
export function memberSince(createdAt: Date | null, now: Date): string {
  if (createdAt === null || berlinDay(createdAt) === berlinDay(now)) return "Heute";
  return GERMAN_DAY.format(createdAt);
}
