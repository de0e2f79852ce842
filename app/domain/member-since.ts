const GERMAN_DAY = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** Since when somebody is a member, as in Germany; „Heute“ when it is not known. */
export const memberSince = (createdAt: Date | null): string => (createdAt ? GERMAN_DAY.format(createdAt) : "Heute");
