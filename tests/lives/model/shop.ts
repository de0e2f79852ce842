import type { Account } from "./account";
import { germanDay } from "./german-day";

export const PLANS = ["pro", "pro_ai", "ai_only", "lifetime_pro", "lifetime_pro_ai"] as const;
export type Plan = (typeof PLANS)[number];

const DAY_MS = 86_400_000;
/** After a period's end access goes on so long, until the news of its renewal must have come. */
const GRACE_MS = 3 * DAY_MS;
const MONEY_BACK_DAYS = 30;

/** running: also once it is cancelled. disputed: the bank has taken the newest payment back for now. over: for good. */
export interface Contract {
  kind: Plan;
  since: number;
  /** Null: paid once. */
  periodEnd: number | null;
  isCancelled: boolean;
  state: "running" | "disputed" | "refunded" | "over";
}

/** What somebody has bought, and may expect of it. */
export interface Purchases {
  contracts: Contract[];
  /** Orders that were paid: each has one receipt. */
  paidOrders: number;
  /** The promise counts once a person. */
  hadMoneyBack: boolean;
}

export const nothingBought = (): Purchases => ({ contracts: [], paidOrders: 0, hadMoneyBack: false });

const isMonthly = (kind: Plan): boolean => !kind.startsWith("lifetime_");

const givesAccess = ({ state, periodEnd, isCancelled }: Contract, now: number): boolean =>
  state === "running" && (periodEnd === null || now < periodEnd + (isCancelled ? 0 : GRACE_MS));

export const held = ({ contracts }: Purchases, now: number): ReadonlySet<Plan> =>
  new Set(contracts.flatMap((contract) => (givesAccess(contract, now) ? contract.kind : [])));

const hasOne = (kinds: ReadonlySet<Plan>, ...wanted: Plan[]): boolean => wanted.some((kind) => kinds.has(kind));

const hasPro = (kinds: ReadonlySet<Plan>): boolean => hasOne(kinds, "pro", "pro_ai", "lifetime_pro", "lifetime_pro_ai");

const hasProWithInno = (kinds: ReadonlySet<Plan>): boolean =>
  hasOne(kinds, "pro_ai", "lifetime_pro_ai") || (kinds.has("ai_only") && hasPro(kinds));

/** Whether the missions stand open for what was paid; Inno alone opens none. */
export const isPaid = ({ shop }: Pick<Account, "shop">, now: number): boolean => hasPro(held(shop, now));

const LARGER: Readonly<Partial<Record<Plan, Plan>>> = { pro: "pro_ai", lifetime_pro: "lifetime_pro_ai" };

/** no: it is there already, under this name or as a part of something larger. */
export type Orderable = "new" | "upgrade" | "current" | "no";

export function orderable({ shop }: Account, plan: Plan, now: number): Orderable {
  const kinds = held(shop, now);
  // Beside the larger one the smaller is a part of it.
  const larger = LARGER[plan];
  if (kinds.has(plan) && !(larger && kinds.has(larger))) return "current";
  const isRefused = {
    pro: hasPro(kinds),
    pro_ai: hasProWithInno(kinds) || hasOne(kinds, "lifetime_pro", "lifetime_pro_ai"),
    ai_only: hasProWithInno(kinds),
    lifetime_pro: kinds.has("lifetime_pro_ai"),
    lifetime_pro_ai: false,
  }[plan];
  if (isRefused) return "no";
  return plan === "pro_ai" && kinds.has("pro") ? "upgrade" : "new";
}

/** What a larger plan has in it, and therefore ends. */
const CONTAINS: Readonly<Record<Plan, readonly Plan[]>> = {
  pro: [],
  pro_ai: ["pro", "ai_only"],
  ai_only: [],
  lifetime_pro: ["pro", "pro_ai"],
  lifetime_pro_ai: ["pro", "pro_ai", "ai_only"],
};

function endContained({ contracts }: Purchases, plan: Plan, now: number): void {
  for (const contract of contracts) {
    if (CONTAINS[plan].includes(contract.kind) && givesAccess(contract, now)) end(contract);
  }
}

/** `now` as Stripe counts it, in whole seconds. */
export function buy({ shop }: Account, plan: Plan, now: number): void {
  endContained(shop, plan, now);
  const periodEnd = isMonthly(plan) ? monthsAfter(now, 1) : null;
  shop.contracts.push({ kind: plan, since: now, periodEnd, isCancelled: false, state: "running" });
  shop.paidOrders++;
}

/** The running plan becomes the larger one, for the rest of its month. */
export function upgrade({ shop }: Account, now: number): void {
  const running = shop.contracts.find((contract) => contract.kind === "pro" && givesAccess(contract, now));
  if (!running) return;
  Object.assign(running, { kind: "pro_ai", isCancelled: false });
  endContained({ ...shop, contracts: shop.contracts.filter((each) => each !== running) }, "pro_ai", now);
  shop.paidOrders++;
}

const runningOf = ({ shop }: Account, plan: Plan, now: number): Contract | undefined =>
  shop.contracts.find((contract) => contract.kind === plan && givesAccess(contract, now));

/** Whether there was something to cancel. */
export function cancel(account: Account, plan: Plan, now: number): boolean {
  const contract = runningOf(account, plan, now);
  if (!contract || contract.periodEnd === null) return false;
  contract.isCancelled = true;
  return true;
}

const dayNumber = (at: number): number => Date.parse(germanDay(at)) / DAY_MS;

export function hasMoneyBack(account: Account, plan: Plan, now: number): boolean {
  const contract = runningOf(account, plan, now);
  return (
    !account.shop.hadMoneyBack &&
    contract !== undefined &&
    dayNumber(now) - dayNumber(contract.since) <= MONEY_BACK_DAYS
  );
}

export function takeMoneyBack(account: Account, plan: Plan, now: number): void {
  const contract = runningOf(account, plan, now);
  if (!contract) return;
  end(contract);
  account.shop.hadMoneyBack = true;
}

const WITHDRAWAL_DAYS = 14;

/** The days from the order on, in Germany; the day of the order does not count. */
export function isWithinWithdrawal(account: Account, plan: Plan, now: number): boolean {
  const contract = runningOf(account, plan, now);
  return contract !== undefined && dayNumber(now) - dayNumber(contract.since) <= WITHDRAWAL_DAYS;
}

export function withdraw(account: Account, plan: Plan, now: number): void {
  const contract = runningOf(account, plan, now);
  if (contract) end(contract);
}

/** At once, with the money back. */
const end = (contract: Contract): void => {
  contract.state = contract.periodEnd === null ? "refunded" : "over";
};

/** Renews what goes on, and ends what was cancelled. */
export function letTimePass({ shop }: Account, now: number): void {
  for (const contract of shop.contracts) {
    if (contract.state === "over" || contract.state === "refunded") continue;
    for (let months = 2; contract.periodEnd !== null && contract.periodEnd <= now; months++) {
      if (contract.isCancelled) {
        contract.state = "over";
        break;
      }
      const next = monthsAfter(contract.since, months);
      // A new payment outweighs the one that is disputed.
      if (next > contract.periodEnd) Object.assign(contract, { periodEnd: next, state: "running" });
    }
  }
}

/** The same day of a later month, or its last one. */
function monthsAfter(since: number, months: number): number {
  const date = new Date(since);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return date.getTime();
}
