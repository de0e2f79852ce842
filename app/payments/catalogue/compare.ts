import type { FoundCatalogue, FoundPrice, FoundProduct } from "./found.server";
import { CURRENCY, type WantedPrice, type WantedProduct } from "./wanted";

export type ProductField = "name" | "description" | "plan" | "active";
export type PriceField = "product" | "amount" | "currency" | "rhythm" | "tax" | "plan" | "active";

export interface ComparedPrice {
  wanted: WantedPrice;
  found: FoundPrice | null;
  differing: PriceField[];
}

export interface ComparedProduct {
  wanted: WantedProduct;
  found: FoundProduct | null;
  differing: ProductField[];
  prices: ComparedPrice[];
  /** Active, but nothing that the content charges. */
  surplus: FoundPrice[];
}

export function compare(wanted: readonly WantedProduct[], { products, prices }: FoundCatalogue): ComparedProduct[] {
  const keys = new Set(wanted.flatMap((product) => product.prices.map(({ lookupKey }) => lookupKey)));
  return wanted.map((product) => {
    const found = products.find(({ id }) => id === product.id) ?? null;
    return {
      wanted: product,
      found,
      differing: found ? differingInProduct(product, found) : [],
      prices: product.prices.map((price) => comparePrice(price, product, prices)),
      surplus: prices.filter(
        ({ productId, isActive, lookupKey }) =>
          productId === product.id && isActive && !(lookupKey !== null && keys.has(lookupKey)),
      ),
    };
  });
}

const FIXED: readonly PriceField[] = ["product", "amount", "currency", "rhythm"];

/** Stripe never changes a price's amount, nor its tax behaviour once set: a difference there takes a new price. */
export const needsNewPrice = (found: FoundPrice, differing: readonly PriceField[]): boolean =>
  differing.some((field) => FIXED.includes(field)) ||
  (differing.includes("tax") && found.taxBehavior !== "unspecified");

function differingInProduct(wanted: WantedProduct, found: FoundProduct): ProductField[] {
  return where<ProductField>({
    name: found.name !== wanted.name,
    description: found.description !== wanted.description,
    plan: found.plan !== wanted.plan,
    active: !found.isActive,
  });
}

function comparePrice(wanted: WantedPrice, product: WantedProduct, prices: readonly FoundPrice[]): ComparedPrice {
  const found = prices.find(({ lookupKey }) => lookupKey === wanted.lookupKey) ?? null;
  const differing = found
    ? where<PriceField>({
        product: found.productId !== product.id,
        amount: found.cents !== wanted.cents,
        currency: found.currency !== CURRENCY,
        rhythm: found.rhythm !== wanted.rhythm,
        tax: found.taxBehavior !== "inclusive",
        plan: found.plan !== product.plan,
        active: !found.isActive,
      })
    : [];
  return { wanted, found, differing };
}

function where<Field extends string>(differs: Record<Field, boolean>): Field[] {
  const fields: Field[] = [];
  for (const field in differs) if (differs[field]) fields.push(field);
  return fields;
}
