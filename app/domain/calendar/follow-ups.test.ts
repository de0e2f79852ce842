import ICAL from "ical.js";
import { expect, test } from "vitest";
import { followUpEvents, initialsOf, type FollowUps } from "./follow-ups";
import { toIcs } from "./ics";

const HOSTILE = "Mira\r\nEND:VEVENT\nBEGIN:VEVENT;X,\\n <b> =1+1";
const CONTACTS = [
  { name: "Mira Kaya", state: "approached", nextOn: "2027-01-04" },
  { name: HOSTILE, state: "talking", nextOn: "2027-01-04" },
  { name: "Café M.", state: "noted", nextOn: "2027-01-05" },
  { name: "Ohne Tag", state: "noted", nextOn: null },
  { name: "Ruht", state: "resting", nextOn: "2027-01-04" },
  { name: "Abgesagt", state: "declined", nextOn: "2027-01-06" },
] as const;

const titles = (followUps: FollowUps) => {
  const events = followUpEvents(CONTACTS, {
    ...{ uid: (name: string) => `${name}@start.example`, now: new Date("2026-11-27T10:00:00Z"), followUps },
    origin: "https://start.example",
  });
  const found = new ICAL.Component(ICAL.parse(toIcs({ product: "Probe", name: "Probe", events })));
  return found
    .getAllSubcomponents("vevent")
    .map((event) => [String(event.getFirstPropertyValue("dtstart")), event.getFirstPropertyValue("summary")]);
};

test("each day of a next step is one event without a name", () => {
  expect(titles("days")).toEqual([
    ["2027-01-04", "Nachfassen"],
    ["2027-01-05", "Nachfassen"],
  ]);
});

test("with initials no letter more of a name is told, whatever it says", () => {
  expect(titles("initials")).toEqual([
    ["2027-01-04", "Nachfassen: M. K., M. E. B."],
    ["2027-01-05", "Nachfassen: C. M."],
  ]);
});

test.each([
  ["Mira Kaya", "M. K."],
  ["  émile  ", "É."],
  ["4 Hände", "H."],
  ["„Ü“", "Ü."],
  ["123", ""],
])("initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
