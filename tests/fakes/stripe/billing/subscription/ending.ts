import type { Subscription } from "../../stored";
import type { World } from "../../world/world";

export interface Ending {
  reason: NonNullable<Subscription["cancellation_details"]>["reason"];
  comment?: string | null | undefined;
}

/** Ends the subscription for good: open invoices are not collected any more. */
export function endSubscription(world: World, subscription: Subscription, { reason, comment }: Ending): Subscription {
  const now = world.clock.now();
  const details = subscription.cancellation_details;
  const { after } = world.subscriptions.change(subscription.id, {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
    cancellation_details: {
      comment: comment ?? details?.comment ?? null,
      feedback: details?.feedback ?? null,
      feedback_option: null,
      reason: details?.reason ?? reason,
    },
  });
  for (const { id, status, parent } of world.invoices.oldestFirst()) {
    const isOpen = status === "open" && parent?.subscription_details?.subscription === after.id;
    if (isOpen) world.invoices.change(id, { next_payment_attempt: null, auto_advance: false });
  }
  world.emit("customer.subscription.deleted", after);
  return after;
}
