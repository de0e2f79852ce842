import { expect, test } from "vitest";
import { readerOf, isConcernedBy } from "./concerned-by";
import { CONCERNED_NAMES } from "./concerned";
import type { Situation } from "./situation";
import { readSituationForm, situationValues } from "./situation-form";

const OPEN: Situation = {
  ...{ employment: null, insurance: null, benefits: [], customers: null, hours: null, startsOn: null },
};
const JONAS: Situation = {
  ...OPEN,
  ...{ employment: "vollzeit", insurance: "ueber-job", benefits: ["keine"], customers: "firmen", hours: 8 },
};
const MERYEM: Situation = {
  ...OPEN,
  ...{ employment: "keine", insurance: "familie", benefits: ["elternzeit"], customers: "beide", hours: 8 },
};

test("what was told is read, and shown again", () => {
  for (const situation of [OPEN, JONAS, { ...MERYEM, startsOn: "2027-03-01" }]) {
    expect(readSituationForm(situationValues(situation))).toEqual({ ok: true, situation });
  }
});

test("what is not offered stays open, and „Nichts davon“ gives way to a benefit", () => {
  const read = readSituationForm({ employment: "chefin", "benefit-keine": "on", "benefit-alg1": "on" });
  expect(read).toEqual({ ok: true, situation: { ...OPEN, benefits: ["alg1"] } });
});

test.each([
  ["hours", "0"],
  ["hours", "81"],
  ["hours", "acht"],
  ["startsOn", "2027-02-30"],
])("%s %s is refused", (field, value) => {
  const read = readSituationForm({ [field]: value });
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field]);
});

test("a question left open rules none out", () => {
  expect([...(readerOf({ ...OPEN, customers: "beide" }) ?? [])]).toEqual(CONCERNED_NAMES);
});

test("who has told nothing, or a start day alone, may be concerned by everything", () => {
  for (const situation of [null, OPEN, { ...OPEN, startsOn: "2027-03-01" }]) {
    expect(readerOf(situation)).toBeNull();
    expect(isConcernedBy(["alg1"], readerOf(situation))).toBe(true);
  }
});

test("answers say whom a learner belongs to", () => {
  expect([...(readerOf(JONAS) ?? [])]).toEqual(["angestellt", "vollzeit", "kasse-job", "firmenkunden", "nebenberuf"]);
  expect([...(readerOf(MERYEM) ?? [])]).toEqual([
    ...["angestellt", "ohne-job", "familie", "elternzeit", "firmenkunden", "privatkunden", "nebenberuf"],
  ]);
});

test.each([
  [14, false, false],
  [15, true, false],
  [19, true, false],
  [20, true, true],
])("with %i hours a week, unemployment insurance is open: %s; it counts as main work: %s", (hours, isOpen, isMain) => {
  const who = readerOf({ ...JONAS, hours });
  expect([isConcernedBy(["ab-15-stunden"], who), isConcernedBy(["hauptberuf"], who)]).toEqual([isOpen, isMain]);
});

test("not to know one's insurance leaves all kinds of it open", () => {
  const who = readerOf({ ...JONAS, insurance: "weiss-nicht" });
  expect(
    ["kasse-job", "familie", "freiwillig", "privat-versichert", "studentisch"].every((kind) =>
      isConcernedBy([kind], who),
    ),
  ).toBe(true);
  expect(isConcernedBy(["teilzeit"], who)).toBe(false);
});

test("one word of a section is enough", () => {
  expect(isConcernedBy(["alg1", "familie"], readerOf(MERYEM))).toBe(true);
  expect(isConcernedBy(["alg1", "privat-versichert"], readerOf(MERYEM))).toBe(false);
});
