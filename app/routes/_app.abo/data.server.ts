import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { formatCents } from "~/domain/text/german-numbers";
import { requireMember, type Member } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/payments/entitlements.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { givesAccess, OFFERS, type Offer } from "~/domain/payments/entitlements";
import { longDate } from "~/domain/time/german-dates";
import { isSubscribed } from "~/domain/payments/offers";
import { env } from "~/environment/env.server";
import { refusal } from "~/http/refusal.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { checkoutMode } from "~/payments/checkout-mode";
import { endInDemo } from "~/payments/demo-checkout.server";
import { endEntitlement } from "~/payments/end-entitlement.server";
import { giveMoneyBack } from "~/payments/money-back.server";
import { readContracts } from "~/payments/overview.server";
import { agreeToPrice } from "~/payments/price-change/agree.server";
import { portalAddress, restorePurchases } from "~/payments/portal-and-restore.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { userId, holdings } = await requireMember(request);
  const contracts = await readContracts({ userId, now: new Date() });
  if (!isSubscribed(holdings) && contracts.payments.length === 0) throw redirect("/pricing");
  return { mode: checkoutMode(env()), contact: library().site.operator.email, ...contracts };
});

const schema = z.strictObject({
  intent: z.enum(["end", "cancel", "money-back", "agree", "portal", "restore"]).default("end"),
  plan: z.enum(OFFERS).optional(),
  /** The price that was shown, in cents. */
  cents: z.coerce.number().int().positive().optional(),
});

interface Call {
  member: Member;
  offer: Offer;
  name: string;
  now: Date;
}

export const action = mutation(
  { who: "member", schema, limit: { name: "contracts", max: 60, windowSeconds: HOUR_SECONDS } },
  async ({ input: { intent, plan, cents }, member, now }) => {
    const mode = checkoutMode(env());
    const { userId } = member;
    if (intent === "portal") {
      const url = mode === "stripe" ? await portalAddress({ userId }) : null;
      return url ? redirect(url) : redirectWithFlash("/abo", { key: "portalFailed" });
    }
    if (intent === "restore") {
      const restored = mode === "stripe" ? await restorePurchases({ userId, now }) : "nothing";
      return restored === "away"
        ? redirectWithFlash("/pricing", { key: "paymentsAway" })
        : redirectWithFlash(restored === "found" ? "/abo" : "/pricing", {
            key: restored === "found" ? "purchaseRestored" : "nothingToRestore",
          });
    }
    if (!plan) throw refusal(400);
    const call = { member, offer: plan, name: library().getPlan(plan)?.name ?? "", now };
    if (intent === "cancel") return cancel(call);
    if (intent === "agree") return agree(call, cents);
    if (intent === "money-back") return moneyBack(call);
    if (mode !== "demo") return redirectWithFlash("/abo", { key: "portalFailed" });
    await endInDemo({ userId, offer: plan, now });
    return redirectWithFlash("/pricing", { key: "demoPlanEnded", args: [call.name] });
  },
);

async function cancel({ member: { userId }, offer, name, now }: Call) {
  const contract = (await listEntitlements({ userId })).find(
    (each) => each.kind === offer && each.source === "stripe" && givesAccess(each, now),
  );
  const ended = contract ? await endEntitlement({ userId, entitlementId: contract.id, how: "period-end", now }) : null;
  if (ended?.ok) return redirectWithFlash("/abo", { key: "planCancelled", args: [name, longDate(ended.endsAt)] });
  return redirectWithFlash("/abo", { key: ended?.reason === "unreachable" ? "paymentsAway" : "portalFailed" });
}

async function agree({ member: { userId }, offer, name, now }: Call, cents: number | undefined) {
  const agreed = cents === undefined ? null : await agreeToPrice({ userId, offer, cents, now });
  if (!agreed) return redirectWithFlash("/abo", { key: "priceOver" });
  const { toCents, effectiveFrom } = agreed;
  return redirectWithFlash("/abo", { key: "priceAgreed", args: [name, formatCents(toCents), longDate(effectiveFrom)] });
}

async function moneyBack({ member, offer, name, now }: Call) {
  const ended = await giveMoneyBack({ person: member, offer, planName: name, now });
  if (ended.ok) {
    return redirectWithFlash("/pricing", { key: "moneyBack", args: [name, formatCents(ended.refundCents)] });
  }
  return redirectWithFlash("/abo", { key: ended.reason === "unreachable" ? "paymentsAway" : "moneyBackGone" });
}
