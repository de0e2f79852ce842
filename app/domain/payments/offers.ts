import type { Access, Holdings } from "./access";
import type { Offer } from "./entitlements";
import type { Features } from "../features";

/** included: already part of the purchases. withheld: with these purchases a member would pay for something twice. */
export type OfferState = "current" | "available" | "included" | "withheld";

export function offerState(offer: Offer | "free", holdings: Holdings, { effectivePlan, paid }: Access): OfferState {
  const { monthly, lifetime, aiAddOn } = holdings;
  switch (offer) {
    case "free":
      return paid ? "included" : "current";
    case "pro":
      if (monthly === "pro") return "current";
      return paid ? "included" : "available";
    case "pro_ai":
      if (monthly === "pro_ai") return "current";
      if (effectivePlan === "pro_ai") return "included";
      return lifetime ? "withheld" : "available";
    case "ai_only":
      if (aiAddOn) return "current";
      return effectivePlan === "pro_ai" ? "withheld" : "available";
    case "lifetime_pro":
    case "lifetime_pro_ai":
      if (lifetime === offer) return "current";
      return lifetime === "lifetime_pro_ai" ? "included" : "available";
  }
}

const NEEDS_COACH: readonly (Offer | "free")[] = ["pro_ai", "ai_only", "lifetime_pro_ai"];

export const isBuilt = (offer: Offer | "free", { coach }: Pick<Features, "coach">): boolean =>
  coach || !NEEDS_COACH.includes(offer);

/** soon: cannot be ordered yet. */
export type ShownState = OfferState | "soon";

export function shownState(
  offer: Offer | "free",
  state: OfferState,
  has: Pick<Features, "coach" | "payments">,
): ShownState {
  return state === "available" && !(isBuilt(offer, has) && has.payments) ? "soon" : state;
}

export const isSubscribed = ({ monthly, lifetime, aiAddOn }: Holdings): boolean =>
  monthly !== "free" || lifetime !== null || aiAddOn;
