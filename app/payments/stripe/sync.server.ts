import { library } from "~/content/library.server";
import { db } from "~/db/connection/client.server";
import { endOthers, saveEntitlement } from "~/db/payments/entitlements.server";
import { recordHoldings } from "~/db/missions/open-within-reach.server";
import type { Executor } from "~/db/connection/open.server";
import { closeTakenBack, deleteUnpaid, markPaid } from "~/db/payments/orders.server";
import { recordEvent, savePayments } from "~/db/payments/payments.server";
import { claimSync, startSync } from "~/db/payments/stripe-customers.server";
import { inTransaction, lockPerson } from "~/db/connection/transaction";
import { ordersTakenBack, paidOrders } from "~/domain/payments/contracts";
import { count } from "~/environment/metrics.server";
import { stripe } from "./client.server";
import { fetchPerson, type AtStripe } from "./fetch-person.server";
import { concludeOrders } from "./conclude-orders.server";

interface Sync {
  userId: string;
  event?: { id: string; type: string; createdAt: Date } | undefined;
  now: Date;
}

/**
 * Reads all that Stripe knows of a person and stores it: the only way a payment ever changes anything. With an event,
 * its id is saved in the same transaction; without, as after an order or by „Kauf wiederherstellen“, nothing is noted.
 * Receipts and replaced contracts come after, and are retried until done. False: no customer. Throws what Stripe
 * throws.
 */
export async function syncPerson({ userId, event, now }: Sync): Promise<boolean> {
  if (!(await readPerson({ userId, event, now }))) return false;
  await followUp({ userId, now });
  return true;
}

/** Reads again once if settling changed something at Stripe; anything left after that waits for the next event. */
export async function followUp({ userId, now }: { userId: string; now: Date }): Promise<void> {
  if (await concludeOrders({ userId, now })) await readPerson({ userId, now });
}

async function readPerson({ userId, event, now }: Sync): Promise<boolean> {
  const sync = await startSync({ userId });
  if (!sync) return false;
  try {
    await readAndSave({ userId, event, now }, sync);
  } catch (error) {
    count("payments", "failed");
    throw error;
  }
  count("payments", "synchronised");
  return true;
}

type Started = NonNullable<Awaited<ReturnType<typeof startSync>>>;

async function readAndSave({ userId, event, now }: Sync, sync: Started): Promise<void> {
  const atStripe = await fetchPerson(await stripe(), sync);
  await inTransaction(db(), async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    if (event && !(await recordEvent({ ...event, userId }, tx))) return;
    if (await claimSync({ userId, number: sync.number }, tx)) await apply({ userId, atStripe, now }, tx);
  });
}

async function apply(
  { userId, atStripe, now }: { userId: string; atStripe: AtStripe; now: Date },
  tx: Executor,
): Promise<void> {
  const { entitlements, payments } = atStripe;
  for (const { orderId: _order, ...row } of entitlements)
    await saveEntitlement({ ...row, userId, source: "stripe" }, tx);
  for (const { orderId, entitlementId } of paidOrders(entitlements, now)) {
    await markPaid({ id: orderId, userId, entitlementId, paidAt: now }, tx);
  }
  const takenBack = ordersTakenBack(entitlements);
  for (const id of takenBack) await closeTakenBack({ id, userId }, tx);
  await deleteUnpaid({ userId, except: takenBack }, tx);
  await endOthers({ userId, source: "stripe", ids: entitlements.map(({ id }) => id) }, tx);
  await savePayments(
    payments.map((payment) => ({ ...payment, userId })),
    tx,
  );
  await recordHoldings({ userId, missionsOf: library().listMissionsOfPath, now }, tx);
}
