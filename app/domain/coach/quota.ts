import type { Access, Holdings } from "../payments/access";

export const FREE_AI_MESSAGES_PER_DAY = 5;

/** Of whoever has no limit a day; to keep scripts away, not people. */
export const BURST = { max: 20, windowSeconds: 60 } as const;

/** Of everybody, answered or refused: each question is kept, and an account must not fill the disk. */
export const KEPT_A_DAY = { max: 300, windowSeconds: 86_400 } as const;

/**
 * Questions a day that are given back although the model was at work: whoever hangs up before its first word, again and again,
 * has it asked without end.
 */
export const GIVEN_BACK_A_DAY = 10;

/** Of all that is sent to the coach, streamed or as a form: above what anybody asks. */
export const CALLS = { name: "coach", max: 120, windowSeconds: 60 } as const;

export interface Allowance {
  /** Questions a day in Germany; null: as many as one likes. */
  perDay: number | null;
  /** How many of one person's answers the model writes at the same time; others wait for their turn. */
  atOnce: number;
  /** Takes part in what is kept of the day's tokens when others get no more of them. */
  goesFirst: boolean;
  /** The model may be told one's own answers, where that was asked for. */
  sharesAnswers: boolean;
}

export function allowanceOf({ effectivePlan, features }: Pick<Access, "effectivePlan" | "features">): Allowance {
  const isUnlimited = features.unlimitedAiMessages;
  const isWithCoach = effectivePlan === "pro_ai";
  return {
    perDay: isUnlimited ? null : FREE_AI_MESSAGES_PER_DAY,
    atOnce: isUnlimited ? 2 : 1,
    goesFirst: isWithCoach,
    sharesAnswers: isWithCoach,
  };
}

/** Null: there is no limit. */
export const remainingOf = ({ perDay }: Pick<Allowance, "perDay">, used: number): number | null =>
  perDay === null ? null : Math.max(0, perDay - used);

/** Under what the model's tokens are counted; the add-on alone is no plan, but has its costs. */
export const countedPlan = ({ effectivePlan }: Pick<Access, "effectivePlan">, { aiAddOn }: Holdings): string =>
  effectivePlan === "free" && aiAddOn ? "ai_only" : effectivePlan;

const SHARE_KEPT = 0.2;

/** Whether the model may be asked; the last fifth of the day's tokens is kept for pro_ai. No ceiling: always. */
export function isBelowCeiling(
  { goesFirst }: Pick<Allowance, "goesFirst">,
  { ceiling, spent }: { ceiling: number | null; spent: number },
): boolean {
  if (ceiling === null) return true;
  return spent < (goesFirst ? ceiling : ceiling * (1 - SHARE_KEPT));
}
