import type Stripe from "stripe";
import * as z from "zod";
import { page } from "../../http/list";
import { flag, integer, metadata, paramsOf, range, text } from "../../http/params";

const required = z.enum(["none", "required"]);

export const createParams = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  allow_promotion_codes: flag.optional(),
  allowed_payment_method_types: z.array(z.enum(["card", "link", "paypal", "sepa_debit"])).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  cancel_url: text.optional(),
  client_reference_id: text.max(200).optional(),
  consent_collection: z.strictObject({ terms_of_service: required.optional() }).optional(),
  custom_text: z
    .strictObject({
      after_submit: z.strictObject({ message: text }).optional(),
      submit: z.strictObject({ message: text }).optional(),
      terms_of_service_acceptance: z.strictObject({ message: text }).optional(),
    })
    .optional(),
  customer: text.optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_email: text.optional(),
  customer_update: z.strictObject({ address: text.optional(), name: text.optional() }).optional(),
  expires_at: integer.optional(),
  invoice_creation: z.strictObject({ enabled: flag }).optional(),
  line_items: z
    .array(z.strictObject({ price: text, quantity: integer }))
    .min(1)
    .optional(),
  locale: z.enum(["auto", "de", "en"]).optional(),
  metadata: metadata.optional(),
  mode: z.enum(["payment", "subscription"]),
  payment_intent_data: z.strictObject({ description: text.optional(), metadata: metadata.optional() }).optional(),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  submit_type: z.enum(["auto", "pay", "subscribe"]).optional(),
  subscription_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      trial_end: integer.optional(),
      trial_period_days: integer.optional(),
    })
    .optional(),
  success_url: text.optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  ui_mode: z.literal("hosted_page").optional(),
});

export const updateParams = paramsOf<Stripe.Checkout.SessionUpdateParams>()({ metadata: metadata.optional() });

export const listParams = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...page,
  created: range.optional(),
  customer: text.optional(),
  customer_details: z.strictObject({ email: text }).optional(),
  payment_intent: text.optional(),
  status: z.enum(["complete", "expired", "open"]).optional(),
  subscription: text.optional(),
});

export const pageParams = z.strictObject(page);

export type CheckoutParams = z.output<typeof createParams>;
