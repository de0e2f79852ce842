import type { Subscription, SubscriptionItem } from "../../stored";

type Needed = "id" | "created" | "customer" | "currency" | "billing_cycle_anchor" | "status";

export type NewSubscription = Pick<Subscription, Needed> & Partial<Subscription> & { items: Subscription["items"] };

export const newSubscription = ({ id, created, ...given }: NewSubscription): Subscription => ({
  id,
  object: "subscription",
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  // Billing mode of new subscriptions since 2025-09-30.clover.
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible", updated_at: created },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  created,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: { enabled: false },
  metadata: {},
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: "off" },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: created,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
  trial_start: null,
  ...given,
});

export const itemList = (subscription: string, data: SubscriptionItem[]): Subscription["items"] => ({
  object: "list",
  data,
  has_more: false,
  url: `/v1/subscription_items?subscription=${subscription}`,
});

/** End of the period last paid for; only the items contain it. */
export const periodEndOf = ({ items }: Subscription): number =>
  Math.max(...items.data.map(({ current_period_end }) => current_period_end));
