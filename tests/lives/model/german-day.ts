const berlinDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });

/** The day in Germany, "2027-03-01". */
export const germanDay = (at: number): string => berlinDay.format(at);
