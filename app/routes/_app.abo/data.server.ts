import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/purchases.server";
import { longDate } from "~/domain/german-dates";
import { isSubscribed, OFFERS } from "~/domain/offers";
import { env } from "~/env.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { checkoutMode } from "~/payments/checkout-mode";
import { endInDemo } from "~/payments/demo-checkout.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const { holdings, subscriptionExpiry, userId } = member;
  if (!isSubscribed(holdings)) throw redirect("/pricing");
  const monthly = holdings.monthly === "free" ? [] : [{ kind: holdings.monthly, expiresAt: subscriptionExpiry }];
  const held = [...monthly, ...(await listEntitlements({ userId, now: new Date() }))];
  return {
    isDemo: checkoutMode(env()) === "demo",
    contact: library().site.operator.email,
    held: held.map(({ kind, expiresAt }) => ({
      id: kind,
      name: library().getPlan(kind)?.name ?? kind,
      until: expiresAt ? longDate(expiresAt) : null,
    })),
  };
});

const schema = z.strictObject({ plan: z.enum(OFFERS) });

export const action = mutation({ who: "member", schema }, async ({ input, member }) => {
  if (checkoutMode(env()) !== "demo") return redirectWithFlash("/abo", { key: "portalFailed" });
  await endInDemo({ userId: member.userId, offer: input.plan });
  return redirectWithFlash("/pricing", { key: "demoPlanEnded", args: [library().getPlan(input.plan)?.name ?? ""] });
});
