import { DAY_MS } from "../time/durations";

/** Offers for sale; the free plan needs no order. */
export const OFFERS = ["pro", "pro_ai", "ai_only", "lifetime_pro", "lifetime_pro_ai"] as const;
export type Offer = (typeof OFFERS)[number];

/** Origin of a contract: the labelled demo, a payment, or a grant by the operator. */
export const ENTITLEMENT_SOURCES = ["demo", "stripe", "operator"] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/**
 * active: paid or granted. past_due: a renewal failed and is retried. unpaid: not paid yet, or given up. suspended:
 * disputed. refunded: refunded in full. ended: cancelled and over.
 */
export const ENTITLEMENT_STATES = ["active", "past_due", "unpaid", "suspended", "refunded", "ended"] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

/** Whether an offer is paid once and has no end. */
export const isLifetime = (offer: Offer): boolean => offer.startsWith("lifetime_");

export interface Entitlement {
  kind: Offer;
  state: EntitlementState;
  /** null: no end. */
  expiresAt: Date | null;
}

/** Access continues this long after a period ends, so that late news of a renewal locks no paying member out. */
const RENEWAL_GRACE_MS = 3 * DAY_MS;

const GIVING: readonly EntitlementState[] = ["active", "past_due"];

export const givesAccess = ({ state, expiresAt }: Entitlement, now: Date): boolean =>
  GIVING.includes(state) && (expiresAt === null || expiresAt.getTime() > now.getTime());

/** End of the access unless further news comes. */
export function expiryOf({ periodEnd, cancelsAt }: { periodEnd: Date; cancelsAt: Date | null }): Date {
  return cancelsAt ?? new Date(periodEnd.getTime() + RENEWAL_GRACE_MS);
}

/** Offers that an order makes superfluous; they end with it, so that no member pays twice. */
export const SUPERSEDED: Readonly<Record<Offer, readonly Offer[]>> = {
  pro: [],
  pro_ai: ["pro", "ai_only"],
  ai_only: [],
  lifetime_pro: ["pro", "pro_ai"],
  lifetime_pro_ai: ["pro", "pro_ai", "ai_only"],
};
