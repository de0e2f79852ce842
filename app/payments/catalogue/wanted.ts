import type { WrittenPlan } from "~/content/offered-plan";
import type { Offer } from "~/domain/payments/entitlements";
import { chargedPrices, inCents } from "~/domain/payments/prices";

export const CURRENCY = "eur";

/** Billing interval in Stripe's terms: once, or every so many of its intervals. */
export type BillingInterval = "once" | "metered" | `${number} ${string}`;

export interface WantedPrice {
  lookupKey: string;
  cents: number;
  rhythm: "once" | "1 month";
}

export interface WantedProduct {
  id: string;
  plan: Offer;
  name: string;
  description: string;
  prices: WantedPrice[];
}

/** Products and prices Stripe needs so that every plan of the content can be charged at each of its prices. */
export function wantedProducts(plans: readonly WrittenPlan[]): WantedProduct[] {
  return plans.flatMap((plan) => {
    if (plan.id === "free") return [];
    const rhythm = plan.billing === "month" ? "1 month" : "once";
    const prices = chargedPrices(plan).map(({ euro, lookupKey }): WantedPrice => ({
      lookupKey,
      cents: inCents(euro),
      rhythm,
    }));
    // The id comes from the plan's, so that a second attempt finds what the first one has made.
    return [{ id: `offer_${plan.id}`, plan: plan.id, name: plan.name, description: plan.claim, prices }];
  });
}
