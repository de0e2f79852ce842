import { cardDeclined, toBeConfirmed } from "../../http/api-error";
import type { Invoice, Subscription } from "../../stored";
import type { World } from "../../world/world";
import { asChanged, plannedChange, type Change, type Changed } from "./change-items";
import { collect, methodOf } from "../invoice/collection";
import { outcomeOf, type Outcome } from "../invoice/intent";
import { draftInvoice, openInvoice, takePendingLines, waitingLines, type Billing } from "../invoice/invoicing";

/** Handling of a change whose payment fails. */
export type PaymentBehavior = "allow_incomplete" | "error_if_incomplete" | "pending_if_incomplete";

const PENDING_HOURS = 23;

export interface ItemUpdate extends Change {
  payment: PaymentBehavior;
  /** Other fields that change at the same time. */
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

  const id = world.newId("in");
  const isHeld = payment === "pending_if_incomplete";
  const waiting = isHeld ? [] : waitingLines(world, subscription.id);
  const billing = { ...billingOf(world, subscription, { planned, waiting, at: change.at }), id };
  const outcome = expectedOutcome(world, draftInvoice(world, billing));
  const willFail = outcome === "failed" || outcome === "requires_action";
  if (willFail && payment === "error_if_incomplete") {
    throw outcome === "failed" ? cardDeclined() : toBeConfirmed("subscription");
  }
  if (willFail && isHeld) return hold(world, subscription, { planned, billing, apply });
  if (!isHeld) takePendingLines(world, subscription.id);
  apply({ latest_invoice: id });
  collect(world, openInvoice(world, billing));
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

function expectedOutcome(world: World, invoice: Invoice): Outcome {
  if (invoice.amount_due === 0) return "succeeded";
  const method = methodOf(world, invoice);
  return method ? outcomeOf(world, method, { isPresent: false }) : "failed";
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
