import { berlinDay, numericDate } from "./german-dates";

/** Since when somebody is a member, as in Germany; „Heute“ when it is not known. */
export const memberSince = (createdAt: Date | null): string =>
  createdAt ? numericDate(berlinDay(createdAt)) : "Heute";
