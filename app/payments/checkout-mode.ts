import { FEATURES, type Features } from "~/domain/features";
import type { Env } from "~/environment/env";

/**
 * stripe: with its keys. demo: nothing is charged, the plan is set at once; where strangers come by, with a real database
 * or at a public address, only when the operator asks for it. none: buying is not possible yet.
 */
export type CheckoutMode = "stripe" | "demo" | "none";

type Settings = Pick<Env, "APP_URL" | "DATABASE_URL" | "DEMO_CHECKOUT" | "STRIPE_SECRET_KEY">;

export function checkoutMode({ APP_URL, DATABASE_URL, DEMO_CHECKOUT, STRIPE_SECRET_KEY }: Settings): CheckoutMode {
  if (STRIPE_SECRET_KEY) return "stripe";
  if (DEMO_CHECKOUT) return DEMO_CHECKOUT === "1" ? "demo" : "none";
  return DATABASE_URL || isPublicHttps(APP_URL) ? "none" : "demo";
}

export const sellableHere = (env: Settings, features = FEATURES): Features => ({
  ...features,
  payments: features.payments && checkoutMode(env) !== "none",
});

/** Hosts a form may redirect to: Stripe's own pages, or those of its stand-in. */
export function checkoutHosts({
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_API_BASE">) {
  if (!STRIPE_SECRET_KEY) return [];
  if (STRIPE_API_BASE) return [new URL(STRIPE_API_BASE).origin];
  return ["https://checkout.stripe.com", "https://billing.stripe.com"];
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

function isPublicHttps(appUrl: string): boolean {
  const { protocol, hostname } = new URL(appUrl);
  return protocol === "https:" && !LOOPBACK.test(hostname);
}
