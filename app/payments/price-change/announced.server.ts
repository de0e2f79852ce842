import { library } from "~/content/library.server";
import type { Offer } from "~/domain/payments/entitlements";
import { berlinDay } from "~/domain/time/german-dates";
import { runningPrice, type RunningPrice } from "~/domain/payments/price-change";

export interface AnnouncedPrice extends RunningPrice {
  kind: Offer;
  name: string;
}

/** Plans whose running contracts change their price, as content announces today. */
export function announcedPrices(now: Date): AnnouncedPrice[] {
  const today = berlinDay(now);
  return library().plans.flatMap((plan) => {
    const price = runningPrice(plan, today);
    return price && plan.id !== "free" ? [{ ...price, kind: plan.id, name: plan.name }] : [];
  });
}
