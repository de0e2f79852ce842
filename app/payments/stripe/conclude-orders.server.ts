import { listEntitlements, type EntitlementRow } from "~/db/payments/entitlements.server";
import { listPayments } from "~/db/payments/payments.server";
import { refundsOfReplaced, replacedContracts } from "~/domain/payments/contracts";
import { mailReceipts } from "../receipts.server";
import { isTakenBack, stripe, unlessGone } from "./client.server";
import { once } from "./idempotency";

/**
 * Idempotent: ends contracts that a newer one replaces, refunds the rest of their month, and mails receipts. True when
 * something changed at Stripe.
 */
export async function concludeOrders({ userId, now }: { userId: string; now: Date }): Promise<boolean> {
  let isChanged = false;
  for (const { old, by } of replacedContracts(await listEntitlements({ userId }), now))
    if (await endReplaced(old, by)) isChanged = true;
  await mailReceipts({ userId });
  return isChanged;
}

/** False when a bank has taken the payment back, as before an upgrade: the contract ends all the same. */
const unlessTakenBack = (refund: Promise<unknown>): Promise<boolean> =>
  refund.then(
    () => true,
    (error: unknown) => {
      if (isTakenBack(error)) return false;
      throw error;
    },
  );

/** False when nothing was left to do, as for a one-time payment that has been partly refunded already. */
async function endReplaced(old: EntitlementRow, by: EntitlementRow): Promise<boolean> {
  const client = await stripe();
  const isMonthly = old.periodEnd !== null;
  const refunds = refundsOfReplaced(old, { by, payments: await listPayments({ userId: old.userId }) });
  let isPaidBack = false;
  for (const { paymentId, cents } of refunds) {
    const refund = client.refunds.create(...once(`replaced-refund-${old.id}`, { charge: paymentId, amount: cents }));
    if (await unlessTakenBack(refund)) isPaidBack = true;
  }
  if (isMonthly) await unlessGone(client.subscriptions.cancel(old.id, ...once(`replaced-${old.id}`, {})));
  return isMonthly || isPaidBack;
}
