import { describe, expect, test } from "vitest";
import { MAIL_KINDS, OPTIONAL_MAILS, type MailKindName } from "./mail-kinds";
import { mayReceive } from "./may-receive";
import { FEATURES, type Features } from "../features";
import { listSwitches } from "../account/switches";

const ALL_ON = { aiEnabled: true, trialMail: true, weeklyMail: true, reminderMail: true, dailyReminder: true };
const ALL_OFF = { aiEnabled: false, trialMail: false, weeklyMail: false, reminderMail: false, dailyReminder: false };
const EVERYTHING: Features = { ...FEATURES, coach: true, trialMail: true, weeklyMail: true, reminderMail: true };
const REACHED = { emailVerified: true, mailStopped: null };
const KINDS: readonly MailKindName[] = [
  "code",
  "security",
  "farewell",
  "contract",
  "statement",
  "operator",
  "welcome",
  "trialMail",
  "weeklyMail",
  "reminderMail",
];

test("an address that nobody has confirmed gets codes alone", () => {
  const unconfirmed = { emailVerified: false, mailStopped: null, settings: ALL_ON };
  expect(KINDS.filter((kind) => mayReceive(kind, unconfirmed))).toEqual(["code"]);
});

test.each(["bounced", "complained"] as const)("where mail has %s, codes go on alone", (mailStopped) => {
  const stopped = { emailVerified: true, mailStopped, settings: ALL_ON };
  expect(KINDS.filter((kind) => mayReceive(kind, stopped))).toEqual(["code"]);
});

test("what is switched off is not sent; what belongs to account and contract cannot be", () => {
  const refused = KINDS.filter((kind) => !mayReceive(kind, { ...REACHED, settings: ALL_OFF }));
  expect(refused).toEqual([...OPTIONAL_MAILS]);
});

describe.each(OPTIONAL_MAILS)("%s", (kind) => {
  test("obeys its own switch and no other", () => {
    expect(mayReceive(kind, { ...REACHED, settings: { ...ALL_OFF, [kind]: true } })).toBe(true);
    expect(mayReceive(kind, { ...REACHED, settings: { ...ALL_ON, [kind]: false } })).toBe(false);
  });

  test("is called in the mail what it is called in the settings", () => {
    const label = listSwitches("messages", EVERYTHING).find(({ name }) => name === kind)?.label;
    expect(MAIL_KINDS[kind].because).toContain(`„${label}“`);
  });
});
