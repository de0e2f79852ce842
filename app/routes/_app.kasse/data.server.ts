import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { readSession } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { OFFERS } from "~/domain/payments/entitlements";
import { FEATURES } from "~/domain/features";
import { errors } from "~/domain/messages/messages";
import { isBuilt, isSubscribed, offerState } from "~/domain/payments/offers";
import { inCents } from "~/domain/payments/prices";
import { env } from "~/environment/env.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { checkoutMode } from "~/payments/checkout-mode";
import { orderInDemo } from "~/payments/demo-checkout.server";
import { listEnding, orderAtStripe, previewOrder } from "~/payments/order.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const offerSchema = z.enum(OFFERS);

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { member } = await readSession(request);
  if (!member) throw await loginFirst();
  const asked = offerSchema.safeParse(new URL(request.url).searchParams.get("plan"));
  const plan = asked.success ? library().getPlan(asked.data) : null;
  if (!asked.success || !plan) throw redirect("/pricing");
  const { access, holdings, userId } = member;
  const state = offerState(asked.data, holdings, access);
  if (state === "current") throw redirect("/abo");
  if (!isBuilt(asked.data, FEATURES)) throw await redirectWithFlash("/pricing", { key: "planSoon" });
  if (state !== "available") throw await redirectWithFlash("/pricing", { key: "planIncluded" });
  const mode = checkoutMode(env());
  const [offer, now] = [asked.data, new Date()];
  return {
    plan,
    mode,
    running: holdings.monthly === "free" ? null : (library().getPlan(holdings.monthly)?.name ?? null),
    ending: mode !== "none" && isSubscribed(holdings) ? await listEnding({ userId, offer, source: mode, now }) : [],
    preview: mode === "stripe" ? await previewOrder({ userId, offer, now }) : null,
    boxMissing: mode === "stripe" ? errors.startNotWished : undefined,
    operator: library().site.operator,
  };
});

const schema = z.strictObject({
  plan: offerSchema,
  startsAtOnce: z.literal("on").optional(),
  /** The price shown above the button, which may change at midnight. Never the price charged. */
  shownCents: z.coerce.number().int().optional(),
});

/** Orders per hour and person: each may open and expire a Stripe checkout. */
const limit = { name: "order", max: 60, windowSeconds: HOUR_SECONDS };

export const action = mutation(
  { who: "anyone", schema, limit },
  async ({ input: { plan, startsAtOnce, shownCents }, member, now }) => {
    if (!member) return loginFirst();
    const mode = checkoutMode(env());
    if (mode === "none") return redirectWithFlash(`/kasse?plan=${plan}`, { key: "checkoutFailed" });
    if (!isBuilt(plan, FEATURES)) return redirectWithFlash("/pricing", { key: "planSoon" });
    const state = offerState(plan, member.holdings, member.access);
    if (state === "included" || state === "withheld") return redirectWithFlash("/pricing", { key: "planIncluded" });
    const { name = "", price } = library().getPlan(plan) ?? {};
    if (shownCents !== undefined && price && shownCents !== inCents(price.euro)) {
      return redirectWithFlash(`/kasse?plan=${plan}`, { key: "priceChanged" });
    }
    if (mode === "stripe") {
      if (state === "current") return redirect("/abo");
      if (!startsAtOnce) return json({ refused: errors.startNotWished }, { status: 422 });
      const ordered = await orderAtStripe({ buyer: member, offer: plan, now });
      if (ordered.kind === "pay") return redirect(ordered.url);
      if (ordered.kind === "done") return redirectWithFlash("/home", { key: "planStarted", args: [name] });
      if (ordered.kind === "paid") return redirect(`/kasse/danke?plan=${plan}`);
      return redirectWithFlash(`/kasse?plan=${plan}`, {
        key: ordered.kind === "declined" ? "paymentDeclined" : "checkoutFailed",
      });
    }
    // When already ordered, by a second click or in another tab, the answer is the same, without a second order.
    if (state === "available") await orderInDemo({ userId: member.userId, offer: plan, now });
    return redirectWithFlash("/home", { key: "demoPlanStarted", args: [name] });
  },
);

const loginFirst = () => redirectWithFlash("/auth", { key: "checkoutNeedsLogin" });
