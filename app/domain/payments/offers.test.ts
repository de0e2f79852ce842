import { describe, expect, test } from "vitest";
import { getAccess, type Holdings } from "./access";
import { OFFERS, type Entitlement, type Offer } from "./entitlements";
import { isBuilt, isSubscribed, offerState, shownState, type OfferState } from "./offers";

const NOW = new Date("2026-03-30T12:00:00Z");

/** Offer states seen by each holder, in the order free, pro, pro_ai, ai_only, lifetime_pro, lifetime_pro_ai. */
const SEEN: [Holdings["monthly"], Holdings["lifetime"], boolean, OfferState[]][] = [
  ["free", null, false, ["current", "available", "available", "available", "available", "available"]],
  ["free", null, true, ["current", "available", "available", "current", "available", "available"]],
  ["pro", null, false, ["included", "current", "available", "available", "available", "available"]],
  ["pro", null, true, ["included", "current", "included", "current", "available", "available"]],
  ["pro_ai", null, false, ["included", "included", "current", "withheld", "available", "available"]],
  ["pro_ai", null, true, ["included", "included", "current", "current", "available", "available"]],
  ["free", "lifetime_pro", false, ["included", "included", "withheld", "available", "current", "available"]],
  ["free", "lifetime_pro", true, ["included", "included", "included", "current", "current", "available"]],
  ["pro", "lifetime_pro", false, ["included", "current", "withheld", "available", "current", "available"]],
  ["pro_ai", "lifetime_pro", false, ["included", "included", "current", "withheld", "current", "available"]],
  ["free", "lifetime_pro_ai", false, ["included", "included", "included", "withheld", "included", "current"]],
  ["pro", "lifetime_pro_ai", false, ["included", "current", "included", "withheld", "included", "current"]],
];

describe("what is offered to whom", () => {
  test.each(SEEN)("%s, %s, add-on %s", (monthly, lifetime, aiAddOn, expected) => {
    const kinds: (Offer | "free" | null)[] = [monthly, lifetime, aiAddOn ? "ai_only" : null];
    const entitlements = kinds.flatMap((kind): Entitlement[] =>
      kind === null || kind === "free" ? [] : [{ kind, state: "active", expiresAt: null }],
    );
    const facts = { entitlements, trialStartedAt: NOW, now: NOW };
    const offers = ["free", ...OFFERS] as const;
    const seen = offers.map((offer) => offerState(offer, { monthly, lifetime, aiAddOn }, getAccess(facts)));
    expect(seen).toEqual(expected);
  });
});

test("whoever holds anything has something to manage", () => {
  expect(isSubscribed({ monthly: "free", lifetime: null, aiAddOn: false })).toBe(false);
  expect(isSubscribed({ monthly: "pro", lifetime: null, aiAddOn: false })).toBe(true);
  expect(isSubscribed({ monthly: "free", lifetime: "lifetime_pro", aiAddOn: false })).toBe(true);
  expect(isSubscribed({ monthly: "free", lifetime: null, aiAddOn: true })).toBe(true);
});

describe("what can be ordered", () => {
  const orderable = (has: { coach: boolean; payments: boolean }) =>
    OFFERS.filter((offer) => shownState(offer, "available", has) === "available");

  test("with the coach everything, without it nothing that sells it", () => {
    expect(orderable({ coach: true, payments: true })).toEqual(OFFERS);
    expect(orderable({ coach: false, payments: true })).toEqual(["pro", "lifetime_pro"]);
    expect(OFFERS.filter((offer) => isBuilt(offer, { coach: false }))).toEqual(["pro", "lifetime_pro"]);
  });

  test.each([true, false])("nothing where no orders are taken; coach: %s", (coach) => {
    expect(orderable({ coach, payments: false })).toEqual([]);
  });

  test("what somebody holds stays what it is", () => {
    for (const state of ["current", "included", "withheld"] as const) {
      expect(shownState("pro_ai", state, { coach: false, payments: false })).toBe(state);
    }
  });
});
