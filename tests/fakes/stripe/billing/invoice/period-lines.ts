import { newInvoiceLine } from "../../objects/billing/invoice-line";
import { amountOf } from "../../objects/catalogue/price";
import type { InvoiceLine, Price } from "../../stored";
import type { World } from "../../world/world";
import type { Period } from "../period";
import { nameOf } from "../change/proration";

export interface Billed {
  subscription: string;
  items: { id: string; price: Price; quantity: number }[];
  period: Period;
  /** Nothing is charged during a trial. */
  isTrial?: boolean;
}

/** Lines for one full period of each item. */
export const periodLines = (world: World, { subscription, items, period, isTrial = false }: Billed): InvoiceLine[] =>
  items.map(({ id, price, quantity }) =>
    newInvoiceLine({
      id: world.newId("il"),
      invoice: null,
      price,
      quantity,
      amount: isTrial ? 0 : amountOf(price) * quantity,
      description: isTrial ? `Free trial for ${nameOf(world, price)}` : `${quantity} × ${nameOf(world, price)}`,
      period,
      subscription: { id: subscription, item: id, isProration: false },
    }),
  );
