import { cancelNow } from "../../billing/subscription/cancel-now";
import { changesOf, isChanged } from "../../billing/change/item-change";
import { updateItems } from "../../billing/change/update";
import { missing } from "../../http/api-error";
import { isWithin, listOf } from "../../http/list";
import { read } from "../../http/params";
import type { Routes } from "../../http/routes";
import type { Subscription } from "../../stored";
import type { World } from "../../world/world";
import { plainChanges } from "./subscription-changes";
import { cancelParams, listParams, updateParams, type ListedStatus } from "./subscription-params";

export const subscriptions: Routes = {
  "GET /v1/subscriptions": ({ world, form }) => {
    const { created, customer, price, status, ...asked } = read(listParams, form);
    const found = world.subscriptions
      .newestFirst()
      .filter((subscription) => customer === undefined || subscription.customer === customer)
      .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
      .filter((subscription) => hasStatus(subscription, status))
      .filter((subscription) => isWithin(subscription.created, created));
    return listOf("/v1/subscriptions", found, asked);
  },
  "GET /v1/subscriptions/:id": ({ world, id }) => requireSubscription(world, id),
  "POST /v1/subscriptions/:id": ({ world, id, form }) => {
    const subscription = requireSubscription(world, id);
    const asked = read(updateParams, form);
    const also = plainChanges(world, subscription, asked);
    const { items = [], proration_behavior: behavior = "create_prorations", proration_date } = asked;
    const changes = items.length > 0 ? changesOf(world, subscription, items) : [];
    if (!changes.some(isChanged)) {
      return world.change(world.subscriptions, { id, type: "customer.subscription.updated", changes: also });
    }
    const payment = asked.payment_behavior ?? "allow_incomplete";
    updateItems(world, subscription, { changes, behavior, at: proration_date ?? world.clock.now(), payment, also });
    return requireSubscription(world, id);
  },
  "DELETE /v1/subscriptions/:id": ({ world, id, form }) => {
    const subscription = requireSubscription(world, id);
    // Stripe answers "missing" when an ended subscription is cancelled again.
    if (subscription.status === "canceled") throw missing("subscription", id);
    return cancelNow(world, subscription, read(cancelParams, form));
  },
};

function hasStatus({ status }: Subscription, asked: ListedStatus): boolean {
  if (asked === "all") return true;
  const isEnded = status === "canceled" || status === "incomplete_expired";
  if (asked === "ended") return isEnded;
  return asked === undefined ? status !== "canceled" : status === asked;
}

export function requireSubscription(world: World, id: string, param?: string): Subscription {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw missing("subscription", id, param);
  return subscription;
}
