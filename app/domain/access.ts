import { WEEK_MS } from "./durations";

/** From the least to the most. */
export const PLANS = ["free", "pro", "pro_ai"] as const;
export type Plan = (typeof PLANS)[number];
export type Lifetime = "lifetime_pro" | "lifetime_pro_ai";

// The larger offer counts.
const LIFETIMES = ["lifetime_pro_ai", "lifetime_pro"] as const;

export const FREE_WEEKS = 4;
export const SUBSCRIPTION_DAYS = 30;

const PLAN_OF_LIFETIME = { lifetime_pro: "pro", lifetime_pro_ai: "pro_ai" } as const;

export type AccessFacts = {
  plan: Plan;
  /** null: the plan has no end. */
  planExpiresAt: Date | null;
  lifetime: Lifetime | null;
  aiAddOn: boolean;
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
  /** What the purchases amount to now: an expired plan has fallen back, pro with the add-on has become pro_ai. */
  effectivePlan: Plan;
  /** Counts down on the free plan alone, else it stays at 4. */
  freeWeeksRemaining: number;
  trialEnded: boolean;
  /** Opens the screens of `requireAccess`: quests, level, missions, profile and starting over. */
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

export function heldOffers(kinds: readonly string[]): Pick<AccessFacts, "lifetime" | "aiAddOn"> {
  return { lifetime: LIFETIMES.find((kind) => kinds.includes(kind)) ?? null, aiAddOn: kinds.includes("ai_only") };
}

export function getAccess(facts: AccessFacts): Access {
  const effectivePlan = effectivePlanOf(facts);
  const paid = effectivePlan !== "free";
  const freeWeeksRemaining = paid ? FREE_WEEKS : weeksRemaining(facts.trialStartedAt, facts.now);
  const trialEnded = freeWeeksRemaining === 0;
  const basicAccess = paid || !trialEnded;
  // Where the specification asks for the coach "or a paid plan" or "or trial weeks", both are in here already.
  const coach = basicAccess || facts.aiAddOn;
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

export function runningPlan({ plan, planExpiresAt, now }: Pick<AccessFacts, "plan" | "planExpiresAt" | "now">): Plan {
  return planExpiresAt === null || planExpiresAt.getTime() > now.getTime() ? plan : "free";
}

function effectivePlanOf({ plan, planExpiresAt, lifetime, aiAddOn, now }: AccessFacts): Plan {
  const running = runningPlan({ plan, planExpiresAt, now });
  const bought = lifetime === null ? "free" : PLAN_OF_LIFETIME[lifetime];
  const higher = PLANS.indexOf(bought) > PLANS.indexOf(running) ? bought : running;
  return higher === "pro" && aiAddOn ? "pro_ai" : higher;
}

function weeksRemaining(trialStartedAt: Date | null, now: Date): number {
  if (trialStartedAt === null) return FREE_WEEKS;
  const weeksSinceStart = Math.floor((now.getTime() - trialStartedAt.getTime()) / WEEK_MS);
  // A start that lies ahead, by a clock that ran ahead, gives no extra weeks.
  return Math.min(FREE_WEEKS, Math.max(0, FREE_WEEKS - weeksSinceStart));
}
