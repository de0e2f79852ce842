import { berlinDay, numericDate } from "./german-dates";

/** Since when somebody is a member, as in Germany: „Heute“ on the first day and when it is not known. */
export function memberSince(createdAt: Date | null, now: Date): string {
  if (createdAt === null) return "Heute";
  const day = berlinDay(createdAt);
  return day === berlinDay(now) ? "Heute" : numericDate(day);
}
