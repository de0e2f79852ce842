import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/entitlements.server";
import { givesAccess, OFFERS } from "~/domain/entitlements";
import { longDate } from "~/domain/german-dates";
import { isSubscribed } from "~/domain/offers";
import { env } from "~/env.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { checkoutMode } from "~/payments/checkout-mode";
import { endInDemo } from "~/payments/demo-checkout.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  if (!isSubscribed(member.holdings)) throw redirect("/pricing");
  const now = new Date();
  const held = (await listEntitlements({ userId: member.userId })).filter((each) => givesAccess(each, now));
  return {
    isDemo: checkoutMode(env()) === "demo",
    contact: library().site.operator.email,
    held: held.map(({ kind, periodEnd }) => ({
      id: kind,
      name: library().getPlan(kind)?.name ?? kind,
      until: periodEnd ? longDate(periodEnd) : null,
    })),
  };
});

const schema = z.strictObject({ plan: z.enum(OFFERS) });

export const action = mutation({ who: "member", schema }, async ({ input, member, now }) => {
  if (checkoutMode(env()) !== "demo") return redirectWithFlash("/abo", { key: "portalFailed" });
  await endInDemo({ userId: member.userId, offer: input.plan, now });
  return redirectWithFlash("/pricing", { key: "demoPlanEnded", args: [library().getPlan(input.plan)?.name ?? ""] });
});
