import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { startStripe, type FakeStripe, type StripeOptions } from "../start";

/** A price a month of 9 €, one of 14 €, one of 90 € a year and one of 49 € for ever. */
export interface Shop {
  fake: FakeStripe;
  stripe: Stripe;
  prices: { pro: string; proAi: string; yearly: string; lifetime: string };
}

export const sdkFor = ({ port, key }: Pick<FakeStripe, "port" | "key">, config: Stripe.StripeConfig = {}): Stripe =>
  new Stripe(key, { host: "127.0.0.1", port, protocol: "http", maxNetworkRetries: 0, telemetry: false, ...config });

export async function startFake(options?: StripeOptions): Promise<{ fake: FakeStripe; stripe: Stripe }> {
  const fake = await startStripe(options);
  onTestFinished(() => fake.close());
  return { fake, stripe: sdkFor(fake) };
}

export async function openShop(options?: StripeOptions): Promise<Shop> {
  const { fake, stripe } = await startFake(options);
  const monthly = { interval: "month" } as const;
  const price = async (name: string, unit_amount: number, recurring?: Stripe.PriceCreateParams.Recurring) => {
    const { id: product } = await stripe.products.create({ name });
    const lookup_key = name.toLowerCase().replace(" ", "_");
    const { id } = await stripe.prices.create({
      product,
      currency: "eur",
      unit_amount,
      lookup_key,
      ...(recurring && { recurring }),
    });
    return id;
  };
  const prices = {
    pro: await price("Pro", 900, monthly),
    proAi: await price("Pro AI", 1400, monthly),
    yearly: await price("Pro Jahr", 9000, { interval: "year" }),
    lifetime: await price("Lifetime", 4900),
  };
  return { fake, stripe, prices };
}

const RETURN = {
  success_url: "https://app.example/danke?session={CHECKOUT_SESSION_ID}",
  cancel_url: "https://app.example/pricing",
};

/** Opens the checkout of one price for a customer, not paid yet. */
export async function order({ stripe }: Shop, price: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { type } = await stripe.prices.retrieve(price);
  const customer = more.customer_email
    ? {}
    : { customer: (await stripe.customers.create({ email: "anna@example.com" })).id };
  const mode = type === "recurring" ? "subscription" : "payment";
  return stripe.checkout.sessions.create({
    mode,
    line_items: [{ price, quantity: 1 }],
    ...RETURN,
    ...customer,
    ...more,
  });
}

/** A paid subscription to one price. */
export async function subscribe(shop: Shop, price = shop.prices.pro) {
  const { id } = await order(shop, price);
  shop.fake.pay(id);
  const session = await shop.stripe.checkout.sessions.retrieve(id, { expand: ["subscription", "customer"] });
  return { session, subscription: known(session.subscription), customer: known(session.customer) };
}

/** Narrows an expanded reference to its object. */
export function known<Found extends { id: string }>(value: string | Found | null | undefined): Found {
  if (!value || typeof value === "string") throw new Error(`Not expanded: ${value}`);
  return value;
}

export function idOf(value: string | { id: string } | null | undefined): string {
  if (!value) throw new Error("There is nothing whose id could be asked for.");
  return typeof value === "string" ? value : value.id;
}

export const first = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error("The list is empty.");
  return row;
};

export const typesOf = (fake: FakeStripe): string[] => fake.events().map(({ type }) => type);

/** The error an SDK call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
}
