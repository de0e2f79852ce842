import { listCustomers } from "~/db/payments/stripe-customers.server";
import { isAwayForAll, withinStripeDeadline } from "./stripe/client.server";
import { syncPerson } from "./stripe/sync.server";

const BATCH = 1_000;
/**
 * Consecutive failures after which the run stops: with Stripe unreachable each person costs the whole deadline (9 s),
 * which would take hours.
 */
const AWAY_IN_A_ROW = 5;

/**
 * Synchronises all Stripe customers, one after the other. A failure about one person's data does not stop the others.
 * isAway: stopped early because Stripe is unreachable; `people` counts those tried until then.
 */
export async function syncEverybody({
  now,
  onFailure,
}: {
  now: Date;
  onFailure: (userId: string, error: unknown) => void;
}): Promise<{ people: number; failed: number; isAway: boolean }> {
  let [people, failed, awayInARow] = [0, 0, 0];
  let after: string | null = null;
  for (;;) {
    const batch: { userId: string }[] = await listCustomers({ after, limit: BATCH });
    for (const { userId } of batch) {
      people++;
      try {
        await withinStripeDeadline(syncPerson({ userId, now }));
        awayInARow = 0;
      } catch (error) {
        failed++;
        onFailure(userId, error);
        awayInARow = isAwayForAll(error) ? awayInARow + 1 : 0;
        if (awayInARow === AWAY_IN_A_ROW) return { people, failed, isAway: true };
      }
    }
    after = batch.at(-1)?.userId ?? null;
    if (batch.length < BATCH) return { people, failed, isAway: false };
  }
}
