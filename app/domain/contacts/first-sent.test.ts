import { expect, test } from "vitest";
import { toldAsSent } from "./first-sent";

test.each([
  ["2027-01-11", "Proben zeigen", { nextOn: "2027-01-11", nextStep: "Nachfragen" }],
  ["2027-01-11", "", { nextOn: "2027-01-11", nextStep: "Nachfragen" }],
  [" ", "Proben zeigen", { nextOn: "" }],
])("a form that asks when to ask again, with %j after %j", (nextOn, nextStep, told) => {
  expect(toldAsSent({ nextStep }, { nextOn, asks: true })).toEqual({ state: "approached", ...told });
});

test.each([
  ["", "Proben zeigen", {}],
  ["2027-01-11", "Proben zeigen", { nextOn: "2027-01-11" }],
  ["2027-01-11", "", { nextOn: "2027-01-11", nextStep: "Nachfragen" }],
])("one that does not ask leaves what was planned, with %j after %j", (nextOn, nextStep, told) => {
  expect(toldAsSent({ nextStep }, { nextOn, asks: false })).toEqual({ state: "approached", ...told });
});
