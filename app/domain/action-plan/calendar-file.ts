import { compactDay, escapeText, toIcs, utcStamp } from "../calendar/ics";
import { addDays } from "./calendar-days";
import type { Evening } from "./schedule";

interface CalendarFile {
  product: string;
  /** Host of the app, and a key of the member: the events of two plans in one calendar have different UIDs. */
  uid: { host: string; key: string };
  now: Date;
  titleOf: (id: string) => string;
  urlOf: (missionId: string) => string;
}

/** iCalendar file (RFC 5545). An evening has no hour, so it is an all-day event that leaves the day free. */
export function toCalendarFile(
  evenings: readonly Evening[],
  { product, uid, now, titleOf, urlOf }: CalendarFile,
): string {
  const stamp = utcStamp(now);
  // UIDs count from a mission's end: open evenings keep theirs when earlier work is done, so a new import moves them.
  const left = new Map<string, number>();
  const events = evenings.toReversed().flatMap(({ day, pieces }) => {
    const missions = [...new Set(pieces.map(({ missionId }) => missionId))];
    return missions.toReversed().map((missionId) => {
      const fromEnd = (left.get(missionId) ?? 0) + 1;
      left.set(missionId, fromEnd);
      const tasks = pieces.filter((piece) => piece.missionId === missionId).map(({ taskId }) => `• ${titleOf(taskId)}`);
      return [
        "BEGIN:VEVENT",
        `UID:${uid.key}-${missionId}-${fromEnd}@${uid.host}`,
        `DTSTAMP:${stamp}`,
        `DTSTART;VALUE=DATE:${compactDay(day)}`,
        `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
        `SUMMARY:${escapeText(titleOf(missionId))}`,
        `DESCRIPTION:${escapeText(tasks.join("\n"))}`,
        `URL:${urlOf(missionId)}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    });
  });
  return toIcs({ product, name: "Plan für 90 Tage", events: events.reverse() });
}
