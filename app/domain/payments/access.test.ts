import { describe, expect, test } from "vitest";
import type { Lifetime, Plan } from "./access";
import type { Entitlement, Offer } from "./entitlements";
import { COMBINATIONS, daysFromNow, NOW, OPENED } from "../../../tests/fixtures/purchases";
import { FREE_WEEKS, getAccess, holdingsOf, parsePlan, SUBSCRIPTION_DAYS } from "./access";

const RUNNING_TRIAL = daysFromNow(-10);
const ENDED_TRIAL = daysFromNow(-40);

interface Bought {
  plan: Plan;
  planExpiresAt: Date | null;
  lifetime: Lifetime | null;
  aiAddOn: boolean;
  trialStartedAt: Date | null;
}

function accessWith({
  plan = "free",
  planExpiresAt = null,
  lifetime = null,
  aiAddOn = false,
  trialStartedAt = ENDED_TRIAL,
}: Partial<Bought>) {
  const active = (kind: Offer, expiresAt: Date | null = null): Entitlement => ({ kind, state: "active", expiresAt });
  const entitlements = [
    ...(plan === "free" ? [] : [active(plan, planExpiresAt)]),
    ...(lifetime ? [active(lifetime)] : []),
    ...(aiAddOn ? [active("ai_only")] : []),
  ];
  return getAccess({ entitlements, trialStartedAt, now: NOW });
}

test("a trial is 4 weeks, a subscription 30 days", () => {
  expect(FREE_WEEKS).toBe(4);
  expect(SUBSCRIPTION_DAYS).toBe(30);
});

describe("a stored plan", () => {
  test.each([
    ["free", "free"],
    ["pro", "pro"],
    ["pro_ai", "pro_ai"],
    ["premium", "pro"],
    ["PRO", "free"],
    ["lifetime_pro", "free"],
    ["", "free"],
    [null, "free"],
    [undefined, "free"],
    [1, "free"],
    [["pro"], "free"],
  ])("%j is read as %s", (stored, plan) => {
    expect(parsePlan(stored)).toBe(plan);
  });
});

describe("the weeks left on the free plan are 4 minus the whole weeks since its start, and never below 0", () => {
  test.each([
    [0, 4],
    [6.99, 4],
    [7, 3],
    [13.99, 3],
    [14, 2],
    [21, 1],
    [27.99, 1],
    [28, 0],
    [35, 0],
    [400, 0],
    [-3, 4],
  ])("%d days after the start: %i", (days, weeks) => {
    const access = accessWith({ trialStartedAt: daysFromNow(-days) });
    expect(access.freeWeeksRemaining).toBe(weeks);
    expect(access.trialEnded).toBe(weeks === 0);
    expect(access.basicAccess).toBe(weeks > 0);
  });

  test("28 days to the millisecond", () => {
    const start = daysFromNow(-28);
    expect(accessWith({ trialStartedAt: start }).trialEnded).toBe(true);
    expect(accessWith({ trialStartedAt: new Date(start.getTime() + 1) }).trialEnded).toBe(false);
  });

  test("a trial that has not begun has all 4", () => {
    expect(accessWith({ trialStartedAt: null })).toMatchObject({ freeWeeksRemaining: 4, trialEnded: false });
  });

  test.each<Plan>(["pro", "pro_ai"])("on %s they stay at 4, however old the trial", (plan) => {
    expect(accessWith({ plan })).toMatchObject({ freeWeeksRemaining: 4, trialEnded: false });
  });

  test("when a plan has run out they count again from the trial's start", () => {
    const expired = { plan: "pro", planExpiresAt: daysFromNow(-1) } as const;
    expect(accessWith({ ...expired, trialStartedAt: ENDED_TRIAL }).freeWeeksRemaining).toBe(0);
    expect(accessWith({ ...expired, trialStartedAt: RUNNING_TRIAL }).freeWeeksRemaining).toBe(3);
  });
});

describe("a plan runs until the moment it expires", () => {
  test.each<[string, Date | null, Plan]>([
    ["30 days ahead", daysFromNow(SUBSCRIPTION_DAYS), "pro"],
    ["a millisecond ahead", new Date(NOW.getTime() + 1), "pro"],
    ["now", NOW, "free"],
    ["yesterday", daysFromNow(-1), "free"],
    ["never", null, "pro"],
  ])("expiry %s → %s", (_, planExpiresAt, effectivePlan) => {
    expect(accessWith({ plan: "pro", planExpiresAt }).effectivePlan).toBe(effectivePlan);
  });
});

test.each([[["lifetime_pro", "lifetime_pro_ai"]], [["lifetime_pro_ai", "lifetime_pro"]]] as const)(
  "of %j the larger counts, in whichever order they were bought",
  (kinds) => {
    const entitlements = kinds.map((kind): Entitlement => ({ kind, state: "active", expiresAt: null }));
    expect(holdingsOf({ entitlements, now: NOW }).lifetime).toBe("lifetime_pro_ai");
    expect(getAccess({ entitlements, trialStartedAt: ENDED_TRIAL, now: NOW }).effectivePlan).toBe("pro_ai");
  },
);

describe("every combination of purchases", () => {
  test("is in the table once", () => {
    expect(COMBINATIONS).toHaveLength(3 * 3 * 3 * 2);
    expect(new Set(COMBINATIONS.map((row) => JSON.stringify(row.slice(0, 4)))).size).toBe(COMBINATIONS.length);
  });

  test.each(COMBINATIONS)(
    "%s until %s, %s, add-on %s → %s",
    (plan, planExpiresAt, lifetime, aiAddOn, effectivePlan) => {
      for (const trial of ["running", "ended"] as const) {
        const trialStartedAt = trial === "running" ? RUNNING_TRIAL : ENDED_TRIAL;
        const access = accessWith({ plan, planExpiresAt, lifetime, aiAddOn, trialStartedAt });
        const row = OPENED.find((row) => row[0] === effectivePlan && row[1] === trial && row[2] === aiAddOn);
        expect(row).toBeDefined();
        expect(access).toMatchObject({ effectivePlan, ...row?.[3] });
        expect(access.trialEnded).toBe(effectivePlan === "free" && trial === "ended");
      }
    },
  );
});

describe("features", () => {
  test("a trial opens everything but what only a plan lifts: limits of missions and messages", () => {
    expect(accessWith({ trialStartedAt: RUNNING_TRIAL }).features).toEqual({
      quickHelp: true,
      personalizedPlan: true,
      unlimitedAiMessages: false,
      unlimitedMissions: false,
      fullLevelOverview: true,
      premiumCareerContent: true,
      extendedProgressTracking: true,
    });
  });

  test("after the trial the free plan has none", () => {
    expect(Object.values(accessWith({}).features)).not.toContain(true);
  });

  test("after the trial the add-on alone gives the coach's features, five messages a day, and nothing else", () => {
    expect(accessWith({ aiAddOn: true }).features).toEqual({
      quickHelp: true,
      personalizedPlan: true,
      unlimitedAiMessages: false,
      unlimitedMissions: false,
      fullLevelOverview: false,
      premiumCareerContent: false,
      extendedProgressTracking: false,
    });
  });

  test.each<Plan>(["pro", "pro_ai"])("%s has all", (plan) => {
    expect(Object.values(accessWith({ plan }).features)).not.toContain(false);
  });
});
