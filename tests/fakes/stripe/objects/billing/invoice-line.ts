import Stripe from "stripe";
import type { InvoiceLine, Price } from "../../stored";
import { amountOf } from "../catalogue/price";

export interface NewInvoiceLine {
  id: string;
  invoice: string | null;
  price: Price;
  quantity: number;
  amount: number;
  description: string;
  period: { start: number; end: number };
  subscription: { id: string; item: string; isProration: boolean } | null;
}

export function newInvoiceLine({ id, invoice, price, quantity, subscription, ...told }: NewInvoiceLine): InvoiceLine {
  const { amount, description, period } = told;
  return {
    id,
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !subscription?.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: subscription && {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: subscription.isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.item,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: Stripe.Decimal.from(amountOf(price)),
    },
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  };
}
