import { describe, expect, test } from "vitest";
import type { Account } from "~/db/account/operator.server";
import { accountText, type NameOf } from "./account-text";

const NOW = new Date("2026-11-22T12:00:00Z");
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const USER = "8c0f0000-0000-4000-8000-000000000000";

const NAMES = {
  free: "Free",
  pro: "Pro",
  pro_ai: "Pro + AI",
  ai_only: "Add-on",
  lifetime_pro: "L",
  lifetime_pro_ai: "L AI",
};
const nameOf: NameOf = (plan) => NAMES[plan];

const NOBODY: Account = {
  person: {
    userId: USER,
    firstName: "Anna",
    email: "anna@example.org",
    emailVerified: true,
    createdAt: new Date("2026-11-05T12:00:00Z"),
    trialStartedAt: inDays(-40),
    recordedPlan: "free",
    recordedExpiry: null,
  },
  entitlements: [],
  orders: [],
  payments: [],
  customer: null,
  events: [],
  statements: [],
};

const SUBSCRIPTION: Account["entitlements"][number] = {
  id: "sub_1",
  userId: USER,
  kind: "pro",
  source: "stripe",
  state: "active",
  priceCents: 900,
  startsAt: inDays(-3),
  periodEnd: inDays(27),
  cancelsAt: null,
  expiresAt: inDays(30),
  reason: null,
  updatedAt: NOW,
};

const textOf = (changed: Partial<Account>) => accountText({ ...NOBODY, ...changed }, { nameOf, now: NOW });
const contracts = (...changed: Partial<typeof SUBSCRIPTION>[]) =>
  textOf({ entitlements: changed.map((each) => ({ ...SUBSCRIPTION, ...each })) });

test("somebody with nothing: each part says so", () => {
  expect(textOf({})).toBe(
    [
      "Anna <anna@example.org>",
      `Konto ${USER} · seit 5. November 2026`,
      "Zugang: keiner, die Testphase ist vorbei",
      "In user_progress: free",
      "Bei Stripe: unbekannt",
      "",
      "Verträge: keine",
      "",
      "Bestellungen: keine",
      "",
      "Zahlungen: keine",
      "",
      "Nachrichten von Stripe, die neuesten: keine",
      "",
      "Kündigungen und Widerrufe: keine",
    ].join("\n"),
  );
});

describe("access", () => {
  const access = (account: Partial<Account>) => /Zugang: (.*)/.exec(textOf(account))?.[1];
  const since = (days: number) => ({ person: { ...NOBODY.person, trialStartedAt: inDays(-days) } });

  test("in the trial, with a plan, with the add-on alone", () => {
    expect(access(since(22))).toBe("Testphase, noch 1 Woche");
    expect(access(since(1))).toBe("Testphase, noch 4 Wochen");
    expect(access({ entitlements: [SUBSCRIPTION] })).toBe("Pro");
    expect(access({ entitlements: [{ ...SUBSCRIPTION, kind: "ai_only" }] })).toBe(
      "keiner, die Testphase ist vorbei · dazu Add-on",
    );
    expect(access({ entitlements: [{ ...SUBSCRIPTION, state: "refunded" }] })).toBe("keiner, die Testphase ist vorbei");
  });
});

describe("contracts", () => {
  test.each([
    [{}, "Pro · bei Stripe · läuft · 9\u00a0€ im Monat"],
    [{ state: "past_due" }, "Verlängerung nicht bezahlt, Stripe versucht es weiter"],
    [{ state: "unpaid" }, "· nicht bezahlt"],
    [{ state: "suspended" }, "angehalten, die Zahlung ist angefochten"],
    [{ state: "refunded" }, "· erstattet"],
    [{ state: "ended" }, "· beendet"],
    [{ expiresAt: inDays(-1) }, "· abgelaufen"],
    [{ source: "operator", priceCents: null }, "Pro · von Hand gegeben · läuft\n"],
    [{ source: "demo", priceCents: null }, "Pro · aus der Demo · läuft\n"],
    [{ periodEnd: null, priceCents: 4950 }, "49,50\u00a0€ einmal"],
    [{}, "bezahlt bis 19. Dezember 2026 um 13:00:00 Uhr, verlängert sich"],
    [{}, "ohne Nachricht Zugang bis 22. Dezember 2026 um 13:00:00 Uhr"],
    [{ cancelsAt: inDays(27) }, "endet am 19. Dezember 2026\n"],
    [{ reason: "Testerin" }, "Grund: Testerin"],
    [{}, "Vertrag sub_1"],
  ] as const)("%o", (changed, text) => {
    expect(contracts(changed)).toContain(text);
  });

  test("all of them, in their order", () => {
    expect(contracts({ state: "ended" }, { id: "sub_2" })).toMatch(/Verträge \(2\)[^]*sub_1[^]*sub_2/);
  });
});

test("orders, payments and what Stripe said", () => {
  const order = {
    id: "order-1",
    userId: USER,
    offer: "pro",
    priceCents: 900,
    startsAtOnce: true,
    state: "paid",
    sessionId: "cs_1",
    url: "https://checkout.example/secret",
    entitlementId: "sub_1",
    createdAt: NOW,
    expiresAt: NOW,
    paidAt: NOW,
    receiptClaimedAt: null,
    receiptSentAt: null,
  } as const;
  const payment = {
    id: "ch_1",
    userId: USER,
    entitlementId: "sub_1",
    amountCents: 900,
    refundedCents: 450,
    disputed: true,
    invoiceUrl: "https://invoice.example/1",
    paidAt: NOW,
  };
  const text = textOf({
    orders: [order],
    payments: [payment],
    customer: { userId: USER, customerId: "cus_1", earlierIds: [], started: 4, applied: 3, createdAt: NOW },
    events: [{ id: "evt_1", type: "invoice.paid", userId: USER, createdAt: NOW, receivedAt: NOW }],
  });
  expect(text).toContain("22. November 2026 um 13:00:00 Uhr · Pro · 9\u00a0€ · bezahlt");
  expect(text).toContain("Beginn sofort verlangt · bezahlt am 22. November 2026 um 13:00:00 Uhr · Bestätigung fehlt");
  expect(text).toContain("9\u00a0€ · 4,50\u00a0€ erstattet · angefochten");
  expect(text).toContain("https://invoice.example/1");
  expect(text).toContain("cus_1 · 3. Abgleich gilt, 4 begonnen");
  expect(text).toContain("invoice.paid · evt_1");
  // The client secret would let its owner pay in the member's name.
  expect(text).not.toContain("secret");
});
