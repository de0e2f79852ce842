import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { isSubscribed, offerState, shownState } from "~/domain/payments/offers";
import { env } from "~/environment/env.server";
import { checkoutMode, sellableHere } from "~/payments/checkout-mode";
import { framedPage } from "~/request/framed-page.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { access, holdings } = await requireMember(request);
  const sellable = sellableHere(env());
  const plans = library().plans.map((plan) => ({ plan, state: offerState(plan.id, holdings, access) }));
  return {
    // The add-on alone is hidden from members it is withheld from; other withheld offers are shown with the reason.
    plans: plans
      .filter(({ plan, state }) => plan.id !== "ai_only" || state !== "withheld")
      // The free plan is nothing to order: it is shown as the member's current one, or not at all.
      .filter(({ plan, state }) => plan.id !== "free" || state === "current")
      .map(({ plan, state }) => ({ plan, state: shownState(plan.id, state, sellable) })),
    paid: access.paid,
    freeWeeksRemaining: access.freeWeeksRemaining,
    isSubscribed: isSubscribed(holdings),
    mode: checkoutMode(env()),
  };
});
