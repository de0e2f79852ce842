import { addDays } from "./calendar-days";
import type { Evening } from "./schedule";

const LINE_OCTETS = 75;

interface CalendarFile {
  evenings: readonly Evening[];
  product: string;
  host: string;
  /** Of the person, so that two plans in one calendar stay two. */
  key: string;
  now: Date;
  titleOf: (id: string) => string;
  urlOf: (missionId: string) => string;
}

/** RFC 5545. An evening has no hour, so it is an all-day event that leaves the day free. */
export function toCalendarFile({ evenings, product, host, key, now, titleOf, urlOf }: CalendarFile): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  // Counted from a mission's end: what is left keeps its names when the beginning is done, and a new file moves it.
  const left = new Map<string, number>();
  const events = evenings.toReversed().flatMap(({ day, pieces }) => {
    const missions = [...new Set(pieces.map(({ missionId }) => missionId))];
    return missions.toReversed().map((missionId) => {
      const fromEnd = (left.get(missionId) ?? 0) + 1;
      left.set(missionId, fromEnd);
      const tasks = pieces.filter((piece) => piece.missionId === missionId).map(({ taskId }) => `• ${titleOf(taskId)}`);
      return [
        "BEGIN:VEVENT",
        `UID:${key}-${missionId}-${fromEnd}@${host}`,
        `DTSTAMP:${stamp}`,
        `DTSTART;VALUE=DATE:${compact(day)}`,
        `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
        `SUMMARY:${escapeText(titleOf(missionId))}`,
        `DESCRIPTION:${escapeText(tasks.join("\n"))}`,
        `URL:${urlOf(missionId)}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    });
  });
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${escapeText(product)}//Aktionsplan//DE`];
  const lines = [...head, "CALSCALE:GREGORIAN", "METHOD:PUBLISH", ...events.reverse().flat(), "END:VCALENDAR"];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const compact = (day: string): string => day.replaceAll("-", "");

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");

/** At most 75 octets a line, never within a character; what follows begins with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let folded = "";
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
