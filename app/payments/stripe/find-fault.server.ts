import { library } from "~/content/library.server";
import { inCents } from "~/domain/payments/prices";
import { env } from "~/environment/env.server";
import { checkoutMode } from "../checkout-mode";
import { stripe, withinStripeDeadline } from "./client.server";
import { explainFailure, type StripeFailure } from "./failures";
import { isAsCharged } from "./price.server";
import { PRICE, parsedAnswer } from "./said";

/** Stripe takes at most ten lookup keys per request. */
const KEYS = 10;

/**
 * Why an order would fail now; null: it would not, or Stripe sells nothing here. Changes nothing at Stripe. Throws
 * errors that are not Stripe's.
 */
export async function findStripeFault(): Promise<StripeFailure | null> {
  if (checkoutMode(env()) !== "stripe") return null;
  try {
    const wrong = await withinStripeDeadline(findWrongPrices());
    return wrong.length === 0 ? null : { reason: "prices", sentence: pricesText(wrong) };
  } catch (error) {
    const failure = explainFailure(error, env());
    if (failure === null) throw error;
    return failure;
  }
}

/** Names of prices that are missing at Stripe, or differ from content. */
async function findWrongPrices(): Promise<string[]> {
  const client = await stripe();
  const sold = library().plans.flatMap(({ price: { lookupKey, euro } }) =>
    lookupKey === null ? [] : [{ lookupKey, cents: inCents(euro) }],
  );
  const keys = sold.map(({ lookupKey }) => lookupKey);
  const starts = keys.flatMap((_, index) => (index % KEYS === 0 ? [index] : []));
  const lists = await Promise.all(
    starts.map((start) => client.prices.list({ lookup_keys: keys.slice(start, start + KEYS), active: true })),
  );
  const found = lists.flatMap(({ data }) => data.map((price) => parsedAnswer(PRICE, price)));
  return sold
    .filter((wanted) => !found.some((price) => price.lookup_key === wanted.lookupKey && isAsCharged(price, wanted)))
    .map(({ lookupKey }) => lookupKey);
}

const pricesText = (wrong: readonly string[]) =>
  `Bei Stripe fehlen Preise oder sind andere als in content/plans (${wrong.join(", ")}), und wer sie bestellt, wird abgewiesen: Sieh mit „npm run stripe:check“ nach, und leg sie mit „npm run stripe:setup“ an.`;
