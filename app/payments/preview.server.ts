import { limitKey } from "~/limits/limit-key.server";
import type { EntitlementRow } from "~/db/payments/entitlements.server";
import { consumeLimit } from "~/db/limits.server";
import { HOUR_SECONDS, MINUTE_MS, SECOND_MS } from "~/domain/time/durations";
import { createKept } from "./kept";
import { withinStripeDeadline } from "./stripe/client.server";
import { countedFrom, previewUpgrade } from "./stripe/upgrade.server";

/** A page waits no longer: it is shown without the sum. */
const DEADLINE_MS = 3 * SECOND_MS;
/** Previews per hour and member: each asks Stripe three times, and all requests of the shop share one limit. */
const PREVIEWS = { max: 12, windowSeconds: HOUR_SECONDS };

const kept = createKept<number>({ lastsMs: 5 * MINUTE_MS, max: 1_000 });

class TooManyPreviews extends Error {
  override readonly name = "TooManyPreviews";
}

/**
 * Today's charge for an upgrade, in cents; asks Stripe at most every five minutes per person, and a dozen times an
 * hour.
 */
export async function readPreview(running: EntitlementRow, now: Date): Promise<number> {
  const { userId, id, priceCents } = running;
  // The sum is counted from the hour, for what the contract is now.
  const key = [userId, id, priceCents, running.periodEnd?.getTime(), countedFrom(now, running)].join(":");
  return kept.read(key, now, async () => {
    if (!(await consumeLimit({ key: limitKey("preview", userId), ...PREVIEWS })))
      throw new TooManyPreviews("asked too often");
    return withinStripeDeadline(previewUpgrade({ running, now }), DEADLINE_MS);
  });
}
