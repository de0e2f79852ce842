import { DAY_MS } from "../time/durations";
import { berlinDay } from "../time/german-dates";

/** § 355 BGB, counted from the day of the order, which is not one of them. */
export const WITHDRAWAL_DAYS = 14;
/** Our promise, in calendar days from the first payment. */
export const MONEY_BACK_DAYS = 30;

const dayNumber = (date: Date): number => Date.parse(`${berlinDay(date)}T00:00:00Z`) / DAY_MS;

/** By calendar days in Germany: the last day counts until midnight. */
const isWithin = (days: number, { from, now }: { from: Date; now: Date }): boolean =>
  dayNumber(now) - dayNumber(from) <= days;

export const isWithinWithdrawal = ({ orderedAt, now }: { orderedAt: Date; now: Date }): boolean =>
  isWithin(WITHDRAWAL_DAYS, { from: orderedAt, now });

export const isWithinMoneyBack = ({ firstPaidAt, now }: { firstPaidAt: Date; now: Date }): boolean =>
  isWithin(MONEY_BACK_DAYS, { from: firstPaidAt, now });

/** What is left of a paid period, from then on, to the cent; never more than was paid. */
export function unusedCents({
  paidCents,
  paidAt,
  periodEnd,
  from,
}: {
  paidCents: number;
  paidAt: Date;
  /** null: no end, so nothing of it is used up. */
  periodEnd: Date | null;
  from: Date;
}): number {
  if (periodEnd === null) return paidCents;
  const share = (periodEnd.getTime() - from.getTime()) / (periodEnd.getTime() - paidAt.getTime());
  return Math.round(paidCents * Math.min(1, Math.max(0, share)));
}

/** Whether a payment was made for the month that ends then; of months before nothing is left. */
export function isOfPeriod({ paidAt, periodEnd }: { paidAt: Date; periodEnd: Date | null }): boolean {
  if (periodEnd === null) return true;
  const start = new Date(periodEnd);
  start.setUTCMonth(start.getUTCMonth() - 1);
  // The 31st of a month that has none falls into the next one.
  if (start.getUTCMonth() === periodEnd.getUTCMonth()) start.setUTCDate(0);
  return paidAt >= start;
}

/**
 * What a withdrawal gives back: everything, the first time. Who was refunded before and had asked for the start at once
 * pays for the days begun, which is what the law allows (§ 357a BGB).
 */
export function withdrawalCents({
  paidCents,
  paidAt,
  periodEnd,
  startsAtOnce,
  wasRefundedBefore,
  now,
}: {
  paidCents: number;
  paidAt: Date;
  periodEnd: Date | null;
  startsAtOnce: boolean;
  wasRefundedBefore: boolean;
  now: Date;
}): number {
  if (!startsAtOnce || !wasRefundedBefore) return paidCents;
  return unusedCents({ paidCents, paidAt, periodEnd, from: now });
}
