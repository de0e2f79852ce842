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

/** By Stripe's word for a subscription's status. While a payment of what runs is disputed, the access waits. */
export function subscriptionState(status: string, isDisputed: boolean): EntitlementState {
  const state = STATE_OF[status] ?? "unpaid";
  const isRunning = state === "active" || state === "past_due";
  return isRunning && isDisputed ? "suspended" : state;
}

/** The same for what is paid once: `isBack` after a refund in full or a lost dispute, which counts before an open one. */
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
