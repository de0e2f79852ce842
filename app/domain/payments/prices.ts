/** What content says about the price of a plan. */
export interface PriceTerms {
  priceEuro: number;
  stripeLookupKey?: string | undefined;
  regularPriceEuro?: number | null | undefined;
  regularLookupKey?: string | undefined;
  introductoryUntil?: string | undefined;
}

export interface ChargedPrice {
  euro: number;
  /** Its name at Stripe. */
  lookupKey: string;
}

export interface CurrentPrice {
  euro: number;
  /** null: nothing is charged. */
  lookupKey: string | null;
  isIntroductory: boolean;
}

/** What an order costs that is placed on this day in Germany (`berlinDay`), the last introductory one included. */
export function currentPrice(plan: PriceTerms, day: string): CurrentPrice {
  const { priceEuro, stripeLookupKey = null, introductoryUntil } = plan;
  const following = followingPrice(plan);
  if (following && introductoryUntil !== undefined && day > introductoryUntil) {
    return { ...following, isIntroductory: false };
  }
  return { euro: priceEuro, lookupKey: stripeLookupKey, isIntroductory: following !== null };
}

/** Every price that an order of some day costs; empty for what is free. */
export function chargedPrices(plan: PriceTerms): ChargedPrice[] {
  const { priceEuro, stripeLookupKey } = plan;
  const following = followingPrice(plan);
  if (stripeLookupKey === undefined) return [];
  return [{ euro: priceEuro, lookupKey: stripeLookupKey }, ...(following ? [following] : [])];
}

/** The monthly price after the introductory one. A lifetime offer's regular price is nothing that is ever charged. */
function followingPrice({ introductoryUntil, regularPriceEuro, regularLookupKey }: PriceTerms): ChargedPrice | null {
  return introductoryUntil !== undefined && regularPriceEuro && regularLookupKey !== undefined
    ? { euro: regularPriceEuro, lookupKey: regularLookupKey }
    : null;
}

/** What a lifetime offer is compared to: so many months of its monthly plan. */
interface Comparison {
  months: number;
  euro: number;
}

export interface LifetimeComparison {
  planName: string;
  /** Its regular price, where that is a whole number of months at the price of the day. */
  former: Comparison | null;
  savings: (Comparison & { percent: number; monthlyEuro: number }) | null;
}

/** A lifetime offer against what its monthly plan costs whoever orders on this day, never against what nobody pays. */
export function compareLifetime(
  offer: { regularPriceEuro: number | null; savings?: { percent: number; months: number } | undefined },
  monthly: PriceTerms & { name: string },
  day: string,
): LifetimeComparison {
  const { euro: monthlyEuro } = currentPrice(monthly, day);
  const { regularPriceEuro, savings } = offer;
  const months = regularPriceEuro === null ? null : wholeMonths(regularPriceEuro, monthlyEuro);
  return {
    planName: monthly.name,
    former: regularPriceEuro === null || months === null ? null : { months, euro: regularPriceEuro },
    savings: savings ? { ...savings, monthlyEuro, euro: inEuro(savings.months * inCents(monthlyEuro)) } : null,
  };
}

/** How many months at this price an amount is; null when there is a rest. */
export function wholeMonths(euro: number, monthlyEuro: number): number | null {
  const months = inCents(euro) / inCents(monthlyEuro);
  return Number.isInteger(months) ? months : null;
}

/** Counted in cents, as euros with a fraction cannot be divided exactly. */
export const inCents = (euro: number): number => Math.round(euro * 100);

const inEuro = (cents: number): number => cents / 100;
