import { listEntitlements, type EntitlementRow } from "~/db/entitlements.server";
import { listPayments } from "~/db/payments.server";
import { givesAccess, SUPERSEDED } from "~/domain/entitlements";
import { unusedCents } from "~/domain/refunds";
import { mailReceipts } from "../receipts.server";
import { stripe, unlessGone } from "./client.server";

/**
 * What follows from what is held now, in steps that may be repeated at any time: a contract that a newer one replaces
 * ends, and what is left of its month is paid back; receipts go out. True when something changed at Stripe.
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

/** Of two of the same kind, as two payments at one moment could make, the older one stays. */
function isReplaced(old: EntitlementRow, by: EntitlementRow): boolean {
  if (old.source !== "stripe" || by.source !== "stripe") return false;
  if (SUPERSEDED[by.kind].includes(old.kind)) return true;
  return old.kind === by.kind && (old.startsAt > by.startsAt || (+old.startsAt === +by.startsAt && old.id > by.id));
}

/** False when nothing was left to do, as for what was paid once and of which a part has been paid back already. */
async function endReplaced(old: EntitlementRow, by: EntitlementRow): Promise<boolean> {
  const client = await stripe();
  const isMonthly = old.periodEnd !== null;
  const [last] = (await listPayments({ userId: old.userId })).filter(({ entitlementId }) => entitlementId === old.id);
  let isChanged = isMonthly;
  if (last && last.refundedCents === 0) {
    // Counted to when the new one began, so that a repetition asks for the same amount under the same key.
    const from = new Date(Math.max(+by.startsAt, +last.paidAt));
    // What was bought twice is paid back as a whole.
    const amount = unusedCents({ paidCents: last.amountCents, paidAt: last.paidAt, periodEnd: old.periodEnd, from });
    if (amount > 0) {
      await client.refunds.create(
        { charge: last.id, amount },
        { idempotencyKey: `replaced-refund-${old.id}-${last.id}` },
      );
      isChanged = true;
    }
  }
  if (isMonthly) await unlessGone(client.subscriptions.cancel(old.id, {}, { idempotencyKey: `replaced-${old.id}` }));
  return isChanged;
}
