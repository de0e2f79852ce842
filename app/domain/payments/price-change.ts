import { addDays } from "../action-plan/calendar-days";
import { DAY_MS } from "../time/durations";
import { currentPrice, inCents, type PriceTerms } from "./prices";

/** Days that the terms promise between the mail and the first month at the new price. */
const TOLD_DAYS = 42;
/** Days before the date in content at which the first mails go out. */
const AHEAD_DAYS = 56;
/** A contract whose holder has not agreed is ended this long before its renewal. */
const ENDED_BEFORE_MS = 3 * DAY_MS;

export interface RunningPrice {
  cents: number;
  lookupKey: string;
  /** The day in Germany from which running contracts cost it. */
  from: string;
}

/**
 * The coming price of running contracts, once it may be announced; null before, and for a plan that keeps its price.
 */
export function runningPrice(
  plan: PriceTerms & { runningPriceFrom?: string | undefined },
  today: string,
): RunningPrice | null {
  const { runningPriceFrom: from } = plan;
  if (from === undefined || today < addDays(from, -AHEAD_DAYS)) return null;
  const { euro, lookupKey } = currentPrice(plan, from);
  return lookupKey === null ? null : { cents: inCents(euro), lookupKey, from };
}

/** First renewal at the new price: not before the date in content, nor within six weeks of the mail. */
export function firstDearerRenewal({ periodEnd, from, now }: { periodEnd: Date; from: Date; now: Date }): Date {
  const earliest = Math.max(from.getTime(), now.getTime() + TOLD_DAYS * DAY_MS);
  let renewal = periodEnd;
  for (let months = 1; renewal.getTime() < earliest; months++) renewal = addMonths(periodEnd, months);
  return renewal;
}

/** The same day of a later month, or that month's last day, as Stripe counts. */
function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return moved;
}

export interface Announced {
  /** The first renewal at the new price. */
  effectiveFrom: Date;
  agreedAt: Date | null;
  /** When the app ended the contract for want of consent. */
  endedAt: Date | null;
}

/**
 * Next step for a contract whose price change was announced, always in its last month at the old price. A missed step
 * happens a month later: until then the old price stays.
 */
export function nextStep(
  { effectiveFrom, agreedAt, endedAt }: Announced,
  { periodEnd, cancelsAt }: { periodEnd: Date; cancelsAt: Date | null },
  now: Date,
): "wait" | "renew" | "end" {
  if (periodEnd < effectiveFrom || periodEnd < now) return "wait";
  // Contracts that their holders have cancelled are left alone.
  if (cancelsAt && !endedAt) return "wait";
  if (agreedAt) return "renew";
  const isLast = periodEnd.getTime() - now.getTime() <= ENDED_BEFORE_MS;
  return isLast && !cancelsAt ? "end" : "wait";
}
