import { expect, test } from "vitest";
import { FEATURE_NAMES, type Features } from "../features";
import { listSwitches } from "./switches";

const NONE: Features = {
  coach: false,
  trialMail: false,
  weeklyMail: false,
  reminderMail: false,
  push: false,
  payments: false,
};
const names = (features: Features) =>
  (["ai", "messages"] as const).flatMap((form) => listSwitches(form, features)).map(({ name }) => name);

test("without their features there is nothing to switch", () => {
  expect(names(NONE)).toEqual([]);
});

test("questions can be switched off without any", () => {
  expect(listSwitches("questions", NONE).map(({ name }) => name)).toEqual(["selfCheck"]);
});

test.each([
  ["coach", ["aiEnabled"]],
  ["trialMail", ["trialMail"]],
  ["weeklyMail", ["weeklyMail"]],
  ["reminderMail", ["reminderMail"]],
  ["push", ["dailyReminder", "eveningPush"]],
  ["payments", []],
] as const)("%s brings %j", (feature, switches) => {
  expect(names({ ...NONE, [feature]: true })).toEqual(switches);
});

test("every feature has its case here", () => {
  expect(Object.keys(NONE)).toEqual([...FEATURE_NAMES]);
});
