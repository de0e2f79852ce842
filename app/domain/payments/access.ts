import { WEEK_MS } from "../time/durations";
import { givesAccess, type Entitlement, type Offer } from "./entitlements";

/** Plans from the least to the most. */
const PLANS = ["free", "pro", "pro_ai"] as const;
export type Plan = (typeof PLANS)[number];
export type Lifetime = "lifetime_pro" | "lifetime_pro_ai";

// The larger offer first: it wins.
const LIFETIMES = ["lifetime_pro_ai", "lifetime_pro"] as const;

export const FREE_WEEKS = 4;
export const SUBSCRIPTION_DAYS = 30;

const PLAN_OF_LIFETIME = { lifetime_pro: "pro", lifetime_pro_ai: "pro_ai" } as const;

export interface Holdings {
  /** The running monthly plan; free without one. */
  monthly: Plan;
  lifetime: Lifetime | null;
  aiAddOn: boolean;
}

export type AccessFacts = {
  /** All purchases ever made, also ended ones. */
  entitlements: readonly Entitlement[];
  /** null: the trial has not begun. */
  trialStartedAt: Date | null;
  now: Date;
};

export type PlanFeatures = {
  quickHelp: boolean;
  personalizedPlan: boolean;
  unlimitedAiMessages: boolean;
  unlimitedMissions: boolean;
  fullLevelOverview: boolean;
  premiumCareerContent: boolean;
  extendedProgressTracking: boolean;
};

export type Access = {
  /** The plan that the purchases add up to: pro with the add-on becomes pro_ai. */
  effectivePlan: Plan;
  /** Weeks left of the trial; counts down on the free plan alone, else it stays at 4. */
  freeWeeksRemaining: number;
  trialEnded: boolean;
  /** A running trial or a plan; checked by `requireAccess` and `who: "subscriber"`. */
  basicAccess: boolean;
  coachAccess: boolean;
  /** The feature ai_coach: the coach answers instead of advertising. */
  aiCoach: boolean;
  /** The effective plan is pro or pro_ai; the add-on alone is no plan. */
  paid: boolean;
  features: PlanFeatures;
};

/** Parses a stored or received plan; "premium" is an older name of pro, anything unknown is free. */
export function parsePlan(value: unknown): Plan {
  if (value === "premium") return "pro";
  return PLANS.find((plan) => plan === value) ?? "free";
}

/** Current purchases, the larger of each kind. */
export function holdingsOf({ entitlements, now }: Pick<AccessFacts, "entitlements" | "now">): Holdings {
  const kinds = new Set<Offer>(entitlements.flatMap((held) => (givesAccess(held, now) ? held.kind : [])));
  return {
    monthly: PLANS.findLast((plan) => plan !== "free" && kinds.has(plan)) ?? "free",
    lifetime: LIFETIMES.find((kind) => kinds.has(kind)) ?? null,
    aiAddOn: kinds.has("ai_only"),
  };
}

export function getAccess(facts: AccessFacts): Access {
  const holdings = holdingsOf(facts);
  const effectivePlan = effectivePlanOf(holdings);
  const paid = effectivePlan !== "free";
  const freeWeeksRemaining = paid ? FREE_WEEKS : weeksRemaining(facts.trialStartedAt, facts.now);
  const trialEnded = freeWeeksRemaining === 0;
  const basicAccess = paid || !trialEnded;
  // `coach` already includes paid plans and trial weeks, which the specification names beside the coach.
  const coach = basicAccess || holdings.aiAddOn;
  return {
    effectivePlan,
    freeWeeksRemaining,
    trialEnded,
    basicAccess,
    coachAccess: coach,
    aiCoach: coach,
    paid,
    features: {
      quickHelp: coach,
      personalizedPlan: coach,
      unlimitedAiMessages: paid,
      unlimitedMissions: paid,
      fullLevelOverview: basicAccess,
      premiumCareerContent: basicAccess,
      extendedProgressTracking: basicAccess,
    },
  };
}

function effectivePlanOf({ monthly, lifetime, aiAddOn }: Holdings): Plan {
  const bought = lifetime === null ? "free" : PLAN_OF_LIFETIME[lifetime];
  const higher = PLANS.indexOf(bought) > PLANS.indexOf(monthly) ? bought : monthly;
  return higher === "pro" && aiAddOn ? "pro_ai" : higher;
}

function weeksRemaining(trialStartedAt: Date | null, now: Date): number {
  if (trialStartedAt === null) return FREE_WEEKS;
  const weeksSinceStart = Math.floor((now.getTime() - trialStartedAt.getTime()) / WEEK_MS);
  // A start in the future, by a clock that ran ahead, gives no extra weeks.
  return Math.min(FREE_WEEKS, Math.max(0, FREE_WEEKS - weeksSinceStart));
}
