import type { Plan } from "./library";
import type { Frontmatter } from "./frontmatter/schema";

type Written = Frontmatter<"plans">;

/** The plans in their order, with the sums that lifetime offers are set against. */
export function assemblePlans(written: readonly Written[]): Plan[] {
  return written
    .map(({ savings, lifetimeOf, regularPriceEuro = null, ...plan }) => {
      const monthly = written.find(({ id }) => id === lifetimeOf);
      return { ...plan, regularPriceEuro, lifetime: monthly ? lifetime({ savings, regularPriceEuro, monthly }) : null };
    })
    .toSorted((a, b) => a.order - b.order);
}

function lifetime({
  savings,
  regularPriceEuro,
  monthly,
}: {
  savings: Written["savings"];
  regularPriceEuro: number | null;
  monthly: Written;
}): Plan["lifetime"] {
  const monthlyEuro = monthly.priceEuro;
  return {
    planName: monthly.name,
    former: regularPriceEuro === null ? null : { months: regularPriceEuro / monthlyEuro, euro: regularPriceEuro },
    savings: savings ? { ...savings, monthlyEuro, euro: savings.months * monthlyEuro } : null,
  };
}
