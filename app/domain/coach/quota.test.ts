import { describe, expect, test } from "vitest";
import { getAccess } from "../payments/access";
import type { Offer } from "../payments/entitlements";
import { allowanceOf, countedPlan, isBelowCeiling, remainingOf } from "./quota";
import { holdingsOf } from "../payments/access";

const NOW = new Date("2026-11-22T12:00:00Z");
const LONG_AGO = new Date("2026-01-01T12:00:00Z");

const facts = (...kinds: Offer[]) => ({
  entitlements: kinds.map((kind) => ({ kind, state: "active" as const, expiresAt: null })),
  trialStartedAt: LONG_AGO,
  now: NOW,
});
const allowance = (...kinds: Offer[]) => allowanceOf(getAccess(facts(...kinds)));

describe("what a plan allows", () => {
  test("the free plan has 5 questions a day, one after the other", () => {
    expect(allowance()).toEqual({ perDay: 5, atOnce: 1, goesFirst: false, sharesAnswers: false });
  });

  test("the add-on alone opens Inno, as its plan says, with 5 questions a day", () => {
    expect(getAccess(facts("ai_only")).aiCoach).toBe(true);
    expect(allowance("ai_only")).toMatchObject({ perDay: 5, atOnce: 1 });
  });

  test.each([["pro"], ["pro_ai"], ["lifetime_pro"], ["lifetime_pro_ai"]] as const)("%s has no limit a day", (kind) => {
    expect(allowance(kind)).toMatchObject({ perDay: null, atOnce: 2 });
  });

  test("pro_ai goes first and may share answers, also as pro with the add-on", () => {
    for (const kinds of [["pro_ai"], ["pro", "ai_only"], ["lifetime_pro_ai"]] as const) {
      expect(allowance(...kinds), kinds.join()).toMatchObject({ goesFirst: true, sharesAnswers: true });
    }
    expect(allowance("pro")).toMatchObject({ goesFirst: false, sharesAnswers: false });
  });
});

test("what is left is never below nothing", () => {
  expect([0, 4, 5, 6].map((used) => remainingOf({ perDay: 5 }, used))).toEqual([5, 1, 0, 0]);
  expect(remainingOf({ perDay: null }, 100)).toBeNull();
});

describe("the day's tokens", () => {
  const others = { goesFirst: false };
  const first = { goesFirst: true };

  test("without a ceiling there are always some", () => {
    expect(isBelowCeiling(others, { ceiling: null, spent: 1e9 })).toBe(true);
  });

  test("the last fifth is for pro_ai", () => {
    expect(isBelowCeiling(others, { ceiling: 1000, spent: 799 })).toBe(true);
    expect(isBelowCeiling(others, { ceiling: 1000, spent: 800 })).toBe(false);
    expect(isBelowCeiling(first, { ceiling: 1000, spent: 999 })).toBe(true);
    expect(isBelowCeiling(first, { ceiling: 1000, spent: 1000 })).toBe(false);
  });

  test("are counted by plan, the add-on alone apart", () => {
    const plan = (...kinds: Offer[]) => countedPlan(getAccess(facts(...kinds)), holdingsOf(facts(...kinds)));
    expect([plan(), plan("ai_only"), plan("pro"), plan("pro", "ai_only")]).toEqual([
      "free",
      "ai_only",
      "pro",
      "pro_ai",
    ]);
  });
});
