import { describe, expect, test } from "vitest";
import type { Offer } from "./entitlements";
import { contractMeant, effectOf, type MeantContract } from "./statement-effects";

const NAMES = [
  { offer: "pro", name: "Pro" },
  { offer: "pro_ai", name: "Pro + AI-Coach" },
  { offer: "ai_only", name: "AI-Coach Add-on" },
  { offer: "lifetime_pro", name: "Lifetime Pro" },
] as const;

const NOW = new Date("2026-11-20T12:00:00Z");
const held = (kind: Offer, more: Partial<MeantContract> = {}): MeantContract => ({
  kind,
  source: "stripe",
  state: "active",
  startsAt: new Date("2026-11-10T12:00:00Z"),
  periodEnd: kind.startsWith("lifetime") ? null : new Date("2026-12-10T12:00:00Z"),
  expiresAt: null,
  ...more,
});
const told = (contract: string, more: Partial<Parameters<typeof contractMeant>[0]> = {}) => ({
  kind: "cancellation" as const,
  contract,
  wishedFor: null,
  receivedAt: NOW,
  ...more,
});
const meant = (statement: ReturnType<typeof told>, contracts: MeantContract[]) =>
  contractMeant(statement, { held: contracts, names: NAMES, now: NOW })?.kind ?? null;

describe("the contract that is meant", () => {
  test.each([
    ["Pro", ["pro"], "pro"],
    [" pro ", ["pro", "ai_only"], "pro"],
    ["pro + ai coach", ["pro_ai"], "pro_ai"],
    ["AI-Coach Add-on", ["pro", "ai_only"], "ai_only"],
    // The only contract, whatever the sender calls it.
    ["mein Abo", ["pro"], "pro"],
    ["mein Abo", ["pro", "ai_only"], null],
    // The statement names a contract that is not held.
    ["Pro", ["ai_only"], null],
    ["Pro", [], null],
    // Two of a kind: the operator has to find out which one.
    ["Pro", ["pro", "pro"], null],
  ] as const)("%s, holding %o → %s", (contract, kinds, expected) => {
    expect(
      meant(
        told(contract),
        kinds.map((kind) => held(kind)),
      ),
    ).toBe(expected);
  });

  test("one that began by the moment of the statement, and none that began after it", () => {
    const began = (afterMs: number) => [held("pro", { startsAt: new Date(NOW.getTime() + afterMs) })];
    expect(meant(told("Pro"), began(0))).toBe("pro");
    expect(meant(told("Pro"), began(1))).toBe(null);
  });

  test("what renews never cannot be cancelled, but withdrawn from", () => {
    const lifetime = [held("lifetime_pro")];
    expect(meant(told("Lifetime Pro"), lifetime)).toBe(null);
    expect(meant(told("Lifetime Pro", { kind: "cancellation_for_cause" }), lifetime)).toBe(null);
    expect(meant(told("Lifetime Pro", { kind: "withdrawal" }), lifetime)).toBe("lifetime_pro");
    expect(meant(told("mein Abo"), [...lifetime, held("ai_only")])).toBe("ai_only");
  });

  test.each([
    ["is over", { state: "ended" }],
    ["has run out", { expiresAt: new Date("2026-11-20T11:00:00Z") }],
    ["was given by the operator", { source: "operator" }],
    ["was ordered only after the statement", { startsAt: new Date("2026-11-20T12:00:01Z") }],
  ] as const)("never one that %s", (_why, more) => {
    expect(meant(told("Pro"), [held("pro", more)])).toBe(null);
  });

  test("one whose renewal failed is still one", () => {
    expect(meant(told("Pro"), [held("pro", { state: "past_due" })])).toBe("pro");
  });
});

describe("what a statement does now", () => {
  const contract = held("pro");

  test.each([
    ["cancellation", null, "period-end"],
    ["cancellation", "2026-11-21", "period-end"],
    ["cancellation", "2026-12-10", "period-end"],
    ["cancellation", "2026-12-11", "later"],
    ["cancellation_for_cause", null, "at-once"],
    ["cancellation_for_cause", "2026-11-20", "at-once"],
    ["cancellation_for_cause", "2026-11-21", "later"],
  ] as const)("%s to %s → %s", (kind, wishedFor, effect) => {
    expect(effectOf(told("Pro", { kind, wishedFor }), contract, NOW)).toBe(effect);
  });

  test.each([
    ["2026-11-10T12:00:00Z", "withdrawal"],
    // The 14th day after the day of the order ends at midnight in Germany.
    ["2026-11-24T22:59:59Z", "withdrawal"],
    ["2026-11-24T23:00:00Z", "too-late"],
  ] as const)("withdrawal received at %s → %s, whenever it is dealt with", (receivedAt, effect) => {
    const withdrawal = told("Pro", { kind: "withdrawal", receivedAt: new Date(receivedAt) });
    expect(effectOf(withdrawal, contract, NOW)).toBe(effect);
    expect(effectOf(withdrawal, contract, new Date("2027-01-01T00:00:00Z"))).toBe(effect);
  });
});
