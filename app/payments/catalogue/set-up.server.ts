import type Stripe from "stripe";
import { compare, needsNewPrice, type ComparedPrice, type ComparedProduct } from "./compare";
import { readFound, type FoundCatalogue, type FoundPrice } from "./found.server";
import { CURRENCY, type WantedPrice, type WantedProduct } from "./wanted";
import { describeAmount } from "./words";

export type PrintLine = (line: string) => void;

interface Desk {
  client: Stripe;
  found: FoundCatalogue;
  tell: PrintLine;
}

/**
 * Creates products and prices as content defines them, and reports each change. Idempotent: after an interruption the
 * next run goes on. Contracts that run on an older price keep it.
 */
export async function setUp(client: Stripe, wanted: readonly WantedProduct[], tell: PrintLine): Promise<void> {
  const found = await readFound(client, wanted);
  const desk = { client, found, tell };
  const compared = compare(wanted, found);
  for (const product of compared) await ensureProduct(product, desk);
  for (const product of compared) {
    for (const price of product.prices) await ensurePrice(price, { product: product.wanted, wanted, desk });
    for (const price of product.surplus) {
      await archive(price, desk);
      tell(`Archiviert: Preis ${price.id}, ${describeAmount(price)} (${product.wanted.name})`);
    }
  }
}

async function ensureProduct({ wanted, found, differing }: ComparedProduct, { client, tell }: Desk): Promise<void> {
  const { id, name, description, plan } = wanted;
  if (!found) {
    await client.products.create({ id, name, description, metadata: { plan } });
    tell(`Angelegt: Produkt ${id} „${name}“`);
  } else if (differing.length > 0) {
    await client.products.update(id, { name, description, metadata: { plan }, active: true });
    tell(`Geändert: Produkt ${id} „${name}“ (${differing.map((field) => PRODUCT_FIELDS[field]).join(", ")})`);
  }
}

const PRODUCT_FIELDS = {
  name: "Name",
  description: "Beschreibung",
  plan: "Metadaten",
  active: "wieder aktiv",
} as const;

async function ensurePrice(
  { wanted: price, found, differing }: ComparedPrice,
  { product, wanted, desk }: { product: WantedProduct; wanted: readonly WantedProduct[]; desk: Desk },
): Promise<void> {
  const { client, tell } = desk;
  const named = `Preis ${price.lookupKey}, ${describeAmount(price)} (${product.name})`;
  if (!found) {
    await client.prices.create(newPrice(price, product));
    tell(`Angelegt: ${named}`);
  } else if (needsNewPrice(found, differing)) {
    // Contracts on the older price are recognised by it from now on, as its key goes to the new one.
    if (differing.includes("plan")) await client.prices.update(found.id, { metadata: { plan: product.plan } });
    await client.prices.create({ ...newPrice(price, product), transfer_lookup_key: true });
    const isOurs = wanted.some(({ id }) => id === found.productId);
    if (isOurs && found.isActive) await archive(found, desk);
    const rest = isOurs ? "ist archiviert, laufende Verträge behalten ihn" : "bleibt unter seinem Produkt stehen";
    tell(`Ersetzt: ${named}. Der bisherige, ${found.id} zu ${describeAmount(found)}, ${rest}.`);
  } else if (differing.length > 0) {
    const tax = differing.includes("tax") ? ({ tax_behavior: "inclusive" } as const) : {};
    await client.prices.update(found.id, { active: true, metadata: { plan: product.plan }, ...tax });
    tell(`Geändert: ${named}`);
  }
}

const newPrice = (
  { lookupKey, cents, rhythm }: WantedPrice,
  { id, plan }: WantedProduct,
): Stripe.PriceCreateParams => ({
  product: id,
  currency: CURRENCY,
  unit_amount: cents,
  tax_behavior: "inclusive",
  lookup_key: lookupKey,
  metadata: { plan },
  ...(rhythm === "once" ? {} : { recurring: { interval: "month" } }),
});

async function archive({ id, productId }: FoundPrice, { client, found }: Desk): Promise<void> {
  // Stripe archives no price that its product has as the default one.
  const isDefault = found.products.some((product) => product.id === productId && product.defaultPrice === id);
  if (isDefault) await client.products.update(productId, { default_price: "" });
  await client.prices.update(id, { active: false });
}
