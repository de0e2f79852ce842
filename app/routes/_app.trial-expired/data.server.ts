import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { openTabs } from "~/domain/access";
import { offerState, shownState } from "~/domain/offers";
import { env } from "~/env.server";
import { sellableHere } from "~/payments/checkout-mode";
import { page } from "~/request/page.server";

const OFFERED = ["pro", "pro_ai"] as const;

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { access, holdings } = await requireMember(request);
  const plans = OFFERED.flatMap((id) => library.getPlan(id) ?? []);
  const sellable = sellableHere(env);
  return json({
    ...openTabs(access),
    paid: access.paid,
    freeWeeksRemaining: access.freeWeeksRemaining,
    plans: plans.map((plan) => ({ plan, state: shownState(plan.id, offerState(plan.id, holdings, access), sellable) })),
  });
});
