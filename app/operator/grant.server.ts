import { randomUUID } from "node:crypto";
import { library } from "~/content/library.server";
import { db } from "~/db/connection/client.server";
import { listEntitlements, saveEntitlement, type EntitlementRow } from "~/db/payments/entitlements.server";
import { recordHoldings } from "~/db/missions/open-within-reach.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { givesAccess, SUPERSEDED, type Offer } from "~/domain/payments/entitlements";
import { longDate } from "~/domain/time/german-dates";

interface Wish {
  userId: string;
  offer: Offer;
  reason: string;
  now: Date;
}

/** gone: the account was deleted meanwhile. held: an earlier grant of the offer is still running. */
export type GrantOutcome =
  | { ok: true; alsoPaid: EntitlementRow[] }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "held"; until: Date | null };

/**
 * Gives an offer without a payment. Contracts at Stripe go on: `alsoPaid` lists those that now cost money for nothing.
 */
export async function grantOffer({
  userId,
  offer,
  reason,
  until,
  now,
}: Wish & { until: Date | null }): Promise<GrantOutcome> {
  return inTransaction<GrantOutcome>(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return { ok: false, reason: "gone" };
    const running = (await listEntitlements({ userId }, tx)).filter((held) => givesAccess(held, now));
    const given = running.find((held) => isGiven(held, offer));
    if (given) return { ok: false, reason: "held", until: given.expiresAt };
    const times = { startsAt: now, periodEnd: until, cancelsAt: until, expiresAt: until };
    const row = { id: `operator-${randomUUID()}`, userId, kind: offer, source: "operator", reason, ...times } as const;
    await saveEntitlement(row, tx);
    await recordHoldings({ userId, missionsOf: library().listMissionsOfPath, now }, tx);
    const needless = [offer, ...SUPERSEDED[offer]];
    const alsoPaid = running.filter(({ source, kind, periodEnd, cancelsAt }) => {
      const isRenewing = periodEnd !== null && cancelsAt === null;
      return source === "stripe" && isRenewing && needless.includes(kind);
    });
    return { ok: true, alsoPaid };
  });
}

/** Takes back an offer given by `grantOffer`, at once; the row stays, with both reasons. False: it had not been given. */
export async function revokeOffer({ userId, offer, reason, now }: Wish): Promise<boolean> {
  return inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return false;
    const held = await listEntitlements({ userId }, tx);
    const given = held.filter((each) => isGiven(each, offer) && givesAccess(each, now));
    for (const row of given) {
      const both = [row.reason, `Genommen am ${longDate(now)}: ${reason}`].filter((part) => part !== null).join(" · ");
      await saveEntitlement({ ...row, state: "ended", reason: both }, tx);
    }
    await recordHoldings({ userId, missionsOf: library().listMissionsOfPath, now }, tx);
    return given.length > 0;
  });
}

const isGiven = ({ source, kind }: EntitlementRow, offer: Offer): boolean => source === "operator" && kind === offer;
