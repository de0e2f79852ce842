import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { readSession } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { FEATURES } from "~/domain/features";
import { OFFERS } from "~/domain/entitlements";
import { isBuilt, offerState } from "~/domain/offers";
import { env } from "~/env.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { checkoutMode } from "~/payments/checkout-mode";
import { orderInDemo } from "~/payments/demo-checkout.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const offerSchema = z.enum(OFFERS);

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { member } = await readSession(request);
  if (!member) throw await loginFirst();
  const asked = offerSchema.safeParse(new URL(request.url).searchParams.get("plan"));
  const plan = asked.success ? library().getPlan(asked.data) : null;
  if (!asked.success || !plan) throw redirect("/pricing");
  const { access, holdings } = member;
  const state = offerState(asked.data, holdings, access);
  if (state === "current") throw redirect("/abo");
  if (!isBuilt(asked.data, FEATURES)) throw await redirectWithFlash("/pricing", { key: "planSoon" });
  if (state !== "available") throw await redirectWithFlash("/pricing", { key: "planIncluded" });
  return {
    plan,
    mode: checkoutMode(env()),
    running: holdings.monthly === "free" ? null : (library().getPlan(holdings.monthly)?.name ?? null),
    contact: library().site.operator.email,
  };
});

const schema = z.strictObject({ plan: offerSchema });

export const action = mutation({ who: "anyone", schema }, async ({ input, member, now }) => {
  if (!member) return loginFirst();
  if (checkoutMode(env()) === "none") return redirectWithFlash(`/kasse?plan=${input.plan}`, { key: "checkoutFailed" });
  if (!isBuilt(input.plan, FEATURES)) return redirectWithFlash("/pricing", { key: "planSoon" });
  const state = offerState(input.plan, member.holdings, member.access);
  if (state === "included" || state === "withheld") return redirectWithFlash("/pricing", { key: "planIncluded" });
  // Ordered already, by a second click or in another tab: the same answer, and no second order.
  if (state === "available") await orderInDemo({ userId: member.userId, offer: input.plan, now });
  return redirectWithFlash("/home", {
    key: "demoPlanStarted",
    args: [library().getPlan(input.plan)?.name ?? ""],
  });
});

const loginFirst = () => redirectWithFlash("/auth", { key: "checkoutNeedsLogin" });
