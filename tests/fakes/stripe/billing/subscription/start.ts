import { itemList, newSubscription } from "../../objects/billing/subscription";
import { newSubscriptionItem } from "../../objects/billing/subscription-item";
import { newInvoiceLine } from "../../objects/billing/invoice-line";
import { amountOf } from "../../objects/catalogue/price";
import { pricesOf, type CheckoutOrder } from "../../objects/checkout/order";
import type { Customer, Invoice, PaymentMethod, Subscription, SubscriptionItem } from "../../stored";
import type { World } from "../../world/world";
import { collect } from "../invoice/collection";
import type { Outcome } from "../invoice/intent";
import { openInvoice } from "../invoice/invoicing";
import { periodFrom, type Period } from "../period";
import { periodLines } from "../invoice/period-lines";
import { nameOf } from "../change/proration";

export interface Started {
  subscription: Subscription;
  invoice: Invoice;
  outcome: Outcome;
}

export interface Start {
  order: CheckoutOrder;
  customer: Customer;
  method: PaymentMethod;
}

/** Starts a subscription from a paid order, with its first invoice, which includes one-time prices of the order. */
export function startSubscription(world: World, { order, customer, method }: Start): Started {
  const id = world.newId("sub");
  const invoiceId = world.newId("in");
  const now = world.clock.now();
  const { items, period } = itemsOf(world, { id, order });
  const currency = items[0]?.price.currency ?? "eur";
  const subscription = world.subscriptions.add(
    newSubscription({
      id,
      created: now,
      customer: customer.id,
      currency,
      billing_cycle_anchor: order.trialEnd ?? now,
      status: order.trialEnd ? "trialing" : "incomplete",
      default_payment_method: method.id,
      items: itemList(id, items),
      latest_invoice: invoiceId,
      metadata: order.subscription.metadata,
      description: order.subscription.description,
      ...(order.trialEnd && { trial_start: now, trial_end: order.trialEnd }),
    }),
  );
  world.emit("customer.subscription.created", subscription);
  const recurring = periodLines(world, {
    subscription: id,
    items: items.map(({ id, price, quantity }) => ({ id, price, quantity: quantity ?? 1 })),
    period,
    isTrial: order.trialEnd !== null,
  });
  const lines = [...recurring, ...oneTimeLines(world, order, now)];
  const billing = { id: invoiceId, customer, currency, lines, subscription, reason: "subscription_create" } as const;
  const outcome = collect(world, openInvoice(world, billing), { method, isPresent: true });
  // A debit under way lets the subscription begin; should it fail, it is past due.
  if (outcome === "processing") {
    const changes = { status: "active" } as const;
    world.change(world.subscriptions, { id, type: "customer.subscription.updated", changes });
  }
  return {
    subscription: world.subscriptions.change(id, {}).after,
    invoice: world.invoices.change(invoiceId, {}).after,
    outcome,
  };
}

function itemsOf(
  world: World,
  { id, order }: { id: string; order: CheckoutOrder },
): { items: SubscriptionItem[]; period: Period } {
  const created = world.clock.now();
  const ordered = pricesOf(order).filter(({ price }) => price.recurring);
  const recurring = ordered[0]?.price.recurring;
  if (!recurring) throw new Error("A subscription needs a recurring price.");
  const period = order.trialEnd
    ? { start: created, end: order.trialEnd }
    : periodFrom(created, { anchor: created, recurring });
  const items = ordered.map(({ price, quantity }) =>
    newSubscriptionItem({ id: world.newId("si"), created, price, quantity, subscription: id, period }),
  );
  return { items, period };
}

export const oneTimeLines = (world: World, order: CheckoutOrder, now: number) =>
  pricesOf(order)
    .filter(({ price }) => !price.recurring)
    .map(({ price, quantity }) =>
      newInvoiceLine({
        id: world.newId("il"),
        invoice: null,
        price,
        quantity,
        amount: amountOf(price) * quantity,
        description: nameOf(world, price),
        period: { start: now, end: now },
        subscription: null,
      }),
    );
