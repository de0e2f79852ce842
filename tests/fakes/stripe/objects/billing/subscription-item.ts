import type { Price, SubscriptionItem } from "../../stored";
import { planOf } from "../catalogue/plan";

export interface NewItem {
  id: string;
  created: number;
  price: Price;
  quantity: number;
  subscription: string;
  /** Start and end of the current period. */
  period: { start: number; end: number };
}

export const newSubscriptionItem = ({
  id,
  created,
  price,
  quantity,
  subscription,
  period,
}: NewItem): SubscriptionItem => ({
  id,
  object: "subscription_item",
  billing_thresholds: null,
  created,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: [],
});
