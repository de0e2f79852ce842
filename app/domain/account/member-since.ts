import { berlinDay, numericDate } from "../time/german-dates";

export const memberSince = (createdAt: Date | null): string =>
  createdAt ? numericDate(berlinDay(createdAt)) : "Heute";
