import { library } from "~/content/library.server";
import { endEntitlement, endMonthlyPlan, grantEntitlement, startMonthlyPlan } from "~/db/purchases.server";
import { SUBSCRIPTION_DAYS } from "~/domain/access";
import { DAY_MS } from "~/domain/durations";
import type { Offer } from "~/domain/offers";

/** Sets what was chosen, without a payment. Ordering again what runs already changes nothing. */
export async function orderInDemo({ userId, offer, now }: { userId: string; offer: Offer; now: Date }): Promise<void> {
  const order = { userId, missionsOf: library().listMissionsOfPath, now };
  const expiresAt = new Date(now.getTime() + SUBSCRIPTION_DAYS * DAY_MS);
  switch (offer) {
    case "pro":
    case "pro_ai":
      return startMonthlyPlan({ ...order, plan: offer, expiresAt });
    case "ai_only":
      return grantEntitlement({ ...order, kind: offer, source: "demo", expiresAt });
    case "lifetime_pro":
    case "lifetime_pro_ai":
      return grantEntitlement({ ...order, kind: offer, source: "demo", expiresAt: null });
  }
}

/** Takes it back at once; true when there was something to end. */
export async function endInDemo({ userId, offer }: { userId: string; offer: Offer }): Promise<boolean> {
  return offer === "pro" || offer === "pro_ai"
    ? endMonthlyPlan({ userId, plan: offer })
    : endEntitlement({ userId, kind: offer, source: "demo" });
}
