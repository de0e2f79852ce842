import { library } from "~/content/library.server";
import type { Offer } from "~/domain/payments/entitlements";
import { inCents } from "~/domain/payments/prices";
import { stripe } from "./client.server";
import { PRICE, parsedAnswer } from "./said";

export interface StripePrice {
  priceId: string;
  cents: number;
  isMonthly: boolean;
}

/** The price an order would be charged today, as content and Stripe define it; throws when the two differ. */
export async function findPrice({ offer }: { offer: Offer }): Promise<StripePrice> {
  const plan = library().getPlan(offer);
  if (!plan?.price.lookupKey) throw new Error(`content/plans has no price for ${offer}.`);
  const { lookupKey, euro } = plan.price;
  const cents = inCents(euro);
  return { priceId: await findPriceId({ lookupKey, cents }), cents, isMonthly: plan.billing === "month" };
}

/** Finds a price by its lookup key and checks its amount against content. */
export async function findPriceId({ lookupKey: key, cents }: { lookupKey: string; cents: number }): Promise<string> {
  const client = await stripe();
  const { data } = await client.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data.map((each) => parsedAnswer(PRICE, each));
  if (!price || !isAsCharged(price, { cents })) {
    throw new Error(`Stripe's price ${key} is not what content says: run npm run stripe:check.`);
  }
  return price.id;
}

/** Whether Stripe's price is the one above the button: no other may ever be charged. */
export const isAsCharged = (
  { unit_amount: amount, currency }: { unit_amount: number | null; currency: string },
  { cents }: { cents: number },
): boolean => amount === cents && currency === "eur";
