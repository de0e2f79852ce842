import type { Subscription } from "../../stored";
import type { World } from "../../world/world";
import { defined } from "../../http/params";

type Details = NonNullable<Subscription["cancellation_details"]>;

/** Reasons for a cancellation, as far as the customer gives any. */
export interface Reasons {
  comment?: string | null | undefined;
  feedback?: Details["feedback"] | undefined;
}

export interface End {
  at: number;
  isPeriodEnd: boolean;
  reasons?: Reasons | undefined;
}

export const ends = (
  world: World,
  subscription: Subscription,
  { at, isPeriodEnd, reasons = {} }: End,
): Partial<Subscription> => ({
  cancel_at: at,
  cancel_at_period_end: isPeriodEnd,
  canceled_at: world.clock.now(),
  cancellation_details: {
    ...detailsOf(subscription, reasons),
    reason: "cancellation_requested",
  },
});

export const goesOn = (subscription: Subscription): Partial<Subscription> => ({
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { ...detailsOf(subscription, {}), reason: null },
});

export function detailsOf({ cancellation_details: before }: Subscription, given: Reasons): Details {
  const none: Details = { comment: null, feedback: null, feedback_option: null, reason: null };
  return { ...none, ...before, ...defined(given) };
}
