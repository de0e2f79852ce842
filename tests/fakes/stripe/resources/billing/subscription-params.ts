import type Stripe from "stripe";
import * as z from "zod";
import { page } from "../../http/list";
import { clearable, flag, integer, metadata, paramsOf, range, text } from "../../http/params";

const feedback = z.enum([
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
]);
const details = z.strictObject({ comment: clearable.optional(), feedback: feedback.optional() });

export const item = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: integer.optional(),
  deleted: flag.optional(),
});
export const prorationBehavior = z.enum(["always_invoice", "create_prorations", "none"]);

export const updateParams = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at: z
    .union([z.literal("").transform(() => null), z.enum(["min_period_end", "max_period_end"]), integer])
    .optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: details.optional(),
  default_payment_method: text.optional(),
  description: clearable.optional(),
  items: z.array(item).optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete", "pending_if_incomplete"]).optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
});
export type Update = z.output<typeof updateParams>;

export const listParams = paramsOf<Stripe.SubscriptionListParams>()({
  ...page,
  created: range.optional(),
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(["active", "all", "canceled", "ended", "incomplete", "past_due", "trialing", "unpaid"]).optional(),
});
export const cancelParams = paramsOf<Stripe.SubscriptionCancelParams>()({
  cancellation_details: details.optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
});

export type ListedStatus = z.output<typeof listParams>["status"];
