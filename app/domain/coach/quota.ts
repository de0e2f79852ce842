import type { Access, Holdings } from "../payments/access";

export const FREE_AI_MESSAGES_PER_DAY = 5;

/** Questions per person without a daily limit; meant to stop scripts, not people. */
export const BURST = { max: 20, windowSeconds: 60 } as const;

/** Questions per person, answered or refused: each is stored, and an account must not fill the disk. */
export const KEPT_A_DAY = { max: 300, windowSeconds: 86_400 } as const;

/**
 * Questions a day refunded although the model was at work: without a limit, a person who hangs up before its first
 * word, again and again, could have it asked without end.
 */
export const GIVEN_BACK_A_DAY = 10;

/** Requests to the coach, streamed or as a form; more than any learner sends. */
export const CALLS = { name: "coach", max: 120, windowSeconds: 60 } as const;

export interface Allowance {
  /** Questions per day in Germany; null: unlimited. */
  perDay: number | null;
  /** Answers of one person that the model writes at the same time; further ones queue. */
  atOnce: number;
  /** May use the reserve of the day's tokens once the others are refused. */
  goesFirst: boolean;
  /** The model may be given the learner's own answers, where the learner asks for it. */
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

/** Questions left today; null: no limit. */
export const remainingOf = ({ perDay }: Pick<Allowance, "perDay">, used: number): number | null =>
  perDay === null ? null : Math.max(0, perDay - used);

/** The plan under which the model's tokens are counted; the add-on alone is no plan, but has its costs. */
export const countedPlan = ({ effectivePlan }: Pick<Access, "effectivePlan">, { aiAddOn }: Holdings): string =>
  effectivePlan === "free" && aiAddOn ? "ai_only" : effectivePlan;

const SHARE_KEPT = 0.2;

/** Whether the model may be asked; the last fifth of the day's tokens is reserved for pro_ai. No ceiling: always. */
export function isBelowCeiling(
  { goesFirst }: Pick<Allowance, "goesFirst">,
  { ceiling, spent }: { ceiling: number | null; spent: number },
): boolean {
  if (ceiling === null) return true;
  return spent < (goesFirst ? ceiling : ceiling * (1 - SHARE_KEPT));
}
