import { numericDate } from "../time/german-dates";
import { isOutOfDate } from "../text/evidence";
import { compactDay, escapeText, utcStamp, type EventLines } from "./ics";

/** A deadline of the tax office or the like, with all days known so far. Days are "2027-03-10", in Germany. */
export interface Deadline {
  slug: string;
  title: string;
  /** The people concerned, and what they must do. */
  description: string;
  days: readonly string[];
  /** URLs. */
  sources: readonly string[];
  /** „Herbst 2026“ */
  asOf: string | null;
  reviewBy: string | null;
}

/** The next day of a deadline from today on; null: none is known. */
export const nextDay = ({ days }: Deadline, today: string): string | null => days.find((day) => day >= today) ?? null;

/** Deadlines as all-day events that leave the day free; past days stay in the calendar. */
export function deadlineEvents(
  deadlines: readonly Deadline[],
  { uid, now, today }: { uid: (name: string) => string; now: Date; today: string },
): EventLines[] {
  return deadlines.flatMap((deadline) =>
    deadline.days.map((day) => [
      "BEGIN:VEVENT",
      `UID:${uid(`frist-${deadline.slug}-${day}`)}`,
      `DTSTAMP:${utcStamp(now)}`,
      `DTSTART;VALUE=DATE:${compactDay(day)}`,
      `SUMMARY:${escapeText(deadline.title)}`,
      `DESCRIPTION:${escapeText(explained(deadline, today))}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
  );
}

function explained({ description, sources, asOf, reviewBy }: Deadline, today: string): string {
  const held = isOutOfDate(reviewBy, today)
    ? `Diese Angabe war bis ${numericDate(reviewBy)} geprüft: Sieh in der Quelle nach, ob sie noch stimmt.`
    : `Quellenstand ${asOf}, fachlich nicht geprüft.`;
  return [description, ...sources.map((url) => `Quelle: ${url}`), held].join("\n");
}
