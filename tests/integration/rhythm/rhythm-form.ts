export const RHYTHM = "/profile/einstellungen/rhythmus";

/** Tuesday, Thursday and Saturday at seven by default. `without` omits fields, as browsers omit unchecked boxes. */
export function rhythmFields(
  fields: Record<string, string> = {},
  without: readonly string[] = [],
): Record<string, string> {
  const all = {
    intent: "save",
    day2: "on",
    day4: "on",
    day6: "on",
    time: "19:00",
    hours: "2",
    pausedUntil: "",
    ...fields,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
}
