import type { Offer } from "~/domain/entitlements";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { openCheckout, type Wish } from "./stripe/checkout.server";
import { stripeFailure } from "./stripe/client.server";
import { findUpgradable, previewUpgrade, upgrade } from "./stripe/upgrade.server";

/** pay: at this address. done: a running subscription was changed. paid: an earlier checkout was paid meanwhile. */
export type Ordered =
  { kind: "pay"; url: string } | { kind: "done" } | { kind: "paid" } | { kind: "declined" } | { kind: "failed" };

/** A binding order: changes the running subscription where there is one to change, else opens Stripe's checkout. */
export async function orderAtStripe({ buyer, offer, now }: Wish): Promise<Ordered> {
  try {
    const running = offer === "pro_ai" ? await findUpgradable({ userId: buyer.userId, now }) : null;
    if (running) {
      await upgrade({ running, now });
      return { kind: "done" };
    }
    const opened = await openCheckout({ buyer, offer, now });
    return "url" in opened ? { kind: "pay", url: opened.url } : { kind: "paid" };
  } catch (error) {
    if (stripeFailure(error) === "declined") return { kind: "declined" };
    log.error("order-failed", { offer, failure: failureText(error) });
    return { kind: "failed" };
  }
}

/** dueCents: what is charged today where that is not the price. null: the price, or Stripe did not say in time. */
export async function previewOrder({ userId, offer, now }: { userId: string; offer: Offer; now: Date }) {
  const running = offer === "pro_ai" ? await findUpgradable({ userId, now }) : null;
  if (!running) return null;
  try {
    const { dueCents } = await previewUpgrade({ running, now });
    return { dueCents };
  } catch (error) {
    log.warn("preview-failed", { failure: failureText(error) });
    return { dueCents: null };
  }
}
