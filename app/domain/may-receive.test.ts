import { describe, expect, test } from "vitest";
import { MAIL_KINDS, OPTIONAL_MAILS, type MailKindName } from "./mail-kinds";
import { mayReceive } from "./may-receive";
import { listSwitches } from "./switches";

const ALL_ON = { aiEnabled: true, trialMail: true, weeklyMail: true, dailyReminder: true };
const ALL_OFF = { aiEnabled: false, trialMail: false, weeklyMail: false, dailyReminder: false };
const KINDS: readonly MailKindName[] = [
  "code",
  "security",
  "farewell",
  "contract",
  "statement",
  "operator",
  "trialMail",
  "weeklyMail",
];

test("an address that nobody has confirmed gets codes alone", () => {
  const unconfirmed = { emailVerified: false, settings: ALL_ON };
  expect(KINDS.filter((kind) => mayReceive(kind, unconfirmed))).toEqual(["code"]);
});

test("what is switched off is not sent; what belongs to account and contract cannot be", () => {
  const refused = KINDS.filter((kind) => !mayReceive(kind, { emailVerified: true, settings: ALL_OFF }));
  expect(refused).toEqual([...OPTIONAL_MAILS]);
});

describe.each(OPTIONAL_MAILS)("%s", (kind) => {
  test("obeys its own switch and no other", () => {
    expect(mayReceive(kind, { emailVerified: true, settings: { ...ALL_OFF, [kind]: true } })).toBe(true);
    expect(mayReceive(kind, { emailVerified: true, settings: { ...ALL_ON, [kind]: false } })).toBe(false);
  });

  test("is called in the mail what it is called in the settings", () => {
    const features = { coach: true, trialMail: true, weeklyMail: true, push: true, payments: true };
    const label = listSwitches("messages", features).find(({ name }) => name === kind)?.label;
    expect(MAIL_KINDS[kind].because).toContain(`„${label}“`);
  });
});
