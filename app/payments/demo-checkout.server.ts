import { endEntitlement, endMonthlyPlan, grantEntitlement, startMonthlyPlan } from "~/db/purchases.server";
import { SUBSCRIPTION_DAYS } from "~/domain/access";
import type { Offer } from "~/domain/offers";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets what was chosen, without a payment. Ordering again what runs already changes nothing. */
export async function orderInDemo({ userId, offer, now }: { userId: string; offer: Offer; now: Date }): Promise<void> {
  const expiresAt = new Date(now.getTime() + SUBSCRIPTION_DAYS * DAY_MS);
  switch (offer) {
    case "pro":
    case "pro_ai":
      return startMonthlyPlan({ userId, plan: offer, expiresAt, now });
    case "ai_only":
      return grantEntitlement({ userId, kind: offer, source: "demo", expiresAt, now });
    case "lifetime_pro":
    case "lifetime_pro_ai":
      return grantEntitlement({ userId, kind: offer, source: "demo", expiresAt: null, now });
  }
}

/** Takes it back at once; true when there was something to end. */
export async function endInDemo({ userId, offer }: { userId: string; offer: Offer }): Promise<boolean> {
  return offer === "pro" || offer === "pro_ai"
    ? endMonthlyPlan({ userId, plan: offer })
    : endEntitlement({ userId, kind: offer, source: "demo" });
}
