import type { Price, SubscriptionItem } from "../../stored";

/** The older name of a recurring price, which subscription items still carry. */
export function planOf(price: Price): SubscriptionItem["plan"] {
  if (!price.recurring) throw new Error(`${price.id} does not recur, so it is no plan.`);
  const { interval, interval_count, trial_period_days } = price.recurring;
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days,
    usage_type: "licensed",
  };
}
