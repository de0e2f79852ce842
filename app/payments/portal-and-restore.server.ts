import { listPayments } from "~/db/payments/payments.server";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { rethrowOurs } from "./our-outage.server";
import { withinStripeDeadline } from "./stripe/client.server";
import { openPortal } from "./stripe/portal.server";
import { syncPerson } from "./stripe/sync.server";

/** Null where there is none, or Stripe does not answer. */
export async function portalAddress({ userId }: { userId: string }): Promise<string | null> {
  return openPortal({ userId }).catch((error: unknown) => {
    rethrowOurs(error);
    log.error("portal-failed", { failure: failureText(error) });
    return null;
  });
}

/** Reads a member's purchases again, for one who paid and does not see it. */
export async function restorePurchases({
  userId,
  now,
}: {
  userId: string;
  now: Date;
}): Promise<"found" | "nothing" | "away"> {
  try {
    await withinStripeDeadline(syncPerson({ userId, now }));
    // Merely opening Stripe's page makes a customer, so only payments count.
    return (await listPayments({ userId })).length > 0 ? "found" : "nothing";
  } catch (error) {
    rethrowOurs(error);
    log.error("restore-failed", { failure: failureText(error) });
    return "away";
  }
}
