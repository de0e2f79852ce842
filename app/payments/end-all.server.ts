import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/entitlements.server";
import { givesAccess } from "~/domain/entitlements";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { stripe, unlessGone, withinDeadline } from "./stripe/client.server";

const isCharged = ({ source, periodEnd }: { source: string; periodEnd: Date | null }): boolean =>
  source === "stripe" && periodEnd !== null;

/** The names of what goes on being charged. */
export async function listRunning({ userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const held = await listEntitlements({ userId });
  return held
    .filter((each) => isCharged(each) && givesAccess(each, now))
    .map(({ kind }) => library().getPlan(kind)?.name ?? kind);
}

/**
 * Ends all that goes on being charged, at once, also what is unpaid or disputed, as Stripe goes on trying to charge it;
 * false when Stripe could not be reached for one.
 */
export async function endAllContracts({ userId }: { userId: string }): Promise<boolean> {
  const charged = (await listEntitlements({ userId })).filter((each) => isCharged(each) && each.state !== "ended");
  if (charged.length === 0) return true;
  try {
    const client = await stripe();
    const ended = charged.map(({ id }) => unlessGone(client.subscriptions.cancel(id)));
    await withinDeadline(Promise.all(ended));
    return true;
  } catch (error) {
    log.warn("contracts-not-ended", { failure: failureText(error) });
    return false;
  }
}
