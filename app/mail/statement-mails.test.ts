import { expect, test } from "vitest";
import type { Declaration } from "~/domain/payments/statements";
import { openStatementMail, statementMail } from "./statement-mails";

const NOW = new Date("2026-11-22T13:03:30Z");
const DECLARATION: Declaration = {
  kind: "cancellation",
  name: "Anna",
  email: "anna@example.org",
  contract: "Pro, siehe https://evil.example",
  reason: null,
  wishedFor: null,
  confirmTo: "anna@example.org",
};
const RECEIVED = { id: "number-1", declaration: DECLARATION, receivedAt: new Date("2026-11-22T13:03:27Z") };
const SITE = { productName: "Startklar", contact: "hallo@start.example" };
const mail = (more: Partial<Parameters<typeof statementMail>[1]> = {}) =>
  statementMail(SITE, { to: "Anna", received: RECEIVED, outcome: null, now: NOW, ...more });

test("it says when it arrived, to the second, and what was declared", () => {
  const { subject, text } = mail();
  expect(subject).toBe("Deine Kündigung bei Startklar");
  for (const said of ["22. November 2026 um 14:03:27 Uhr", "Ordentliche Kündigung", "anna@example.org", "number-1"]) {
    expect(text).toContain(said);
  }
});

test("without an outcome it tells nothing of a contract", () => {
  const { text } = mail();
  expect(text).toContain("Passt ein laufender Vertrag dazu");
  expect(text).not.toMatch(/endet am|beendet|zurück,/);
});

test("with one it says when the contract ends, and what comes back", () => {
  const endsAt = new Date("2026-12-10T12:00:00Z");
  const cancelled = mail({ outcome: { planName: "Pro", endsAt, refundCents: 0, keptCents: 0 } }).text;
  expect(cancelled).toContain("Dein Tarif Pro endet am 10. Dezember 2026.");
  expect(cancelled).not.toContain("Du bekommst");
  const withdrawal = { ...RECEIVED, declaration: { ...DECLARATION, kind: "withdrawal" as const } };
  const outcome = { planName: "Pro", endsAt: NOW, refundCents: 950, keptCents: 0 };
  const { subject, text } = mail({ received: withdrawal, outcome });
  expect(subject).toBe("Dein Widerruf bei Startklar");
  expect(text).toContain("Dein Tarif Pro ist beendet.");
  expect(text).toContain("Du bekommst 9,50\u00a0€ zurück");
  expect(text).not.toContain("behalten");
  const second = mail({ received: withdrawal, outcome: { ...outcome, keptCents: 240 } }).text;
  expect(second).toContain("behalten wir 2,40\u00a0€: Du wolltest, dass es sofort losgeht");
});

test("what strangers typed is neither a link nor markup", () => {
  const evil = { ...DECLARATION, contract: "<b>Pro</b> www.evil.example", reason: "evil.example" };
  for (const { text, html } of [
    mail({ received: { ...RECEIVED, declaration: evil } }),
    openStatementMail({ productName: "Startklar", received: { ...RECEIVED, declaration: evil } }),
  ]) {
    expect(text + html).not.toContain("evil.example");
    expect(html).not.toContain("<b>");
  }
});
