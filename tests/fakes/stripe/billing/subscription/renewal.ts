import { itemList, periodEndOf } from "../../objects/billing/subscription";
import type { Invoice, Subscription } from "../../stored";
import type { World } from "../../world/world";
import { collect } from "../invoice/collection";
import { draftInvoice, openInvoice, takePendingLines, type Billing } from "../invoice/invoicing";
import { periodFrom, type Period } from "../period";
import { periodLines } from "../invoice/period-lines";

/** Begins the next period: first updates the subscription, then makes its invoice and collects it. */
export function renew(world: World, subscription: Subscription): void {
  const { id } = subscription;
  const period = nextPeriod(subscription);
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  const invoiceId = world.newId("in");
  const isTrialOver = subscription.status === "trialing";
  const next = world.change(world.subscriptions, {
    id,
    type: "customer.subscription.updated",
    changes: {
      items: itemList(id, items),
      latest_invoice: invoiceId,
      ...(isTrialOver && { status: "active" }),
    },
  });
  const billing = { id: invoiceId, ...renewalOf(world, next, { period, waiting: takePendingLines(world, id) }) };
  // Nothing is collected once Stripe has given up; the invoice is left for the operator.
  if (subscription.status === "unpaid") {
    const draft: Invoice = { ...draftInvoice(world, billing), auto_advance: false };
    return world.emit("invoice.created", world.invoices.add(draft));
  }
  collect(world, openInvoice(world, billing));
}

/** Billing of the next period. */
export function renewalOf(
  world: World,
  subscription: Subscription,
  { period, waiting }: { period: Period; waiting: Billing["lines"] },
): Billing {
  const customer = world.customers.get(subscription.customer);
  if (!customer) throw new Error(`${subscription.id} has no customer.`);
  const items = subscription.items.data.map(({ id, price, quantity }) => ({ id, price, quantity: quantity ?? 1 }));
  return {
    customer,
    currency: subscription.currency,
    lines: [...waiting, ...periodLines(world, { subscription: subscription.id, items, period })],
    reason: "subscription_cycle",
    // An invoice's period is the one before, in which its prorations arose.
    period: { start: subscription.items.data[0]?.current_period_start ?? period.start, end: period.start },
    subscription,
  };
}

export function nextPeriod(subscription: Subscription): Period {
  const recurring = subscription.items.data[0]?.price.recurring;
  if (!recurring) throw new Error(`${subscription.id} has no recurring price.`);
  return periodFrom(periodEndOf(subscription), { anchor: subscription.billing_cycle_anchor, recurring });
}
