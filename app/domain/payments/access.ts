import { WEEK_MS } from "../time/durations";
import { givesAccess, type Entitlement, type Offer } from "./entitlements";

/** From the least to the most. */
const PLANS = ["free", "pro", "pro_ai"] as const;
export type Plan = (typeof PLANS)[number];
export type Lifetime = "lifetime_pro" | "lifetime_pro_ai";

// The larger offer counts.
const LIFETIMES = ["lifetime_pro_ai", "lifetime_pro"] as const;

export const FREE_WEEKS = 4;
export const SUBSCRIPTION_DAYS = 30;

const PLAN_OF_LIFETIME = { lifetime_pro: "pro", lifetime_pro_ai: "pro_ai" } as const;

export interface Holdings {
  /** The running monthly plan; free: none. */
  monthly: Plan;
  lifetime: Lifetime | null;
  aiAddOn: boolean;
}

export type AccessFacts = {
  /** All there ever were; which of them count is worked out here. */
  entitlements: readonly Entitlement[];
  /** null: the trial has not begun. */
  trialStartedAt: Date | null;
  now: Date;
};

export type Features = {
  quickHelp: boolean;
  personalizedPlan: boolean;
  unlimitedAiMessages: boolean;
  unlimitedMissions: boolean;
  fullLevelOverview: boolean;
  premiumCareerContent: boolean;
  extendedProgressTracking: boolean;
};

export type Access = {
  /** What the purchases amount to now: pro with the add-on has become pro_ai. */
  effectivePlan: Plan;
  /** Counts down on the free plan alone, else it stays at 4. */
  freeWeeksRemaining: number;
  trialEnded: boolean;
  /** The trial or a plan: what `requireAccess` and `who: "subscriber"` ask for. */
  basicAccess: boolean;
  coachAccess: boolean;
  /** The feature ai_coach: the coach answers instead of advertising. */
  aiCoach: boolean;
  /** The effective plan is pro or pro_ai; the add-on alone is no plan. */
  paid: boolean;
  features: Features;
};

/** A plan as stored or sent by others; "premium" is an older name of pro, anything unknown is free. */
export function parsePlan(value: unknown): Plan {
  if (value === "premium") return "pro";
  return PLANS.find((plan) => plan === value) ?? "free";
}

/** What somebody has now, the larger of each kind. */
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
  // Where the specification asks for the coach "or a paid plan" or "or trial weeks", both are in here already.
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
  // A start that lies ahead, by a clock that ran ahead, gives no extra weeks.
  return Math.min(FREE_WEEKS, Math.max(0, FREE_WEEKS - weeksSinceStart));
}
