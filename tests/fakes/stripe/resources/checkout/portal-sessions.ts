import type Stripe from "stripe";
import * as z from "zod";
import { invalid } from "../../http/api-error";
import { paramsOf, read, text } from "../../http/params";
import type { Routes } from "../../http/routes";
import { newPortalSession } from "../../objects/portal-session";
import type { PortalSession } from "../../stored";
import { requireCustomer } from "../customers";
import { requireSubscription } from "../billing/subscriptions";

const create = paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
  configuration: text.optional(),
  customer: text,
  flow_data: z
    .strictObject({
      type: z.enum(["payment_method_update", "subscription_cancel"]),
      subscription_cancel: z.strictObject({ subscription: text }).optional(),
      after_completion: z
        .strictObject({ type: z.literal("redirect"), redirect: z.strictObject({ return_url: text }) })
        .optional(),
    })
    .optional(),
  locale: z.enum(["auto", "de", "en"]).optional(),
  return_url: text.optional(),
});

export const portalSessions: Routes = {
  "POST /v1/billing_portal/sessions": ({ world, form }) => {
    const { customer, flow_data, locale = null, return_url = null } = read(create, form);
    requireCustomer(world, customer, "customer");
    const [id, created] = [world.newId("bps"), world.clock.now()];
    const cancels = flow_data?.subscription_cancel?.subscription;
    if (cancels) requireSubscription(world, cancels, "flow_data[subscription_cancel][subscription]");
    if (flow_data?.type === "subscription_cancel" && !cancels) {
      throw invalid("Missing required param: flow_data[subscription_cancel].", { code: "parameter_missing" });
    }
    const url = `${world.settings.origin}/portal/${id}`;
    const flow = flow_data ? flowOf(flow_data) : null;
    return world.portalSessions.add(newPortalSession({ id, created, customer, return_url, url, locale, flow }));
  },
};

function flowOf({
  type,
  subscription_cancel,
  after_completion,
}: NonNullable<z.output<typeof create>["flow_data"]>): PortalSession["flow"] {
  const redirect = after_completion?.redirect ?? null;
  return {
    after_completion: { hosted_confirmation: null, redirect, type: redirect ? "redirect" : "portal_homepage" },
    customer_update: null,
    subscription_cancel: subscription_cancel ? { ...subscription_cancel, retention: null } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
}
