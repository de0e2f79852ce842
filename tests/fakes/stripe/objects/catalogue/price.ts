import Stripe from "stripe";
import type { Price } from "../../stored";

export type NewPrice = Pick<Price, "id" | "created" | "currency" | "product" | "recurring"> &
  Partial<Price> & { unit_amount: number };

export const newPrice = ({ id, created, currency, product, recurring, unit_amount, ...given }: NewPrice): Price => ({
  id,
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created,
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring,
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: recurring ? "recurring" : "one_time",
  unit_amount,
  unit_amount_decimal: Stripe.Decimal.from(unit_amount),
  ...given,
});

/** Amount of a price in cents; the fake does not support Stripe's tiers and fractions of a cent. */
export function amountOf(price: Price): number {
  if (price.unit_amount === null) throw new Error(`${price.id} has no unit amount.`);
  return price.unit_amount;
}
