import { compareLifetime, currentPrice, type CurrentPrice, type LifetimeComparison } from "~/domain/payments/prices";
import type { Frontmatter } from "./frontmatter/schema";

/** Plan as content defines it, independent of the day. */
export interface WrittenPlan extends Omit<Frontmatter<"plans">, "features" | "regularPriceEuro"> {
  features: string[];
  regularPriceEuro: number | null;
}

/** Plan as offered on a given day. */
export interface OfferedPlan extends Omit<WrittenPlan, "savings" | "lifetimeOf"> {
  /** Price of an order on that day. */
  price: CurrentPrice;
  lifetime: LifetimeComparison | null;
}

export function planOn(stored: WrittenPlan, all: readonly WrittenPlan[], day: string): OfferedPlan {
  const { savings, lifetimeOf, ...plan } = stored;
  const monthly = all.find(({ id }) => id === lifetimeOf);
  return {
    ...plan,
    price: currentPrice(plan, day),
    lifetime: monthly ? compareLifetime({ regularPriceEuro: plan.regularPriceEuro, savings }, monthly, day) : null,
  };
}
