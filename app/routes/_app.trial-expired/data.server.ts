import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { offerState, shownState } from "~/domain/payments/offers";
import { env } from "~/environment/env.server";
import { sellableHere } from "~/payments/checkout-mode";
import { framedPage } from "~/request/framed-page.server";

const OFFERED = ["pro", "pro_ai"] as const;

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { access, holdings } = await requireMember(request);
  const plans = OFFERED.flatMap((id) => library().getPlan(id) ?? []);
  const sellable = sellableHere(env());
  return {
    paid: access.paid,
    freeWeeksRemaining: access.freeWeeksRemaining,
    plans: plans.map((plan) => ({ plan, state: shownState(plan.id, offerState(plan.id, holdings, access), sellable) })),
  };
});
