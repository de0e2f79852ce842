import { expect, test } from "vitest";
import { MAX_PAUSES, actionPlanValues, readActionPlanForm, type ActionPlanValues } from "./plan-form";

const TODAY = "2026-11-23";
const good: ActionPlanValues = { goal: " Meine erste Kundin ", startDay: "2026-11-24", evenings: "3", hours: "2" };
const errorsOf = (values: ActionPlanValues) => {
  const read = readActionPlanForm({ ...good, ...values }, TODAY);
  return read.ok ? [] : Object.keys(read.errors);
};

test("what the form says is what is planned with", () => {
  const values = { ...good, off3: "on", off7: "on", pauseFirst2: "2026-12-21", pauseLast2: "2027-01-03" };
  const read = readActionPlanForm({ ...values, pauseFirst9: "2026-12-01", pauseLast9: "2026-12-01" }, TODAY);
  const pauses = [
    { first: "2026-12-01", last: "2026-12-01" },
    { first: "2026-12-21", last: "2027-01-03" },
  ];
  const settings = { startDay: "2026-11-24", eveningsPerWeek: 3, hoursPerEvening: 2, daysOff: [3, 7], pauses };
  expect(read).toEqual({ ok: true, plan: { goal: "Meine erste Kundin", settings } });
});

test("shown again it has what was chosen", () => {
  const read = readActionPlanForm({ ...good, off6: "on", pauseFirst1: "2026-12-21", pauseLast1: "2026-12-22" }, TODAY);
  expect(read.ok && readActionPlanForm(actionPlanValues(read.plan, "2027-01-01"), TODAY)).toEqual(read);
  expect(actionPlanValues(null, TODAY)).toMatchObject({ startDay: TODAY, evenings: "3", hours: "2", goal: "" });
});

test.each<[string, ActionPlanValues, string[]]>([
  ["no goal", { goal: "  " }, ["goal"]],
  ["a goal of 201 characters", { goal: "x".repeat(201) }, ["goal"]],
  ["a goal of 200", { goal: "x".repeat(200) }, []],
  ["a day that no calendar has", { startDay: "2027-02-29" }, ["startDay"]],
  ["no day", { startDay: "" }, ["startDay"]],
  ["a year ahead", { startDay: "2027-11-23" }, []],
  ["a year and a day ahead", { startDay: "2027-11-24" }, ["startDay"]],
  ["a year and a day ago", { startDay: "2025-11-22" }, ["startDay"]],
  ["no evening", { evenings: "0" }, ["evenings"]],
  ["eight evenings", { evenings: "8" }, ["evenings"]],
  ["nine hours", { hours: "9" }, ["hours"]],
  ["half an hour", { hours: "0.5" }, ["hours"]],
  [
    "more evenings than days are left",
    { evenings: "3", off1: "on", off2: "on", off3: "on", off4: "on", off5: "on" },
    ["evenings"],
  ],
  ["a pause without an end", { pauseFirst1: "2026-12-21" }, ["pauseLast1"]],
  ["a pause without a beginning", { pauseLast2: "2026-12-21" }, ["pauseFirst2"]],
  ["a pause backwards", { pauseFirst1: "2026-12-21", pauseLast1: "2026-12-20" }, ["pauseLast1"]],
  ["a pause in another century", { pauseFirst1: "2126-12-21", pauseLast1: "2126-12-22" }, ["pauseFirst1"]],
])("%s", (_, values, expected) => expect(errorsOf(values)).toEqual(expected));

test("no day of the week is left", () => {
  const off = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`off${day}`, "on"]));
  expect(errorsOf(off)).toEqual(["off"]);
});

test("all ten pauses are read", () => {
  const pauses = Array.from({ length: MAX_PAUSES }, (_, index) => [
    [`pauseFirst${index + 1}`, `2026-12-${10 + index}`],
    [`pauseLast${index + 1}`, `2026-12-${10 + index}`],
  ]).flat();
  const read = readActionPlanForm({ ...good, ...Object.fromEntries(pauses) }, TODAY);
  expect(read.ok && read.plan.settings.pauses).toHaveLength(10);
});
