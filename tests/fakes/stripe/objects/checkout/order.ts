import type { LineItem, PaymentIntent, Price, Subscription } from "../../stored";

/** Order behind a checkout session, of which Stripe shows little or nothing in the session itself. */
export interface CheckoutOrder {
  lines: LineItem[];
  subscription: Pick<Subscription, "metadata" | "description">;
  trialEnd: number | null;
  payment: Pick<PaymentIntent, "metadata" | "description">;
}

export interface OrderedPrice {
  price: Price;
  quantity: number;
}

/** The prices of an order; a line item of the fake always has one. */
export const pricesOf = ({ lines }: CheckoutOrder): OrderedPrice[] =>
  lines.flatMap(({ price, quantity }) => (price ? [{ price, quantity: quantity ?? 1 }] : []));
