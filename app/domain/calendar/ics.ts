// RFC 5545, as far as the app writes it.

const LINE_OCTETS = 75;

export type EventLines = readonly string[];

/** A whole iCalendar file: lines folded, each ending in CRLF. `name` is its title in a list of calendars. */
export function toIcs({
  product,
  name,
  head = [],
  events,
}: {
  product: string;
  name: string;
  head?: EventLines;
  events: readonly EventLines[];
}): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//${escapeText(name)}//DE`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...head,
    ...events.flat(),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** "2026-11-05" → "20261105" */
export const compactDay = (day: string): string => day.replaceAll("-", "");

/** An instant, in UTC as DTSTAMP demands it. */
export const utcStamp = (instant: Date): string => `${instant.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");

/** Folds a line: at most 75 octets, never within a character; continuations begin with a space, which counts. */
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
