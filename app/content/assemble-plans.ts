import { FEATURES } from "../domain/features";
import type { Plan } from "./library";
import type { Frontmatter } from "./frontmatter/schema";

type Written = Frontmatter<"plans">;

export function assemblePlans(written: readonly Written[], present = FEATURES): Plan[] {
  return written
    .map(({ savings, lifetimeOf, regularPriceEuro = null, features, ...plan }) => {
      const monthly = written.find(({ id }) => id === lifetimeOf);
      const held = features.flatMap((line) => (typeof line === "string" ? line : present[line.needs] ? line.text : []));
      return {
        ...plan,
        features: held,
        regularPriceEuro,
        lifetime: monthly ? lifetime({ savings, regularPriceEuro, monthly }) : null,
      };
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
