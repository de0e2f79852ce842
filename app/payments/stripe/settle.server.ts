import { listEntitlements, type EntitlementRow } from "~/db/payments/entitlements.server";
import { listPayments } from "~/db/payments/payments.server";
import { givesAccess, SUPERSEDED } from "~/domain/payments/entitlements";
import { isOfPeriod, unusedCents } from "~/domain/payments/refunds";
import { mailReceipts } from "../receipts.server";
import { stripe, unlessGone } from "./client.server";
import { once } from "./idempotency";

/**
 * Idempotent: ends contracts that a newer one replaces, refunds the rest of their month, and mails receipts. True when
 * something changed at Stripe.
 */
export async function settlePerson({ userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const held = (await listEntitlements({ userId })).filter((each) => givesAccess(each, now));
  const superseded = held.flatMap((old) => {
    const by = held.find((other) => other.id !== old.id && isReplaced(old, other));
    return by ? [{ old, by }] : [];
  });
  let isChanged = false;
  for (const { old, by } of superseded) if (await endReplaced(old, by)) isChanged = true;
  await mailReceipts({ userId });
  return isChanged;
}

/** Of two of the same kind, as two simultaneous payments make them, the older one stays. */
function isReplaced(old: EntitlementRow, by: EntitlementRow): boolean {
  if (old.source !== "stripe" || by.source !== "stripe") return false;
  if (SUPERSEDED[by.kind].includes(old.kind)) return true;
  return old.kind === by.kind && (old.startsAt > by.startsAt || (+old.startsAt === +by.startsAt && old.id > by.id));
}

/** False when nothing was left to do, as for what was paid once and of which a part has been paid back already. */
async function endReplaced(old: EntitlementRow, by: EntitlementRow): Promise<boolean> {
  const client = await stripe();
  const isMonthly = old.periodEnd !== null;
  const refunds = await refundsOf(old, by);
  for (const { charge, amount } of refunds) {
    await client.refunds.create(...once(`replaced-refund-${old.id}`, { charge, amount }));
  }
  if (isMonthly) await unlessGone(client.subscriptions.cancel(old.id, ...once(`replaced-${old.id}`, {})));
  return isMonthly || refunds.length > 0;
}

/** All payments of the current month: after an upgrade there are several. What was bought twice is refunded in full. */
async function refundsOf({ id, userId, periodEnd }: EntitlementRow, by: EntitlementRow) {
  const paid = await listPayments({ userId });
  return paid
    .filter(({ entitlementId, paidAt }) => entitlementId === id && isOfPeriod({ paidAt, periodEnd }))
    .filter(({ refundedCents }) => refundedCents === 0)
    .map(({ id: charge, amountCents, paidAt }) => {
      // From the start of the new contract, not from now: a retry must ask for the same amount under the same key.
      const from = new Date(Math.max(+by.startsAt, +paidAt));
      return { charge, amount: unusedCents({ paidCents: amountCents, paidAt, periodEnd, from }) };
    })
    .filter(({ amount }) => amount > 0);
}
