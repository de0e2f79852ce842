import { expect, test } from "vitest";
import { toCalendarFile } from "./calendar-file";
import type { Evening } from "./schedule";

const piece = (missionId: string, taskId: string) => ({ missionId, taskId, minutes: 60, isLast: true });
const evenings: Evening[] = [
  { day: "2026-12-29", pieces: [piece("m1", "t1")] },
  { day: "2026-12-31", pieces: [piece("m1", "t2"), piece("m2", "t3")] },
];
const TITLES: Record<string, string> = {
  m1: "Angebote, Preise; und mehr",
  t2: "Zeile\\eins\nZeile zwei",
  m2: "Ä".repeat(80),
};
const file = (from = evenings) =>
  toCalendarFile(from, {
    product: "Startklar",
    uid: { host: "start.example", key: "k" },
    now: new Date("2026-11-22T17:00:05Z"),
    titleOf: (id) => TITLES[id] ?? id,
    urlOf: (id) => `https://start.example/mission/${id}`,
  });
const unfolded = (text: string) => text.replaceAll("\r\n ", "");
const uids = (text: string) => [...unfolded(text).matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);

test("lines end in CRLF and have at most 75 octets, cut between characters", () => {
  const text = file();
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = text.split("\r\n");
  expect(lines.filter((line) => line.includes("\n"))).toEqual([]);
  for (const line of lines) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${TITLES.m2}\r\n`);
});

test("commas, semicolons, backslashes and line breaks are escaped", () => {
  expect(file()).toContain("SUMMARY:Angebote\\, Preise\\; und mehr\r\n");
  expect(file()).toContain("DESCRIPTION:• Zeile\\\\eins\\nZeile zwei\r\n");
});

test("an evening is an all-day event that ends the next day, also over the new year", () => {
  expect(file()).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(file()).toContain("DTSTAMP:20261122T170005Z\r\n");
  expect(file()).toContain("TRANSP:TRANSPARENT");
});

test("a mission's evenings are named from its end: moved and begun, what is left keeps its name", () => {
  expect(uids(file())).toEqual(["k-m1-2@start.example", "k-m1-1@start.example", "k-m2-1@start.example"]);
  const later = file(evenings.slice(1).map((evening) => ({ ...evening, day: "2027-01-05" })));
  expect(uids(later)).toEqual(["k-m1-1@start.example", "k-m2-1@start.example"]);
});

test("a plan without open work is a calendar without events", () => {
  expect(file([])).not.toContain("VEVENT");
});
