import { db } from "~/db/connection/client.server";
import { endGiven, listEntitlements, recordPlan, type EntitlementRow } from "~/db/payments/entitlements.server";
import { wasRefunded } from "~/db/payments/money-back.server";
import { findOrderOf } from "~/db/payments/orders.server";
import { listPayments } from "~/db/payments/payments.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { givesAccess } from "~/domain/payments/entitlements";
import { withdrawalCents } from "~/domain/payments/refunds";
import { log } from "~/environment/log.server";
import { rethrowOurs } from "./our-outage.server";
import { isRefused, isTakenBack, stripe, unlessGone, withinStripeDeadline } from "./stripe/client.server";
import { once } from "./stripe/idempotency";
import { syncPerson } from "./stripe/sync.server";

/** period-end: cancelled. at-once: for cause. withdrawal, money-back: at once, with a refund (domain/payments/refunds.ts). */
export type How = "period-end" | "at-once" | "withdrawal" | "money-back";

export type EntitlementEnded =
  /** keptCents: part of the payment kept for days that were used. */
  | { ok: true; endsAt: Date; refundCents: number; keptCents: number }
  /** gone: the person has no such running contract. unreachable: Stripe did not answer; a retry is possible. */
  | { ok: false; reason: "gone" | "unreachable" };

const NO_REFUND = { refundCents: 0, keptCents: 0 };

interface EntitlementToEnd {
  userId: string;
  entitlementId: string;
  how: How;
  now: Date;
}

/** Ends one contract, of Stripe or the demo. A retry uses the same idempotency keys. */
export async function endEntitlement(ending: EntitlementToEnd): Promise<EntitlementEnded> {
  const { userId, entitlementId, now } = ending;
  const held = await listEntitlements({ userId });
  const contract = held.find(({ id }) => id === entitlementId);
  if (!contract || !givesAccess(contract, now) || contract.source === "operator") return { ok: false, reason: "gone" };
  if (contract.source === "demo") return endInDemo(contract, now);
  try {
    return await withinStripeDeadline(endAtStripe(contract, ending));
  } catch (error) {
    if (isRefused(error) && (await hasEndedMeanwhile(ending))) return { ok: false, reason: "gone" };
    rethrowOurs(error);
    log.warn("entitlement-not-ended", { how: ending.how, failure: error instanceof Error ? error.name : "unknown" });
    return { ok: false, reason: "unreachable" };
  }
}

/** Whether Stripe has ended it without the news having come here yet, as at its dashboard or with a deleted customer. */
async function hasEndedMeanwhile({ userId, entitlementId, now }: EntitlementToEnd): Promise<boolean> {
  await withinStripeDeadline(syncPerson({ userId, now })).catch(() => undefined);
  return !(await stillGivesAccess({ userId, entitlementId, now }));
}

async function stillGivesAccess({ userId, entitlementId, now }: Omit<EntitlementToEnd, "how">): Promise<boolean> {
  const contract = (await listEntitlements({ userId })).find(({ id }) => id === entitlementId);
  return contract !== undefined && givesAccess(contract, now);
}

/** Ends it at once, whatever `how` says, as nothing was paid. */
async function endInDemo({ userId, kind }: EntitlementRow, now: Date): Promise<EntitlementEnded> {
  return inTransaction(db(), async (tx) => {
    await lockPerson({ userId }, tx);
    const ended = await endGiven({ userId, kind, source: "demo" }, tx);
    await recordPlan({ userId, now }, tx);
    return ended ? { ok: true, endsAt: now, ...NO_REFUND } : { ok: false, reason: "gone" };
  });
}

async function endAtStripe(contract: EntitlementRow, { how, now }: EntitlementToEnd): Promise<EntitlementEnded> {
  const { id, userId, periodEnd } = contract;
  const client = await stripe();
  if (how === "period-end") {
    if (!periodEnd) return { ok: false, reason: "gone" };
    await client.subscriptions.update(id, { cancel_at_period_end: true });
    await syncPerson({ userId, now });
    return { ok: true, endsAt: periodEnd, ...NO_REFUND };
  }
  // Reads refunds of an earlier try whose response was lost, so that they are not repeated.
  if (how !== "at-once") await syncPerson({ userId, now });
  const refunds = how === "at-once" ? [] : await refundsFor(contract, how, now);
  let refundCents = 0;
  for (const { charge, amount } of refunds.filter(({ amount }) => amount > 0)) {
    const refund = { charge, amount, reason: "requested_by_customer" as const };
    try {
      await client.refunds.create(...once(how, refund));
      refundCents += amount;
    } catch (error) {
      // An earlier payment, as before an upgrade, stops nothing; without access the contract itself waits for the bank.
      if (!isTakenBack(error) || !(await stillGivesAccess({ userId, entitlementId: id, now }))) throw error;
    }
  }
  if (periodEnd) await unlessGone(client.subscriptions.cancel(id, ...once(`${how}-${id}`, {})));
  await syncPerson({ userId, now });
  return { ok: true, endsAt: now, refundCents, keptCents: refunds.reduce((total, { kept }) => total + kept, 0) };
}

async function refundsFor({ id, userId, periodEnd }: EntitlementRow, how: How, now: Date) {
  const all = await listPayments({ userId });
  const wasRefundedBefore = await wasRefunded({ userId, except: id });
  const order = await findOrderOf({ userId, entitlementId: id });
  return all
    .filter(({ entitlementId }) => entitlementId === id)
    .map(({ id: charge, amountCents, refundedCents, paidAt }) => {
      const due =
        how === "money-back"
          ? amountCents
          : withdrawalCents(
              { paidCents: amountCents, paidAt, periodEnd },
              { startsAtOnce: order?.startsAtOnce ?? false, wasRefundedBefore, now },
            );
      return { charge, amount: Math.max(0, due - refundedCents), kept: amountCents - Math.max(due, refundedCents) };
    });
}
