import type { Env } from "~/env";

/**
 * How a plan is bought here. demo: nothing is charged, the plan is set at once; on a server with a real database only
 * when the operator asks for it. none: buying is not possible yet.
 */
export type CheckoutMode = "demo" | "none";

export function checkoutMode({
  DATABASE_URL,
  DEMO_CHECKOUT,
}: Pick<Env, "DATABASE_URL" | "DEMO_CHECKOUT">): CheckoutMode {
  return !DATABASE_URL || DEMO_CHECKOUT === "1" ? "demo" : "none";
}
