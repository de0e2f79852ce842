import { library } from "~/content/library.server";
import { listEntitlements } from "~/db/entitlements.server";
import { givesAccess } from "~/domain/entitlements";
import { endEntitlement } from "./end-entitlement.server";

const isCharged = ({ source, periodEnd }: { source: string; periodEnd: Date | null }): boolean =>
  source === "stripe" && periodEnd !== null;

/** The names of what goes on being charged. */
export async function listRunning({ userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const held = await listEntitlements({ userId });
  return held
    .filter((each) => isCharged(each) && givesAccess(each, now))
    .map(({ kind }) => library().getPlan(kind)?.name ?? kind);
}

/** Ends all that goes on being charged, at once; false when Stripe could not be reached for one. */
export async function endAllContracts({ userId, now }: { userId: string; now: Date }): Promise<boolean> {
  for (const { id, ...contract } of await listEntitlements({ userId })) {
    // Also what is unpaid or disputed: Stripe goes on trying to charge it.
    if (!isCharged(contract) || contract.state === "ended") continue;
    const ended = await endEntitlement({ userId, entitlementId: id, how: "at-once", now });
    if (!ended.ok && ended.reason === "unreachable") return false;
  }
  return true;
}
