import { DAY_MS } from "../time/durations";

/** What can be bought; the free plan is had without. */
export const OFFERS = ["pro", "pro_ai", "ai_only", "lifetime_pro", "lifetime_pro_ai"] as const;
export type Offer = (typeof OFFERS)[number];

/** Where it comes from: the labelled demo, a payment, or a grant by whoever runs this. */
export const ENTITLEMENT_SOURCES = ["demo", "stripe", "operator"] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/**
 * active: paid, or given. past_due: a renewal failed and is tried again. unpaid: not paid yet, or given up.
 * suspended: disputed. refunded: paid back in full. ended: cancelled and over.
 */
export const ENTITLEMENT_STATES = ["active", "past_due", "unpaid", "suspended", "refunded", "ended"] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

/** Paid once, and without an end. */
export const isLifetime = (offer: Offer): boolean => offer.startsWith("lifetime_");

export interface Entitlement {
  kind: Offer;
  state: EntitlementState;
  /** null: no end. */
  expiresAt: Date | null;
}

/** Nobody who pays stands outside because the news of a renewal is late. */
export const RENEWAL_GRACE_MS = 3 * DAY_MS;

const GIVING: readonly EntitlementState[] = ["active", "past_due"];

export const givesAccess = ({ state, expiresAt }: Entitlement, now: Date): boolean =>
  GIVING.includes(state) && (expiresAt === null || expiresAt.getTime() > now.getTime());

/** Until when it gives access without further news. */
export function expiryOf({ periodEnd, cancelsAt }: { periodEnd: Date; cancelsAt: Date | null }): Date {
  return cancelsAt ?? new Date(periodEnd.getTime() + RENEWAL_GRACE_MS);
}

/** What an order makes superfluous, which ends with it, so that nothing is paid for twice. */
export const SUPERSEDED: Readonly<Record<Offer, readonly Offer[]>> = {
  pro: [],
  pro_ai: ["pro", "ai_only"],
  ai_only: [],
  lifetime_pro: ["pro", "pro_ai"],
  lifetime_pro_ai: ["pro", "pro_ai", "ai_only"],
};
