import { DAY_MS } from "../time/durations";
import { berlinDay } from "../time/german-dates";

/** § 355 BGB: days after the day of the order, which does not count. */
export const WITHDRAWAL_DAYS = 14;
/** The money-back promise, in calendar days from the first payment. */
export const MONEY_BACK_DAYS = 30;

const dayNumber = (date: Date): number => Date.parse(`${berlinDay(date)}T00:00:00Z`) / DAY_MS;

/** Counts calendar days in Germany: the last day counts until midnight. */
const isWithin = (days: number, { from, now }: { from: Date; now: Date }): boolean =>
  dayNumber(now) - dayNumber(from) <= days;

export const isWithinWithdrawal = ({ orderedAt, now }: { orderedAt: Date; now: Date }): boolean =>
  isWithin(WITHDRAWAL_DAYS, { from: orderedAt, now });

export const isWithinMoneyBack = ({ firstPaidAt, now }: { firstPaidAt: Date; now: Date }): boolean =>
  isWithin(MONEY_BACK_DAYS, { from: firstPaidAt, now });

interface PaidPeriod {
  paidCents: number;
  paidAt: Date;
  /** null: no end, so no part of it is used up. */
  periodEnd: Date | null;
}

/** Unused part of a paid period from a moment on, to the cent; never more than was paid. */
export function unusedCents({ paidCents, paidAt, periodEnd }: PaidPeriod, { from }: { from: Date }): number {
  if (periodEnd === null) return paidCents;
  const share = (periodEnd.getTime() - from.getTime()) / (periodEnd.getTime() - paidAt.getTime());
  return Math.round(paidCents * Math.min(1, Math.max(0, share)));
}

/** Whether a payment belongs to the month that ends then; earlier months are used up. */
export function isOfPeriod({ paidAt, periodEnd }: { paidAt: Date; periodEnd: Date | null }): boolean {
  if (periodEnd === null) return true;
  const start = new Date(periodEnd);
  start.setUTCMonth(start.getUTCMonth() - 1);
  // The 31st of a shorter month overflows into the next one.
  if (start.getUTCMonth() === periodEnd.getUTCMonth()) start.setUTCDate(0);
  return paidAt >= start;
}

/**
 * Refund of a withdrawal: everything, the first time. A member who was refunded before and had asked for an immediate
 * start pays for the days begun, which the law allows (§ 357a BGB).
 */
export function withdrawalCents(
  payment: PaidPeriod,
  { startsAtOnce, wasRefundedBefore, now }: { startsAtOnce: boolean; wasRefundedBefore: boolean; now: Date },
): number {
  if (!startsAtOnce || !wasRefundedBefore) return payment.paidCents;
  return unusedCents(payment, { from: now });
}
