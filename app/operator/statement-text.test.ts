import { expect, test } from "vitest";
import type { Statement } from "~/db/account/operator.server";
import { describeStatement, openStatementsText } from "./statement-text";

const NOW = new Date("2026-11-22T12:00:00Z");
const OPEN: Statement = {
  id: "9b2f0c6e-0000-4000-8000-000000000000",
  kind: "withdrawal",
  userId: null,
  name: "Anna",
  email: "anna@example.org",
  contract: "Pro",
  reason: null,
  wishedFor: null,
  entitlementId: null,
  effect: null,
  endsAt: null,
  refundCents: null,
  receivedAt: NOW,
  settledAt: null,
};

test("nothing is open", () => {
  expect(openStatementsText([])).toBe("Keine Kündigung und kein Widerruf ist offen.");
});

test("what waits, from whom, since when, and how it is settled", () => {
  const text = openStatementsText([OPEN]);
  expect(text).toMatch(
    /^Offene Kündigungen und Widerrufe \(1\)\n {2}OFFEN · Widerruf · 22\. November 2026 um 13:00:00 Uhr\n/,
  );
  expect(text).toContain("Anna · <anna@example.org> · kein Konto mit dieser Adresse");
  expect(text).toContain(`Nummer ${OPEN.id}`);
  expect(text).toContain("npm run konto -- --erledigt=NUMMER");
});

test("an address is told in letters", () => {
  expect(describeStatement({ ...OPEN, email: "anna@xn--bcher-kva.test" })[1]).toContain("<anna@bücher.test>");
});

test("what came of it", () => {
  const settled = { ...OPEN, effect: "refunded", endsAt: NOW, refundCents: 900, settledAt: NOW };
  expect(describeStatement(settled)).toContain("Folge: refunded · endet am 22. November 2026 · 9\u00a0€ zurück");
  expect(describeStatement(settled)[0]).toMatch(/^erledigt am/);
  const forCause = { ...OPEN, kind: "cancellation_for_cause", reason: "Zu teuer", wishedFor: "2026-12-31" } as const;
  expect(describeStatement(forCause)).toEqual(
    expect.arrayContaining(["Vertrag: Pro · gewünscht zum 2026-12-31", "Grund: Zu teuer"]),
  );
});

test("what strangers wrote commands no terminal and makes no lines of its own", () => {
  const typed = "a\u001b[31mb\nc\u202ed\u0007e\u2028f\u009bg";
  const text = openStatementsText([
    { ...OPEN, name: typed, email: typed, contract: typed, reason: typed, wishedFor: typed },
  ]);
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  expect(text.split("\n")).toHaveLength(openStatementsText([{ ...OPEN, reason: "x" }]).split("\n").length);
});
