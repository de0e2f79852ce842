export const PLANS = ["pro", "pro_ai", "ai_only", "lifetime_pro", "lifetime_pro_ai"] as const;
export type Plan = (typeof PLANS)[number];

const DAY_MS = 86_400_000;
/** After a period's end access goes on so long, until the news of its renewal must have come. */
const GRACE_MS = 3 * DAY_MS;

/** Money that was taken, at a moment as Stripe counts it, in whole seconds; and what the bank says to it. */
export interface Payment {
  at: number;
  dispute: "open" | "won" | "lost" | null;
}

export interface Contract {
  /** Its place among all of a person. */
  number: number;
  /** The order it was bought with, or changed by last: each has one receipt. */
  order: number;
  kind: Plan;
  since: number;
  /** Null: paid once. */
  periodEnd: number | null;
  isCancelled: boolean;
  /** From now on its card is declined. */
  isDeclined: boolean;
  /** When its renewal was declined first, and how often it was tried again; null: it is paid. */
  unpaid: { since: number; tries: number } | null;
  /** Oldest first. */
  payments: Payment[];
  /** For good, with the money back or without. */
  isOver: boolean;
}

/** disputed: the bank has taken the newest payment back, for now or, of a month, for good. */
export type ContractState = "running" | "unpaid" | "disputed" | "refunded" | "over";

export const isMonthly = ({ periodEnd }: Pick<Contract, "periodEnd">): boolean => periodEnd !== null;

export function stateOf(contract: Contract): ContractState {
  const { isOver, payments, unpaid } = contract;
  const dispute = payments.at(-1)?.dispute ?? null;
  if (!isMonthly(contract)) {
    if (isOver || dispute === "lost") return "refunded";
    return dispute === "open" ? "disputed" : "running";
  }
  if (isOver) return "over";
  if (dispute === "open" || dispute === "lost") return "disputed";
  return unpaid ? "unpaid" : "running";
}

export function givesAccess(contract: Contract, now: number): boolean {
  const { periodEnd, isCancelled } = contract;
  const isRunning = ["running", "unpaid"].includes(stateOf(contract));
  return isRunning && (periodEnd === null || now < periodEnd + (isCancelled ? 0 : GRACE_MS));
}

/** What a larger plan has in it, and therefore ends. */
const CONTAINS: Readonly<Record<Plan, readonly Plan[]>> = {
  pro: [],
  pro_ai: ["pro", "ai_only"],
  ai_only: [],
  lifetime_pro: ["pro", "pro_ai"],
  lifetime_pro_ai: ["pro", "pro_ai", "ai_only"],
};

/** Whether one ends because of the other; of the same plan twice the older one stays. */
export const isReplaced = (old: Contract, by: Contract): boolean =>
  CONTAINS[by.kind].includes(old.kind) || (old.kind === by.kind && old.number > by.number);
