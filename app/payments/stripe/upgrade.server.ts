import type Stripe from "stripe";
import { db } from "~/db/connection/client.server";
import { listEntitlements, type EntitlementRow } from "~/db/payments/entitlements.server";
import { expireOrder, findOpenOrder, insertOrder } from "~/db/payments/orders.server";
import { findCustomer } from "~/db/payments/stripe-customers.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { HOUR_MS } from "~/domain/time/durations";
import { givesAccess } from "~/domain/payments/entitlements";
import { wasPaid } from "./checkout.server";
import { stripe, stripeFailure, withinStripeDeadline } from "./client.server";
import { once } from "./idempotency";
import { findPrice } from "./price.server";
import { ITEMS, PREVIEW, parsedAnswer } from "./said";
import { syncPerson } from "./sync.server";

/** The subscription that an order of the larger plan changes instead of opening a second one. */
export async function findUpgradable({ userId, now }: { userId: string; now: Date }): Promise<EntitlementRow | null> {
  const held = await listEntitlements({ userId });
  return (
    held.find((each) => each.kind === "pro" && each.source === "stripe" && each.periodEnd && givesAccess(each, now)) ??
    null
  );
}

/** Rounded down to the hour, so that the preview equals the charge. */
export const countedFrom = (now: Date, { startsAt }: Pick<EntitlementRow, "startsAt">): number =>
  Math.floor(Math.max(now.getTime() - (now.getTime() % HOUR_MS), startsAt.getTime() + 1_000) / 1_000);

/** Immediate charge in cents: the rest of the month at the new price, less what is already paid for it. */
export async function previewUpgrade({ running, now }: { running: EntitlementRow; now: Date }): Promise<number> {
  const client = await stripe();
  const [customer, { priceId }, item] = await Promise.all([
    findCustomer({ userId: running.userId }),
    findPrice({ offer: "pro_ai" }),
    itemOf(running),
  ]);
  if (!customer) throw new Error("A subscription without a customer cannot be changed.");
  const preview = await client.invoices.createPreview({
    customer,
    subscription: running.id,
    subscription_details: {
      items: [{ id: item, price: priceId }],
      proration_behavior: "always_invoice",
      proration_date: countedFrom(now, running),
    },
  });
  return parsedAnswer(PREVIEW, preview).amount_due;
}

async function itemOf({ id }: EntitlementRow): Promise<string> {
  const client = await stripe();
  const [item] = parsedAnswer(ITEMS, await client.subscriptions.retrieve(id)).items.data;
  if (!item) throw new Error("A subscription without an item cannot be changed.");
  return item.id;
}

/**
 * Changes the running subscription and charges the difference at once; nothing changes when the payment fails. paid: an
 * earlier checkout has been paid meanwhile, and nothing was changed.
 */
export async function upgrade({ running, now }: { running: EntitlementRow; now: Date }): Promise<"done" | "paid"> {
  return withinStripeDeadline(change(running, now));
}

async function change(running: EntitlementRow, now: Date): Promise<"done" | "paid"> {
  const { userId } = running;
  const open = await findOpenOrder({ userId });
  if (open && (await wasPaid(open, now))) return "paid";
  const client = await stripe();
  const [{ priceId, cents }, item] = await Promise.all([findPrice({ offer: "pro_ai" }), itemOf(running)]);
  const order = await inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return null;
    const earlier = await findOpenOrder({ userId }, tx);
    if (earlier?.offer === "pro_ai" && !earlier.sessionId && earlier.expiresAt > now) return earlier;
    if (earlier) await expireOrder(earlier, tx);
    const expiresAt = new Date(now.getTime() + HOUR_MS);
    return insertOrder({ userId, offer: "pro_ai", priceCents: cents, createdAt: now, expiresAt }, tx);
  });
  if (!order) return "paid";
  const changed = client.subscriptions.update(
    running.id,
    // The order's id alone would clash with a checkout of the same order.
    ...once<Stripe.SubscriptionUpdateParams>(`upgrade-${order.id}`, {
      items: [{ id: item, price: priceId }],
      proration_behavior: "always_invoice",
      proration_date: countedFrom(order.createdAt, running),
      payment_behavior: "error_if_incomplete",
      // An upgrade undoes a cancellation.
      cancel_at_period_end: false,
      metadata: { order: order.id, offer: "pro_ai" },
    }),
  );
  await changed.catch(async (error: unknown) => {
    // Stripe repeats a decline under its key, so the next click needs a new order. After a time-out the key is reused.
    if (stripeFailure(error) === "declined") await expireOrder(order);
    throw error;
  });
  await syncPerson({ userId, now });
  return "done";
}
