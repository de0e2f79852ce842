import type Stripe from "stripe";
import { parsePlan } from "~/domain/payments/access";
import { expiryOf, OFFERS, type EntitlementState, type Offer } from "~/domain/payments/entitlements";
import { purchaseState, subscriptionState } from "~/domain/payments/state-at-stripe";

/** State of a Stripe contract as the database stores it. */
export interface ReadEntitlement {
  id: string;
  kind: Offer;
  state: EntitlementState;
  priceCents: number | null;
  startsAt: Date;
  periodEnd: Date | null;
  cancelsAt: Date | null;
  expiresAt: Date | null;
  /** The order it came from, as sent to Stripe in its metadata. */
  orderId: string | null;
}

type ReadPrice = Pick<Stripe.Price, "metadata" | "lookup_key" | "unit_amount">;
type ReadItem = Pick<Stripe.SubscriptionItem, "current_period_end"> & { price: ReadPrice };
type SubscriptionField = "id" | "status" | "start_date" | "cancel_at" | "cancel_at_period_end" | "metadata";

/** Disputes that are under way: the money is not ours, so the access waits. */
const DISPUTED = ["needs_response", "under_review"];

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Also accepts the older name that `parsePlan` knows. */
function offerNamed(name: string | undefined): Offer | null {
  const plan = parsePlan(name);
  return OFFERS.find((offer) => offer === name) ?? (plan === "free" ? null : plan);
}

/**
 * Finds the offer of a price by its metadata, as written by `stripe:setup`; the lookup key may have moved to a newer
 * price.
 */
const offerOfPrice = (price: ReadPrice, offerOfKey: (key: string) => Offer | null): Offer | null =>
  offerNamed(price.metadata.plan) ?? (price.lookup_key === null ? null : offerOfKey(price.lookup_key));

/** Null for a subscription that sells nothing of ours. */
export function readSubscription(
  subscription: Pick<Stripe.Subscription, SubscriptionField> & { items: { data: readonly ReadItem[] } },
  { offerOfKey, isDisputed }: { offerOfKey: (key: string) => Offer | null; isDisputed: boolean },
): ReadEntitlement | null {
  const [item] = subscription.items.data;
  const kind = item ? offerOfPrice(item.price, offerOfKey) : null;
  if (!item || !kind) return null;
  const periodEnd = dateOf(item.current_period_end);
  const cancels = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  const cancelsAt = cancels === null ? null : dateOf(cancels);
  return {
    id: subscription.id,
    kind,
    state: subscriptionState(subscription.status, isDisputed),
    priceCents: item.price.unit_amount,
    startsAt: dateOf(subscription.start_date),
    periodEnd,
    cancelsAt,
    expiresAt: expiryOf({ periodEnd, cancelsAt }),
    orderId: subscription.metadata.order ?? null,
  };
}

/** Reads a lifetime offer from its payment: null if the payment is for something else, or was never made. */
export function readPurchase(
  intent: Pick<Stripe.PaymentIntent, "id" | "status" | "amount" | "created" | "metadata">,
  {
    charge,
    isLost,
    isDisputed,
  }: { charge: Pick<Stripe.Charge, "created" | "refunded"> | null; isLost: boolean; isDisputed: boolean },
): ReadEntitlement | null {
  const kind = offerNamed(intent.metadata.offer);
  const isOnItsWay = intent.status === "processing";
  if (!kind || (intent.status !== "succeeded" && !isOnItsWay)) return null;
  const isBack = isLost || charge?.refunded === true;
  return {
    id: intent.id,
    kind,
    state: purchaseState({ isOnItsWay, isBack, isDisputed }),
    priceCents: intent.amount,
    startsAt: dateOf(charge?.created ?? intent.created),
    periodEnd: null,
    cancelsAt: null,
    expiresAt: null,
    orderId: intent.metadata.order ?? null,
  };
}

/** Summary of all disputes about one charge: whether one is open, and whether one was lost. */
export const readDisputes = (disputes: readonly Pick<Stripe.Dispute, "status">[]) => ({
  isDisputed: disputes.some(({ status }) => DISPUTED.includes(status)),
  isLost: disputes.some(({ status }) => status === "lost"),
});
