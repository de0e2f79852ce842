import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { openTabs } from "~/domain/access";
import { isSubscribed, offerState, shownState } from "~/domain/offers";
import { env } from "~/env.server";
import { checkoutMode, sellableHere } from "~/payments/checkout-mode";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { access, holdings } = await requireMember(request);
  const sellable = sellableHere(env);
  const plans = library.plans.map((plan) => ({ plan, state: offerState(plan.id, holdings, access) }));
  return json({
    ...openTabs(access),
    // The add-on alone is offered to some only; whom another offer is of no use to is told why.
    plans: plans
      .filter(({ plan, state }) => plan.id !== "ai_only" || state !== "withheld")
      .map(({ plan, state }) => ({ plan, state: shownState(plan.id, state, sellable) })),
    paid: access.paid,
    freeWeeksRemaining: access.freeWeeksRemaining,
    isSubscribed: isSubscribed(holdings),
    isDemo: checkoutMode(env) === "demo",
  });
});
