import { amountOf } from "../../objects/catalogue/price";
import { newInvoiceLine } from "../../objects/billing/invoice-line";
import type { InvoiceLine, Price, Subscription } from "../../stored";
import type { World } from "../../world/world";
import { isChanged, isNewInterval, type ItemChange } from "./item-change";

export interface Proration {
  subscription: Subscription;
  changes: ItemChange[];
  /** Effective time of the change, in seconds. */
  at: number;
}

/** Invoice lines of a change: a credit for the rest of the period at the old price, and a charge at the new one. */
export function prorationLines(world: World, { subscription, changes, at }: Proration): InvoiceLine[] {
  const restarts = isNewInterval(changes);
  return changes
    .filter((change) => restarts || isChanged(change))
    .flatMap((change) => {
      const { before, after } = change;
      const period = before ?? subscription.items.data[0];
      if (!period) return [];
      const { current_period_start: start, current_period_end: end } = period;
      const share = Math.min(1, Math.max(0, (end - at) / (end - start)));
      const line = (price: Price, quantity: number, [sign, what]: readonly [1 | -1, string]) =>
        newInvoiceLine({
          id: world.newId("il"),
          invoice: null,
          price,
          quantity,
          amount: sign * Math.round(amountOf(price) * quantity * share),
          description: `${what} on ${nameOf(world, price)} after ${dayOf(at)}`,
          period: { start: at, end },
          subscription: { id: subscription.id, item: before?.id ?? "", isProration: true },
        });
      return [
        ...(before ? [line(before.price, before.quantity ?? 1, [-1, "Unused time"])] : []),
        // A new interval charges the full new price instead.
        ...(after && !restarts ? [line(after.price, after.quantity, [1, "Remaining time"])] : []),
      ];
    });
}

export const nameOf = (world: World, price: Price): string => world.products.get(price.product)?.name ?? price.product;

const dayOf = (at: number): string =>
  new Date(at * 1000).toLocaleDateString("en-GB", { day: "2-digit", month: "short", year: "numeric", timeZone: "UTC" });
