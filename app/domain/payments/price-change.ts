import { addDays } from "../action-plan/calendar-days";
import { DAY_MS } from "../time/durations";
import { currentPrice, inCents, type PriceTerms } from "./prices";

/** The terms promise so many days between the mail and the first month at the new price. */
const TOLD_DAYS = 42;
/** So many days before the day in content the first are told. */
const AHEAD_DAYS = 56;
/** A contract that nobody agreed to go on with is ended so long before it would renew. */
const ENDED_BEFORE_MS = 3 * DAY_MS;

export interface RunningPrice {
  cents: number;
  lookupKey: string;
  /** The day in Germany from which running contracts cost it. */
  from: string;
}

/** What running contracts are to cost, once people have to be told; null before, and for a plan that keeps its price. */
export function runningPrice(
  plan: PriceTerms & { runningPriceFrom?: string | undefined },
  today: string,
): RunningPrice | null {
  const { runningPriceFrom: from } = plan;
  if (from === undefined || today < addDays(from, -AHEAD_DAYS)) return null;
  const { euro, lookupKey } = currentPrice(plan, from);
  return lookupKey === null ? null : { cents: inCents(euro), lookupKey, from };
}

/** The renewal from which on a contract costs more: none before the day in content, nor within six weeks of being told. */
export function firstDearerRenewal({ periodEnd, from, now }: { periodEnd: Date; from: Date; now: Date }): Date {
  const earliest = Math.max(from.getTime(), now.getTime() + TOLD_DAYS * DAY_MS);
  let renewal = periodEnd;
  for (let months = 1; renewal.getTime() < earliest; months++) renewal = addMonths(periodEnd, months);
  return renewal;
}

/** The same day of a later month, or its last where it has none, as Stripe counts. */
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
  /** When it was ended here, for want of consent. */
  endedAt: Date | null;
}

/**
 * What is to be done about a contract whose holder has been told, always in the last month at the old price. What is missed
 * is done a month later: until then it costs what it cost.
 */
export function nextStep(
  { effectiveFrom, agreedAt, endedAt }: Announced,
  { periodEnd, cancelsAt }: { periodEnd: Date; cancelsAt: Date | null },
  now: Date,
): "wait" | "renew" | "end" {
  if (periodEnd < effectiveFrom || periodEnd < now) return "wait";
  // Whoever has cancelled by themselves is left alone.
  if (cancelsAt && !endedAt) return "wait";
  if (agreedAt) return "renew";
  const isLast = periodEnd.getTime() - now.getTime() <= ENDED_BEFORE_MS;
  return isLast && !cancelsAt ? "end" : "wait";
}
