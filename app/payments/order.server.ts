import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import { givesAccess, SUPERSEDED, type EntitlementSource, type Offer } from "~/domain/payments/entitlements";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { openCheckout, type Wish } from "./stripe/checkout.server";
import { isRefused, stripeFailure, withinStripeDeadline } from "./stripe/client.server";
import { rethrowOurs } from "./our-outage.server";
import { syncPerson } from "./stripe/sync.server";
import { readPreview } from "./preview.server";
import { findUpgradable, upgrade } from "./stripe/upgrade.server";

/** pay: at this address. done: a running subscription was changed. paid: an earlier checkout was paid meanwhile. */
export type OrderOutcome =
  | { kind: "pay"; url: string }
  | { kind: "done" }
  | { kind: "paid" }
  | { kind: "declined" }
  | { kind: "failed" };

/** A binding order: changes the running subscription where there is one to change, else opens Stripe's checkout. */
export async function orderAtStripe(wish: Wish): Promise<OrderOutcome> {
  const { buyer, offer, now } = wish;
  const { userId } = buyer;
  try {
    return await place(wish).catch(async (error: unknown) => {
      // The subscription to be changed may have ended at Stripe without the webhook having arrived: read again and
      // retry.
      if (!isRefused(error) || !(await withinStripeDeadline(syncPerson({ userId, now })))) throw error;
      return place(wish);
    });
  } catch (error) {
    if (stripeFailure(error) === "declined") return { kind: "declined" };
    rethrowOurs(error);
    log.error("order-failed", { offer, failure: failureText(error) });
    return { kind: "failed" };
  }
}

async function place({ buyer, offer, now }: Wish): Promise<OrderOutcome> {
  const running = offer === "pro_ai" ? await findUpgradable({ userId: buyer.userId, now }) : null;
  if (running) return { kind: await upgrade({ running, now }) };
  const opened = await openCheckout({ buyer, offer, now });
  return "url" in opened ? { kind: "pay", url: opened.url } : { kind: "paid" };
}

/** dueCents: today's charge where it differs from the price. null: the price applies, or Stripe did not answer in time. */
export async function previewOrder({ userId, offer, now }: { userId: string; offer: Offer; now: Date }) {
  const running = offer === "pro_ai" ? await findUpgradable({ userId, now }) : null;
  if (!running) return null;
  try {
    return { dueCents: await readPreview(running, now) };
  } catch (error) {
    log.warn("preview-failed", { failure: failureText(error) });
    return { dueCents: null };
  }
}

/** The names of what an order ends, as it contains it; a grant of the operator goes on. */
export async function listEnding({
  userId,
  offer,
  source,
  now,
}: {
  userId: string;
  offer: Offer;
  source: EntitlementSource;
  now: Date;
}): Promise<string[]> {
  const held = await listEntitlements({ userId });
  return held
    .filter((each) => each.source === source && SUPERSEDED[offer].includes(each.kind) && givesAccess(each, now))
    .map(({ kind }) => library().getPlan(kind)?.name ?? kind);
}
