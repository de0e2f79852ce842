import { cardDeclined } from "../../http/api-error";
import type { Invoice, Subscription } from "../../stored";
import type { World } from "../../world/world";
import { asChanged, plannedChange, type Change, type Changed } from "./change-items";
import { collect, methodOf } from "../invoice/collection";
import { outcomeOf } from "../invoice/intent";
import { draftInvoice, openInvoice, takePendingLines, type Billing } from "../invoice/invoicing";

/** What happens when the payment of a change fails. */
export type PaymentBehavior = "allow_incomplete" | "error_if_incomplete" | "pending_if_incomplete";

const PENDING_HOURS = 23;

export interface ItemUpdate extends Change {
  payment: PaymentBehavior;
  /** What else changes with it. */
  also: Partial<Subscription>;
}

/** Changes a subscription's items, and charges what that costs. */
export function updateItems(world: World, subscription: Subscription, { payment, also, ...change }: ItemUpdate): void {
  const planned = plannedChange(world, subscription, change);
  const later = planned.later.map((line) => ({ subscription: subscription.id, line }));
  const apply = (more: Partial<Subscription> = {}) => {
    world.pendingLines.push(...later);
    const changes = { ...also, ...asChanged(subscription, planned), ...more };
    world.change(world.subscriptions, { id: subscription.id, type: "customer.subscription.updated", changes });
  };
  if (planned.now.length === 0) return apply();

  const waiting = payment === "pending_if_incomplete" ? [] : takePendingLines(world, subscription.id);
  const billing = billingOf(world, subscription, { planned, waiting, at: change.at });
  const willFail = isDeclined(world, draftInvoice(world, billing));
  if (willFail && payment === "error_if_incomplete") throw cardDeclined();
  const id = world.newId("in");
  if (willFail && payment === "pending_if_incomplete")
    return hold(world, subscription, { planned, billing: { ...billing, id }, apply });
  apply({ latest_invoice: id });
  collect(world, openInvoice(world, { ...billing, id }));
}

export function billingOf(
  world: World,
  subscription: Subscription,
  { planned, waiting, at }: { planned: Changed; waiting: Billing["lines"]; at: number },
): Billing {
  const customer = world.customers.get(subscription.customer);
  if (!customer) throw new Error(`${subscription.id} has no customer.`);
  return {
    customer,
    currency: subscription.currency,
    lines: [...waiting, ...planned.now],
    reason: "subscription_update",
    subscription,
    prorationDate: at,
  };
}

function isDeclined(world: World, invoice: Invoice): boolean {
  const method = methodOf(world, invoice);
  return invoice.amount_due > 0 && (!method || outcomeOf(world, method) === "failed");
}

interface Held {
  planned: Changed;
  billing: Billing & { id: string };
  apply: (more?: Partial<Subscription>) => void;
}

/** The subscription stays as it was until the invoice is paid, or the change is forgotten. */
function hold(world: World, { id }: Subscription, { planned, billing, apply }: Held): void {
  const pending_update: Subscription["pending_update"] = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: world.clock.now() + PENDING_HOURS * 60 * 60,
    metadata: null,
    subscription_items: planned.items,
    trial_end: null,
    trial_from_plan: null,
  };
  const changes = { pending_update, latest_invoice: billing.id };
  world.change(world.subscriptions, { id, type: "customer.subscription.updated", changes });
  world.waitingUpdates.set(billing.id, () => {
    apply({ pending_update: null });
    world.emit("customer.subscription.pending_update_applied", world.subscriptions.change(id, {}).after);
  });
  collect(world, openInvoice(world, billing));
}
