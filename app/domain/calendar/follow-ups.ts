import { CONTACTS } from "../contacts/address";
import { isResting, type Contact } from "../contacts/contact";
import { compactDay, escapeText, utcStamp, type EventLines } from "./ics";

/** Calendar entries for the days of asking contacts again: the days alone, or initials with them. */
export const FOLLOW_UPS = ["days", "initials"] as const;
export type FollowUps = (typeof FOLLOW_UPS)[number];

type FollowedContact = Pick<Contact, "name" | "state" | "nextOn">;

/** „M. K.“: the first letters of at most three words, and nothing else of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .slice(0, 3)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(" ");

/** The days of next steps as all-day events that leave the day free, one for each day; never a name. */
export function followUpEvents(
  contacts: readonly FollowedContact[],
  { uid, now, origin, followUps }: { uid: (name: string) => string; now: Date; origin: string; followUps: FollowUps },
): EventLines[] {
  const days = new Map<string, string[]>();
  for (const { name, state, nextOn } of contacts) {
    if (nextOn === null || isResting({ state })) continue;
    days.set(nextOn, [...(days.get(nextOn) ?? []), initialsOf(name)]);
  }
  return [...days].map(([day, all]) => {
    const said = followUps === "initials" ? all.filter(Boolean).join(", ") : "";
    return [
      "BEGIN:VEVENT",
      `UID:${uid(`nachfassen-${day}`)}`,
      `DTSTAMP:${utcStamp(now)}`,
      `DTSTART;VALUE=DATE:${compactDay(day)}`,
      `SUMMARY:${escapeText(said ? `Nachfassen: ${said}` : "Nachfassen")}`,
      `URL:${origin}${CONTACTS}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
}
