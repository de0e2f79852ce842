import type { Subscription } from "../../stored";
import type { World } from "../../world/world";
import { collect } from "../invoice/collection";
import { endSubscription } from "./ending";
import { openInvoice, takePendingLines } from "../invoice/invoicing";
import { prorationLines } from "../change/proration";

export interface CancelNow {
  invoice_now?: boolean | undefined;
  prorate?: boolean | undefined;
  cancellation_details?: { comment?: string | null | undefined } | undefined;
}

/** Ends a subscription at once. The rest of the paid period is credited on request, but never refunded by itself. */
export function cancelNow(world: World, subscription: Subscription, asked: CancelNow): Subscription {
  const { id, items, currency } = subscription;
  if (asked.prorate) {
    const changes = items.data.map((before) => ({ before, after: null }));
    const lines = prorationLines(world, { subscription, changes, at: world.clock.now() });
    world.pendingLines.push(...lines.map((line) => ({ subscription: id, line })));
  }
  const ended = endSubscription(world, subscription, {
    reason: "cancellation_requested",
    comment: asked.cancellation_details?.comment,
  });
  const customer = world.customers.get(subscription.customer);
  const lines = asked.invoice_now ? takePendingLines(world, id) : [];
  if (!customer || lines.length === 0) return ended;
  const invoiceId = world.newId("in");
  const { after } = world.subscriptions.change(id, { latest_invoice: invoiceId });
  collect(
    world,
    openInvoice(world, { id: invoiceId, customer, currency, lines, subscription, reason: "subscription_update" }),
  );
  return after;
}
