import type { EntitlementState } from "./entitlements";

const STATE_OF: Readonly<Record<string, EntitlementState>> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  incomplete: "unpaid",
  unpaid: "unpaid",
  paused: "unpaid",
  incomplete_expired: "ended",
  canceled: "ended",
};

/** State of a Stripe subscription, from its status. While a payment is disputed, a running one gives no access. */
export function subscriptionState(status: string, isDisputed: boolean): EntitlementState {
  const state = STATE_OF[status] ?? "unpaid";
  const isRunning = state === "active" || state === "past_due";
  return isRunning && isDisputed ? "suspended" : state;
}

/** State of a one-time purchase: `isBack` after a full refund or a lost dispute, which outweighs an open one. */
export function purchaseState({
  isOnItsWay,
  isBack,
  isDisputed,
}: {
  isOnItsWay: boolean;
  isBack: boolean;
  isDisputed: boolean;
}): EntitlementState {
  if (isOnItsWay) return "unpaid";
  if (isBack) return "refunded";
  return isDisputed ? "suspended" : "active";
}
