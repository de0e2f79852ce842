import type Stripe from "stripe";
import * as z from "zod";
import { asChanged, plannedChange } from "../../billing/change/change-items";
import { draftInvoice, waitingLines, type Billing } from "../../billing/invoice/invoicing";
import { changesOf } from "../../billing/change/item-change";
import { nextPeriod, renewalOf } from "../../billing/subscription/renewal";
import { billingOf } from "../../billing/change/update";
import { invalid } from "../../http/api-error";
import { flag, integer, paramsOf, text } from "../../http/params";
import type { Invoice, InvoiceLine, Subscription } from "../../stored";
import type { World } from "../../world/world";
import { requireCustomer } from "../customers";
import { item, prorationBehavior } from "./subscription-params";
import { requireSubscription } from "./subscriptions";

export const previewParams = paramsOf<Stripe.InvoiceCreatePreviewParams>()({
  customer: text.optional(),
  subscription: text,
  subscription_details: z
    .strictObject({
      cancel_at_period_end: flag.optional(),
      items: z.array(item).optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: integer.optional(),
    })
    .optional(),
});

/**
 * The upcoming invoice. With `always_invoice`, or another interval, it is the one a change creates at once: its
 * `amount_due` is due today. Otherwise it is the next renewal with the prorations on it.
 */
export function preview(
  world: World,
  { customer, subscription: id, subscription_details }: z.output<typeof previewParams>,
): Invoice {
  const subscription = requireSubscription(world, id, "subscription");
  if (customer) requireCustomer(world, customer, "customer");
  if (subscription.status === "canceled") {
    throw invalid("No upcoming invoices for customer", { code: "invoice_upcoming_none", param: "subscription" });
  }
  const { items = [], proration_behavior: behavior = "create_prorations", ...details } = subscription_details ?? {};
  const at = details.proration_date ?? world.clock.now();
  const waiting = waitingLines(world, id);
  if (items.length === 0) return upcoming(world, renewal(world, subscription, { waiting, details }));

  const changes = changesOf(world, subscription, items);
  const planned = plannedChange(world, subscription, { changes, behavior, at });
  if (planned.now.length > 0) return upcoming(world, billingOf(world, subscription, { planned, waiting, at }));
  const next = { ...subscription, ...asChanged(subscription, planned) };
  return upcoming(world, {
    ...renewal(world, next, { waiting: [...waiting, ...planned.later], details }),
    prorationDate: at,
  });
}

interface Next {
  waiting: InvoiceLine[];
  details: { cancel_at_period_end?: boolean | undefined };
}

function renewal(world: World, subscription: Subscription, { waiting, details }: Next): Billing {
  const billing = renewalOf(world, subscription, { period: nextPeriod(subscription), waiting });
  const isEnding = details.cancel_at_period_end ?? subscription.cancel_at !== null;
  if (isEnding && waiting.length === 0) {
    throw invalid("No upcoming invoices for customer", { code: "invoice_upcoming_none", param: "subscription" });
  }
  return isEnding ? { ...billing, lines: waiting } : billing;
}

const upcoming = (world: World, billing: Billing): Invoice =>
  draftInvoice(world, { ...billing, id: world.newId("upcoming_in"), reason: "upcoming" });
