import { listPayments } from "~/db/payments/payments.server";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { withinDeadline } from "./stripe/client.server";
import { openPortal } from "./stripe/portal.server";
import { syncPerson } from "./stripe/sync.server";

/** Null where there is none, or Stripe does not answer. */
export async function portalAddress({ userId }: { userId: string }): Promise<string | null> {
  return openPortal({ userId }).catch((error: unknown) => {
    log.error("portal-failed", { failure: failureText(error) });
    return null;
  });
}

/** Reads somebody's purchases again, for whoever paid and sees nothing of it. */
export async function restorePurchases({
  userId,
  now,
}: {
  userId: string;
  now: Date;
}): Promise<"found" | "nothing" | "away"> {
  try {
    await withinDeadline(syncPerson({ userId, now }));
    // Who has only been at Stripe's page is a customer there, too.
    return (await listPayments({ userId })).length > 0 ? "found" : "nothing";
  } catch (error) {
    log.error("restore-failed", { failure: failureText(error) });
    return "away";
  }
}
