import ICAL from "ical.js";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { describe, expect, test } from "vitest";
import { addDays, WEEKDAYS, weekdayOf } from "../action-plan/calendar-days";
import { seededRandom } from "../random";
import { BERLIN_TIMEZONE, toRhythmCalendar } from "./rhythm-calendar";

const rhythm = {
  weekdays: [2, 4, 6],
  time: "19:00",
  hours: 2,
  pausedUntil: null,
  startsOn: "2026-11-23",
  sentence: null,
  followed: null,
} as const;
const OWNER = {
  product: "Startklar",
  origin: "https://start.example",
  key: "k",
  now: new Date("2026-11-23T10:00:05Z"),
};
const made = (changed: Partial<Parameters<typeof toRhythmCalendar>[0]> = {}, whose: Partial<typeof OWNER> = {}) =>
  toRhythmCalendar(
    { rhythm, evenings: null, titleOf: (id) => `Titel, ${id}`, deadlines: [], steps: [], ...changed },
    { ...OWNER, ...whose },
  );

/** The first `count` times of a calendar's only event, as a calendar program computes them. */
function times(text: string, count: number): { utc: string; local: string }[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (!zone) throw new Error("no time zone");
  const berlin = new ICAL.Timezone(zone);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  const iterator = event.iterator();
  return Array.from({ length: count }, () => {
    const at = iterator.next();
    at.zone = berlin;
    return { utc: at.toJSDate().toISOString(), local: at.toString() };
  });
}
const inBerlin = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "short",
});

test("the zone's rules are those of the tz database", () => {
  const [block = ""] = [tzlib_get_ical_block("Europe/Berlin")].flat();
  const lines = block.split("\r\n").filter((line) => !/^(X-LIC|LAST-MOD|TZID=)/.test(line));
  expect(BERLIN_TIMEZONE).toEqual(lines);
});

test("an evening stays at its hour in Germany on both sides of each clock change", () => {
  const seen = times(made({ rhythm: { ...rhythm, startsOn: "2027-03-22" } }), 100).map(({ utc }) =>
    inBerlin.format(new Date(utc)),
  );
  expect(new Set(seen.map((at) => at.slice(11)))).toEqual(new Set(["19:00"]));
  expect(seen.slice(0, 4)).toEqual(["2027-03-23 19:00", "2027-03-25 19:00", "2027-03-27 19:00", "2027-03-30 19:00"]);
});

test("whatever the evenings, the pause and the day it begins: none falls into the pause, each on its weekday", () => {
  const random = seededRandom(7);
  for (let round = 0; round < 40; round++) {
    const weekdays = WEEKDAYS.filter(() => random() < 0.4);
    const startsOn = addDays("2026-11-23", Math.floor(random() * 1_200));
    const pausedUntil = random() < 0.5 ? addDays(startsOn, Math.floor(random() * 60)) : null;
    if (weekdays.length === 0) continue;
    const time = `${String(Math.floor(random() * 24)).padStart(2, "0")}:30`;
    const text = made({ rhythm: { ...rhythm, weekdays, time, pausedUntil, startsOn } });
    const days = times(text, 12).map(({ local }) => local.slice(0, 10));
    const first = pausedUntil ? addDays(pausedUntil, 1) : startsOn;
    const expected = Array.from({ length: 90 }, (_, index) => addDays(first, index)).filter((day) =>
      weekdays.includes(weekdayOf(day)),
    );
    expect(days).toEqual(expected.slice(0, 12));
  }
});

describe("with a plan", () => {
  const evenings = [
    { day: "2026-11-24", pieces: [{ missionId: "m1", taskId: "t1", minutes: 60, isLast: true }] },
    { day: "2026-11-26", pieces: [{ missionId: "m1", taskId: "t2", minutes: 60, isLast: true }] },
  ];
  test("each planned evening stands at the hour of the rhythm, with what is planned for it, and no other", () => {
    const events = new ICAL.Component(ICAL.parse(made({ evenings }))).getAllSubcomponents("vevent");
    expect(events.map((event) => String(event.getFirstPropertyValue("dtstart")))).toEqual([
      "2026-11-24T19:00:00",
      "2026-11-26T19:00:00",
    ]);
    expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual(["Titel, m1", "Titel, m1"]);
    expect(events.map((event) => event.getFirstPropertyValue("description"))).toEqual(["• Titel, t1", "• Titel, t2"]);
    expect(new Set(events.map((event) => event.getFirstPropertyValue("uid"))).size).toBe(2);
  });
});

test("lines end in CRLF and have at most 75 octets", () => {
  const text = made({}, { product: "Ä".repeat(80) });
  for (const line of text.split("\r\n")) {
    expect(line).not.toContain("\n");
    expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  }
});

describe("deadlines", () => {
  const deadline = {
    slug: "steuer",
    title: "Steuer; Vorauszahlung, vier im Jahr",
    description: "Nur mit Bescheid",
    days: ["2026-12-10", "2028-02-29"],
    sources: ["https://amt.example/a?b=c;d"],
    asOf: "Herbst 2026",
    reviewBy: "2027-10-31",
  };
  const events = (now: string) =>
    new ICAL.Component(ICAL.parse(made({ deadlines: [deadline] }, { now: new Date(now) })))
      .getAllSubcomponents("vevent")
      .slice(1);

  test("stand on their day as a whole, beside the evenings, and keep nobody busy", () => {
    const found = events("2026-11-23T10:00:00Z");
    expect(found.map((event) => String(event.getFirstPropertyValue("dtstart")))).toEqual(["2026-12-10", "2028-02-29"]);
    expect(found.map((event) => event.getFirstPropertyValue("transp"))).toEqual(["TRANSPARENT", "TRANSPARENT"]);
    expect(found[0]?.getFirstPropertyValue("summary")).toBe("Steuer; Vorauszahlung, vier im Jahr");
    expect(found[0]?.getFirstPropertyValue("description")).toBe(
      "Nur mit Bescheid\nQuelle: https://amt.example/a?b=c;d\nQuellenstand Herbst 2026, fachlich nicht geprüft.",
    );
    expect(new Set(found.map((event) => event.getFirstPropertyValue("uid"))).size).toBe(2);
  });

  test("say so when their sources should have been read again", () => {
    expect(events("2027-11-01T10:00:00Z")[0]?.getFirstPropertyValue("description")).toContain(
      "war bis 31.10.2027 geprüft: Sieh in der Quelle nach",
    );
  });
});

describe("a sentence for the evening", () => {
  const HOSTILE = "Wenn, dann; \\n END:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:Fremd 👩‍👩‍👧‍👧 " + "ä".repeat(90);
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

  test("is what the weekly event describes, whatever stands in it", () => {
    const text = made({ rhythm: { ...rhythm, sentence: HOSTILE } });
    const [event, ...others] = events(text);
    expect(others).toEqual([]);
    expect(event?.description).toBe(HOSTILE.replace("\r\n", "\n"));
    expect(event?.summary).toBe("Zeit für deinen Weg");
    for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
    expect(made()).not.toContain("DESCRIPTION");
  });

  test("stands with the next evening of a plan of 90 days, above its tasks, and with no other", () => {
    const evening = (day: string) => ({
      day,
      pieces: [{ missionId: "m", taskId: "t", minutes: 30, isLast: true }],
    });
    const text = made({
      rhythm: { ...rhythm, sentence: "Wenn Ruhe ist" },
      evenings: ["2026-11-19", "2026-11-24", "2026-11-26"].map(evening),
    });
    expect(events(text).map(({ description }) => description)).toEqual([
      "• Titel, t",
      "Wenn Ruhe ist\n• Titel, t",
      "• Titel, t",
    ]);
  });
});
