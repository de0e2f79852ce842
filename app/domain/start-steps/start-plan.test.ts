import fc from "fast-check";
import { expect, test } from "vitest";
import { isDay } from "../action-plan/calendar-days";
import { deadlineText, dueDay } from "./due-day";
import { countPast, toStartPlan } from "./start-plan";
import type { StartStep } from "./start-step";

test.each([
  [{ days: 7, isBefore: false }, "2027-03-01", "2027-03-08"],
  [{ days: 0, isBefore: false }, "2027-03-01", "2027-03-01"],
  [{ months: 1, isBefore: false }, "2027-01-31", "2027-02-28"],
  [{ months: 3, isBefore: false }, "2027-11-30", "2028-02-29"],
  [{ months: 1, isBefore: false }, "2027-12-15", "2028-01-15"],
  [{ isBefore: true }, "2027-03-01", "2027-02-28"],
  [{ days: 28, isBefore: true }, "2027-03-01", "2027-02-01"],
  [{ months: 1, isBefore: true }, "2027-03-31", "2027-02-28"],
])("%j from %s is due on %s", (deadline, startsOn, due) => {
  expect(dueDay(deadline, startsOn)).toBe(due);
});

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("every deadline is a day of the calendar, and a later start never makes it earlier", () => {
  fc.assert(
    fc.property(day, day, fc.integer({ min: 1, max: 24 }), fc.boolean(), (one, other, months, isBefore) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      const dues = [dueDay({ months, isBefore }, early), dueDay({ months, isBefore }, late)];
      expect(dues.every(isDay)).toBe(true);
      expect(dues.toSorted()).toEqual(dues);
    }),
  );
});

test.each([
  [{ isBefore: true }, "vor dem Start"],
  [{ days: 28, isBefore: true }, "spätestens 28\u00a0Tage vor dem Start"],
  [{ days: 0, isBefore: false }, "am Tag des Starts"],
  [{ days: 7, isBefore: false }, "bis 7\u00a0Tage nach dem Start"],
  [{ months: 1, isBefore: false }, "bis 1\u00a0Monat nach dem Start"],
])("without a start day %j is „%s“", (deadline, text) => {
  expect(deadlineText(deadline)).toBe(text);
});

const step = (slug: string, more: Partial<StartStep> = {}): StartStep => ({
  ...{ slug, title: slug, order: 1, office: "Amt", cost: null, papers: [], concerns: [], paths: [], after: [] },
  ...{ deadline: null, when: null },
  ...more,
});
const STEPS = [
  step("wann-du-willst", { order: 1 }),
  step("fragebogen", { order: 2, deadline: { months: 1, isBefore: false }, after: ["kasse"] }),
  step("kasse", { order: 3, deadline: { isBefore: true }, concerns: ["familie"] }),
  step("ksk", { order: 4, paths: ["copywriter-in"] }),
];
const LEARNER = { startsOn: "2027-03-01", who: null, path: null, today: "2027-03-15" };
const slugs = (planned: readonly { step: StartStep }[]) => planned.map(({ step: { slug } }) => slug);

test("without answers all steps may concern somebody, in the order of their days, those without a day last", () => {
  const plan = toStartPlan(STEPS, new Map(), LEARNER);
  expect(slugs(plan.mine)).toEqual(["kasse", "fragebogen", "wann-du-willst", "ksk"]);
  expect(plan.others).toEqual([]);
  expect(plan.mine.map(({ due, isPast }) => [due, isPast])).toEqual([
    ["2027-02-28", true],
    ["2027-04-01", false],
    [null, false],
    [null, false],
  ]);
  expect(countPast(plan)).toBe(1);
  expect(plan.mine[1]?.waitsFor).toEqual(["kasse"]);
});

test("what does not concern a learner stands apart, but not what was begun", () => {
  const learner = { ...LEARNER, who: new Set(["kasse-job"] as const), path: "va-allround" };
  expect(slugs(toStartPlan(STEPS, new Map(), learner).others)).toEqual(["kasse", "ksk"]);
  const asked = new Map([["ksk", { state: "asked", on: "2027-02-01", note: "" } as const]]);
  expect(slugs(toStartPlan(STEPS, asked, learner).others)).toEqual(["kasse"]);
});

test("what is done is never past, and nothing waits for it", () => {
  const done = new Map([["kasse", { state: "done", on: "2027-02-01", note: "" } as const]]);
  const plan = toStartPlan(STEPS, done, LEARNER);
  expect(countPast(plan)).toBe(0);
  expect(plan.mine.find(({ step: { slug } }) => slug === "fragebogen")?.waitsFor).toEqual([]);
});

test("without a start day there are no days", () => {
  const plan = toStartPlan(STEPS, new Map(), { ...LEARNER, startsOn: null });
  expect(plan.mine.map(({ due }) => due)).toEqual([null, null, null, null]);
});
