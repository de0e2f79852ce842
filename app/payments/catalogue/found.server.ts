import type Stripe from "stripe";
import type { BillingInterval, WantedProduct } from "./wanted";

export interface FoundProduct {
  id: string;
  name: string;
  description: string | null;
  isActive: boolean;
  plan: string | null;
  defaultPrice: string | null;
}

export interface FoundPrice {
  id: string;
  productId: string;
  lookupKey: string | null;
  /** null: no fixed amount. */
  cents: number | null;
  currency: string;
  rhythm: BillingInterval;
  taxBehavior: string;
  isActive: boolean;
  plan: string | null;
}

export interface FoundCatalogue {
  products: FoundProduct[];
  prices: FoundPrice[];
}

/** Stripe's maximum per page; lookup keys are limited to ten per request. */
const PAGE = 100;
const KEYS = 10;
const ALL = { limit: 10_000 } as const;

/** Reads our products at Stripe: all their prices, and any other price that holds one of our lookup keys. */
export async function readFound(client: Stripe, wanted: readonly WantedProduct[]): Promise<FoundCatalogue> {
  const ids = wanted.map(({ id }) => id);
  const products = await client.products.list({ ids, limit: PAGE }).autoPagingToArray(ALL);
  const keys = wanted.flatMap(({ prices }) => prices.map(({ lookupKey }) => lookupKey));
  const asked: Stripe.PriceListParams[] = [
    ...products.map(({ id }) => ({ product: id })),
    ...chunksOf(keys, KEYS).map((lookup_keys) => ({ lookup_keys })),
  ];
  const lists = await Promise.all(
    asked.map((what) => client.prices.list({ ...what, limit: PAGE }).autoPagingToArray(ALL)),
  );
  const prices = new Map(lists.flat().map((price) => [price.id, price]));
  return { products: products.map(toProduct), prices: [...prices.values()].map(toPrice) };
}

const toProduct = ({ id, name, description, active, metadata, default_price }: Stripe.Product): FoundProduct => ({
  id,
  name,
  description,
  isActive: active,
  plan: metadata.plan ?? null,
  defaultPrice: default_price ? idOf(default_price) : null,
});

const toPrice = (price: Stripe.Price): FoundPrice => ({
  id: price.id,
  productId: idOf(price.product),
  lookupKey: price.lookup_key,
  cents: price.unit_amount,
  currency: price.currency,
  rhythm: rhythmOf(price),
  taxBehavior: price.tax_behavior ?? "unspecified",
  isActive: price.active,
  plan: price.metadata.plan ?? null,
});

function rhythmOf({ recurring }: Stripe.Price): BillingInterval {
  if (!recurring) return "once";
  return recurring.usage_type === "metered" ? "metered" : `${recurring.interval_count} ${recurring.interval}`;
}

const idOf = (value: string | { id: string }): string => (typeof value === "string" ? value : value.id);

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const starts = items.flatMap((_, index) => (index % size === 0 ? [index] : []));
  return starts.map((start) => items.slice(start, start + size));
}
