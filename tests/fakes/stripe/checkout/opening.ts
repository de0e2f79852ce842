import { invalid } from "../http/api-error";
import { defined, mergeMetadata } from "../http/params";
import { newLineItem } from "../objects/checkout/line-item";
import type { CheckoutOrder } from "../objects/checkout/order";
import { newSession } from "../objects/checkout/session";
import { nameOf } from "../billing/change/proration";
import type { CheckoutParams } from "../resources/checkout/checkout-params";
import { requireCustomer } from "../resources/customers";
import { requirePrice } from "../resources/catalogue/prices";
import type { CheckoutSession, LineItem } from "../stored";
import type { World } from "../world/world";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const NO_CONSENT = { payment_method_reuse_agreement: null, promotions: null, terms_of_service: null };

export function openSession(world: World, asked: CheckoutParams): CheckoutSession {
  const lines = linesOf(world, asked);
  checkModes(asked, lines);
  if (asked.customer && asked.customer_email) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer_email",
    });
  }
  if (asked.customer) requireCustomer(world, asked.customer, "customer");
  if (!asked.success_url)
    throw invalid("Missing required param: success_url.", { code: "parameter_missing", param: "success_url" });
  const id = world.newId("cs_test");
  world.orders.set(id, orderOf(world, asked, lines));
  const { metadata, invoice_creation, custom_text, allowed_payment_method_types } = asked;
  const { allow_promotion_codes, billing_address_collection, cancel_url, client_reference_id, customer } = asked;
  const { customer_creation, customer_email, locale, payment_method_collection, submit_type } = asked;
  const session = newSession({
    id,
    created: world.clock.now(),
    expires_at: expiryOf(world, asked),
    mode: asked.mode,
    currency: lines[0]?.currency ?? "eur",
    amount_total: lines.reduce((sum, { amount_total }) => sum + amount_total, 0),
    success_url: asked.success_url,
    url: `${world.settings.origin}/checkout/${id}`,
    metadata: mergeMetadata({}, metadata),
    ...defined({ allowed_payment_method_types, payment_method_types: allowed_payment_method_types }),
    ...defined({ allow_promotion_codes, billing_address_collection, cancel_url, client_reference_id, customer }),
    ...(customer && { customer_creation: null }),
    ...defined({ customer_creation, customer_email, locale, payment_method_collection, submit_type }),
  });
  const told = { ...session.custom_text, ...defined(custom_text ?? {}) };
  const { consent_collection, tax_id_collection, automatic_tax } = asked;
  const invoice = session.invoice_creation && {
    ...session.invoice_creation,
    enabled: invoice_creation?.enabled ?? false,
  };
  return world.sessions.add({
    ...session,
    custom_text: told,
    invoice_creation: invoice,
    automatic_tax: { ...session.automatic_tax, ...automatic_tax },
    ...(consent_collection && { consent_collection: { ...NO_CONSENT, ...consent_collection } }),
    ...(tax_id_collection && { tax_id_collection: { ...tax_id_collection, required: "never" } }),
  });
}

function linesOf(world: World, { line_items, subscription_data }: CheckoutParams): LineItem[] {
  if (!line_items)
    throw invalid("Missing required param: line_items.", { code: "parameter_missing", param: "line_items" });
  const hasTrial = Boolean(subscription_data?.trial_end ?? subscription_data?.trial_period_days);
  return line_items.map(({ price: id, quantity }, index) => {
    const price = requirePrice(world, id, `line_items[${index}][price]`);
    if (!price.active) throw invalid("The price specified is inactive. This field only accepts active prices.");
    const isTrial = hasTrial && price.recurring !== null;
    return newLineItem({ id: world.newId("li"), price, quantity, description: nameOf(world, price), isTrial });
  });
}

function checkModes({ mode, payment_intent_data, subscription_data }: CheckoutParams, lines: LineItem[]): void {
  const isRecurring = lines.some(({ price }) => price?.recurring);
  if (mode === "subscription" && !isRecurring) {
    throw invalid("You must provide at least one recurring price in `subscription` mode when using prices.");
  }
  if (mode === "payment" && isRecurring) {
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  }
  if (mode === "subscription" && payment_intent_data) {
    throw invalid("You can not pass `payment_intent_data` in `subscription` mode.", { param: "payment_intent_data" });
  }
  if (mode === "payment" && subscription_data) {
    throw invalid("You can not pass `subscription_data` in `payment` mode.", { param: "subscription_data" });
  }
}

function orderOf(
  world: World,
  { subscription_data, payment_intent_data }: CheckoutParams,
  lines: LineItem[],
): CheckoutOrder {
  const { trial_end, trial_period_days: days } = subscription_data ?? {};
  return {
    lines,
    subscription: {
      metadata: mergeMetadata({}, subscription_data?.metadata),
      description: subscription_data?.description ?? null,
    },
    trialEnd: trial_end ?? (days ? world.clock.now() + days * DAY : null),
    payment: {
      metadata: mergeMetadata({}, payment_intent_data?.metadata),
      description: payment_intent_data?.description ?? null,
    },
  };
}

function expiryOf(world: World, { expires_at }: CheckoutParams): number {
  const now = world.clock.now();
  if (expires_at === undefined) return now + DAY;
  const isSoon = expires_at < now + 30 * MINUTE;
  if (!isSoon && expires_at <= now + DAY) return expires_at;
  const message = isSoon
    ? "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation."
    : "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.";
  throw invalid(message, { param: "expires_at" });
}
