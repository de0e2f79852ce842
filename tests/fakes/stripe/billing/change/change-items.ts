import { itemList } from "../../objects/billing/subscription";
import { newSubscriptionItem } from "../../objects/billing/subscription-item";
import type { InvoiceLine, Subscription, SubscriptionItem } from "../../stored";
import type { World } from "../../world/world";
import { isNewInterval, type ItemChange } from "./item-change";
import { periodFrom, type Period } from "../period";
import { periodLines } from "../invoice/period-lines";
import { prorationLines } from "./proration";

export type ProrationBehavior = "always_invoice" | "create_prorations" | "none";

export interface Change {
  changes: ItemChange[];
  behavior: ProrationBehavior;
  at: number;
}

/** A subscription after the change, with the lines to charge at once and those for the next invoice. */
export interface Changed {
  items: SubscriptionItem[];
  anchor: number;
  period: Period;
  now: InvoiceLine[];
  later: InvoiceLine[];
}

/** Changes nothing yet: a preview needs the same plan. */
export function plannedChange(world: World, subscription: Subscription, { changes, behavior, at }: Change): Changed {
  const first = subscription.items.data[0];
  const recurring = changes.find(({ after }) => after)?.after?.price.recurring;
  if (!first || !recurring) throw new Error(`${subscription.id} has no recurring price.`);
  const restarts = isNewInterval(changes);
  const anchor = restarts ? at : subscription.billing_cycle_anchor;
  const running = { start: first.current_period_start, end: first.current_period_end };
  const period = restarts ? periodFrom(at, { anchor, recurring }) : running;
  const items = changes.flatMap(({ before, after }) => {
    if (!after) return [];
    const { price, quantity } = after;
    const id = before?.id ?? world.newId("si");
    const created = before?.created ?? world.clock.now();
    return [newSubscriptionItem({ id, created, price, quantity, subscription: subscription.id, period })];
  });
  const isFree = behavior === "none" || subscription.status === "trialing";
  const prorations = isFree ? [] : prorationLines(world, { subscription, changes, at });
  const billed = items.map(({ id, price, quantity }) => ({ id, price, quantity: quantity ?? 1 }));
  const full = restarts ? periodLines(world, { subscription: subscription.id, items: billed, period }) : [];
  // A new interval is always invoiced at once, including all credits.
  const isNow = restarts || behavior === "always_invoice";
  return { items, anchor, period, now: isNow ? [...prorations, ...full] : [], later: isNow ? [] : prorations };
}

export const asChanged = (subscription: Subscription, { items, anchor }: Changed): Partial<Subscription> => ({
  items: itemList(subscription.id, items),
  billing_cycle_anchor: anchor,
});
