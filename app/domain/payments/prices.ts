/** A plan's prices in content. */
export interface PriceTerms {
  priceEuro: number;
  stripeLookupKey?: string | undefined;
  regularPriceEuro?: number | null | undefined;
  regularLookupKey?: string | undefined;
  introductoryUntil?: string | undefined;
}

export interface ChargedPrice {
  euro: number;
  /** Stripe's lookup key of the price. */
  lookupKey: string;
}

export interface CurrentPrice {
  euro: number;
  /** null: nothing is charged. */
  lookupKey: string | null;
  isIntroductory: boolean;
}

/** Price of an order placed on this day in Germany (`berlinDay`); the last introductory day is included. */
export function currentPrice(plan: PriceTerms, day: string): CurrentPrice {
  const { priceEuro, stripeLookupKey = null, introductoryUntil } = plan;
  const following = followingPrice(plan);
  if (following && introductoryUntil !== undefined && day > introductoryUntil) {
    return { ...following, isIntroductory: false };
  }
  return { euro: priceEuro, lookupKey: stripeLookupKey, isIntroductory: following !== null };
}

/** Every price at which a plan is ever ordered; empty for the free plan. */
export function chargedPrices(plan: PriceTerms): ChargedPrice[] {
  const { priceEuro, stripeLookupKey } = plan;
  const following = followingPrice(plan);
  if (stripeLookupKey === undefined) return [];
  return [{ euro: priceEuro, lookupKey: stripeLookupKey }, ...(following ? [following] : [])];
}

/** The monthly price after the introductory one. A lifetime offer's regular price is never charged. */
function followingPrice({ introductoryUntil, regularPriceEuro, regularLookupKey }: PriceTerms): ChargedPrice | null {
  return introductoryUntil !== undefined && regularPriceEuro && regularLookupKey !== undefined
    ? { euro: regularPriceEuro, lookupKey: regularLookupKey }
    : null;
}

/** A number of months of the monthly plan, and their price. */
interface Comparison {
  months: number;
  euro: number;
}

export interface LifetimeComparison {
  planName: string;
  /** The regular price, where it is a whole number of months at the day's price. */
  former: Comparison | null;
  savings: (Comparison & { percent: number; monthlyEuro: number }) | null;
}

/** Compares a lifetime offer with the monthly plan at the price of this day, never with a price that no member pays. */
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

/** Number of months at this price that an amount equals; null when it is not whole. */
export function wholeMonths(euro: number, monthlyEuro: number): number | null {
  const months = inCents(euro) / inCents(monthlyEuro);
  return Number.isInteger(months) ? months : null;
}

/** Prices are compared in cents, as fractions of a euro cannot be divided exactly. */
export const inCents = (euro: number): number => Math.round(euro * 100);

const inEuro = (cents: number): number => cents / 100;
