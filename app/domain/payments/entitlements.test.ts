import { describe, expect, test } from "vitest";
import { ENTITLEMENT_STATES, expiryOf, givesAccess, OFFERS, SUPERSEDED } from "./entitlements";

const NOW = new Date("2027-01-10T12:00:00Z");
const later = new Date(NOW.getTime() + 1);

describe("what gives access", () => {
  test.each(ENTITLEMENT_STATES)("%s", (state) => {
    const isGiving = state === "active" || state === "past_due";
    expect(givesAccess({ kind: "pro", state, expiresAt: null }, NOW)).toBe(isGiving);
    expect(givesAccess({ kind: "pro", state, expiresAt: later }, NOW)).toBe(isGiving);
    expect(givesAccess({ kind: "pro", state, expiresAt: NOW }, NOW)).toBe(false);
  });
});

test("what renews has three days of grace, what is cancelled ends with its day", () => {
  expect(expiryOf({ periodEnd: NOW, cancelsAt: null })).toEqual(new Date("2027-01-13T12:00:00Z"));
  expect(expiryOf({ periodEnd: NOW, cancelsAt: later })).toEqual(later);
});

test("nothing replaces itself, and no lifetime offer is ended by an order", () => {
  for (const offer of OFFERS) {
    expect(SUPERSEDED[offer]).not.toContain(offer);
    expect(SUPERSEDED[offer].filter((kind) => kind.startsWith("lifetime"))).toEqual([]);
  }
});
