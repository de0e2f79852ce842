import { library } from "~/content/library.server";
import { db } from "~/db/connection/client.server";
import { endGiven, listEntitlements, recordPlan, saveEntitlement } from "~/db/payments/entitlements.server";
import { recordHoldings } from "~/db/missions/open-within-reach.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { SUBSCRIPTION_DAYS } from "~/domain/payments/access";
import { DAY_MS } from "~/domain/time/durations";
import { givesAccess, isLifetime, SUPERSEDED, type Offer } from "~/domain/payments/entitlements";

/** Sets what was chosen, without a payment. Ordering again what runs already changes nothing. */
export async function orderInDemo({ userId, offer, now }: { userId: string; offer: Offer; now: Date }): Promise<void> {
  const end = isLifetime(offer) ? null : new Date(now.getTime() + SUBSCRIPTION_DAYS * DAY_MS);
  await inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    const running = (await listEntitlements({ userId }, tx)).filter((held) => givesAccess(held, now));
    const isHeld = running.some(({ kind }) => kind === offer || SUPERSEDED[kind].includes(offer));
    if (!isHeld) {
      for (const kind of [offer, ...SUPERSEDED[offer]]) await endGiven({ userId, kind, source: "demo" }, tx);
      const times = { startsAt: now, periodEnd: end, cancelsAt: end, expiresAt: end };
      const id = `demo-${userId}-${offer}`;
      await saveEntitlement({ id, userId, kind: offer, source: "demo", ...times }, tx);
    }
    await recordHoldings({ userId, missionsOf: library().listMissionsOfPath, now }, tx);
  });
}

/** Takes it back at once; true when there was something to end. */
export async function endInDemo({ userId, offer, now }: { userId: string; offer: Offer; now: Date }): Promise<boolean> {
  return inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return false;
    const ended = await endGiven({ userId, kind: offer, source: "demo" }, tx);
    await recordPlan({ userId, now }, tx);
    return ended;
  });
}
