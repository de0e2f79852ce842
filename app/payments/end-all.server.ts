import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import { findOpenOrder } from "~/db/payments/orders.server";
import { givesAccess } from "~/domain/payments/entitlements";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { rethrowOurs } from "./our-outage.server";
import { closeCheckout } from "./stripe/checkout.server";
import { stripe, unlessGone, withinStripeDeadline } from "./stripe/client.server";
import { syncPerson } from "./stripe/sync.server";

const isCharged = ({ source, periodEnd }: { source: string; periodEnd: Date | null }): boolean =>
  source === "stripe" && periodEnd !== null;

/** Names of the plans that are charged repeatedly. */
export async function listRunning({ userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const held = await listEntitlements({ userId });
  return held
    .filter((each) => isCharged(each) && givesAccess(each, now))
    .map(({ kind }) => library().getPlan(kind)?.name ?? kind);
}

/**
 * Ends all recurring contracts at once, also unpaid and disputed ones, which Stripe keeps trying to charge. False: it
 * failed or timed out.
 */
export async function endAllContracts({ userId, now }: { userId: string; now: Date }): Promise<boolean> {
  try {
    await withinStripeDeadline(endAll({ userId, now }));
    return true;
  } catch (error) {
    rethrowOurs(error);
    log.warn("contracts-not-ended", { failure: failureText(error) });
    return false;
  }
}

/** Makes no call to Stripe for people without orders or contracts. */
async function endAll({ userId, now }: { userId: string; now: Date }): Promise<void> {
  const open = await findOpenOrder({ userId });
  // An open order must not be paid for a deleted account; and the news of a payment may be late, or lost.
  if (open && (await closeCheckout(open))) await syncPerson({ userId, now });
  const charged = (await listEntitlements({ userId })).filter((each) => isCharged(each) && each.state !== "ended");
  if (charged.length === 0) return;
  const client = await stripe();
  await Promise.all(charged.map(({ id }) => unlessGone(client.subscriptions.cancel(id))));
}
