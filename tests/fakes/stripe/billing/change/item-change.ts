import { invalid, missing } from "../../http/api-error";
import type { Price, Subscription, SubscriptionItem } from "../../stored";
import type { World } from "../../world/world";
import { isSameInterval } from "../period";

export interface AskedItem {
  id?: string | undefined;
  price?: string | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
}

/** Change of one item: without `before` it is new, without `after` it is removed. */
export interface ItemChange {
  before: SubscriptionItem | null;
  after: { price: Price; quantity: number } | null;
}

/**
 * Every item of the subscription, changed or not. An item without its id is added to the existing ones: forgetting the
 * id in an upgrade charges for both.
 */
export function changesOf(world: World, subscription: Subscription, asked: AskedItem[]): ItemChange[] {
  const items = subscription.items.data;
  for (const { id } of asked) {
    if (id && !items.some((item) => item.id === id)) throw missing("subscription item", id, "items[0][id]");
  }
  const kept = items.map((before): ItemChange => {
    const change = asked.find(({ id }) => id === before.id);
    if (change?.deleted) return { before, after: null };
    const price = change?.price ? recurringPrice(world, change.price) : before.price;
    return { before, after: { price, quantity: change?.quantity ?? before.quantity ?? 1 } };
  });
  const added = asked
    .filter(({ id }) => !id)
    .map((item): ItemChange => {
      const price = recurringPrice(world, item.price ?? "");
      return { before: null, after: { price, quantity: item.quantity ?? 1 } };
    });
  return checked([...kept, ...added]);
}

function checked(changes: ItemChange[]): ItemChange[] {
  const prices = changes.flatMap(({ after }) => (after ? [after.price] : []));
  const [first] = prices;
  if (!first) throw invalid("A subscription must have at least one active plan.", { param: "items" });
  const twice = prices.find(({ id }, index) => prices.findIndex((price) => price.id === id) !== index);
  if (twice)
    throw invalid(`Cannot add multiple subscription items with the same plan: ${twice.id}`, { param: "items" });
  // Flexible billing lets them differ; nothing here sells that, and the fake counts with one period.
  if (prices.some((price) => !isSameInterval(price, first))) {
    throw invalid("This fake bills all items of a subscription for the same interval.", { param: "items" });
  }
  return changes;
}

function recurringPrice(world: World, id: string): Price {
  const price = world.prices.get(id);
  if (!price) throw missing("price", id, "items[0][price]");
  if (!price.active) throw invalid("The price specified is inactive. This field only accepts active prices.");
  if (!price.recurring) {
    throw invalid(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
    );
  }
  return price;
}

export const isChanged = ({ before, after }: ItemChange): boolean =>
  before?.price.id !== after?.price.id || (before?.quantity ?? 1) !== (after?.quantity ?? 1) || !before;

/** Another interval begins a new period at once. */
export const isNewInterval = (changes: ItemChange[]): boolean =>
  changes.some(({ before, after }) => before && after && !isSameInterval(before.price, after.price));
