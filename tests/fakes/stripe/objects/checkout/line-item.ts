import type { LineItem, Price } from "../../stored";
import { amountOf } from "../catalogue/price";

export interface NewLineItem {
  id: string;
  price: Price;
  quantity: number;
  description: string;
  /** Nothing is charged at first. */
  isTrial: boolean;
}

export function newLineItem({ id, price, quantity, description, isTrial }: NewLineItem): LineItem {
  const amount = isTrial ? 0 : amountOf(price) * quantity;
  return {
    id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
}
