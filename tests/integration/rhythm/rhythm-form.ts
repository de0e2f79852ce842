export const RHYTHM = "/profile/einstellungen/rhythmus";

/** Tuesday, Thursday and Saturday at seven, unless told otherwise. */
export const rhythmFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  intent: "save",
  day2: "on",
  day4: "on",
  day6: "on",
  time: "19:00",
  hours: "2",
  pausedUntil: "",
  ...fields,
});
