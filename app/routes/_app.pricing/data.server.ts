import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { openTabs } from "~/domain/access";
import { isSubscribed, offerState } from "~/domain/offers";
import { env } from "~/env.server";
import { checkoutMode } from "~/payments/checkout-mode";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { access, holdings } = await requireMember(request);
  const plans = library.plans.map((plan) => ({ plan, state: offerState(plan.id, holdings, access) }));
  return json({
    ...openTabs(access),
    plans: plans.filter(({ state }) => state !== "withheld"),
    paid: access.paid,
    freeWeeksRemaining: access.freeWeeksRemaining,
    isSubscribed: isSubscribed(holdings),
    isDemo: checkoutMode(env) === "demo",
  });
});
