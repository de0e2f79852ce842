import { invalid, missing } from "../../http/api-error";
import { defined, mergeMetadata } from "../../http/params";
import { periodEndOf } from "../../objects/billing/subscription";
import { detailsOf, ends, goesOn } from "../../billing/subscription/scheduled-end";
import type { Subscription } from "../../stored";
import type { World } from "../../world/world";
import type { Update } from "./subscription-params";

/** The part of an update that costs nothing. */
export function plainChanges(world: World, subscription: Subscription, asked: Update): Partial<Subscription> {
  const { metadata, cancellation_details, default_payment_method, description, ...others } = asked;
  const isMore = Object.values(others).some((value) => value !== undefined) || default_payment_method || description;
  if (isMore) refuseEnded(subscription);
  if (default_payment_method && !world.paymentMethods.get(default_payment_method)) {
    throw missing("PaymentMethod", default_payment_method, "default_payment_method");
  }
  const plain = defined({
    metadata: mergeMetadata(subscription.metadata, metadata),
    default_payment_method,
    description,
    cancellation_details: cancellation_details && detailsOf(subscription, cancellation_details),
  });
  return { ...plain, ...ending(world, subscription, asked) };
}

/** Scheduled end: `cancel_at_period_end` also sets `cancel_at`, but not the other way round. */
function ending(world: World, subscription: Subscription, asked: Update): Partial<Subscription> {
  const reasons = asked.cancellation_details;
  if (asked.cancel_at_period_end !== undefined) {
    return asked.cancel_at_period_end
      ? ends(world, subscription, { at: periodEndOf(subscription), isPeriodEnd: true, reasons })
      : goesOn(subscription);
  }
  if (asked.cancel_at === undefined) return {};
  if (asked.cancel_at === null) return goesOn(subscription);
  const at = typeof asked.cancel_at === "number" ? asked.cancel_at : periodEndOf(subscription);
  return ends(world, subscription, { at, isPeriodEnd: false, reasons });
}

const refuseEnded = ({ status }: Subscription): void => {
  if (status !== "canceled") return;
  throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
};
