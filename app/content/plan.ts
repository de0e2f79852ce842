import { compareLifetime, currentPrice, type CurrentPrice, type LifetimeComparison } from "~/domain/payments/prices";
import type { Frontmatter } from "./frontmatter/schema";

/** A plan as content says it, whatever day it is. */
export interface StoredPlan extends Omit<Frontmatter<"plans">, "features" | "regularPriceEuro"> {
  features: string[];
  regularPriceEuro: number | null;
}

/** A plan as it is offered on a day. */
export interface Plan extends Omit<StoredPlan, "savings" | "lifetimeOf"> {
  /** What an order of that day costs. */
  price: CurrentPrice;
  lifetime: LifetimeComparison | null;
}

export function planOn(stored: StoredPlan, all: readonly StoredPlan[], day: string): Plan {
  const { savings, lifetimeOf, ...plan } = stored;
  const monthly = all.find(({ id }) => id === lifetimeOf);
  return {
    ...plan,
    price: currentPrice(plan, day),
    lifetime: monthly ? compareLifetime({ regularPriceEuro: plan.regularPriceEuro, savings }, monthly, day) : null,
  };
}
