import { and, desc, eq, inArray, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { orders } from "../schema";

export type Order = typeof orders.$inferSelect;

/** A claim this old belongs to a killed process; another may mail the receipt. */
const CLAIM_MINUTES = 10;

export async function findOpenOrder({ userId }: { userId: string }, executor: Executor = db()): Promise<Order | null> {
  const [row] = await executor
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, "open")));
  return row ?? null;
}

/** Whether an order was given up: it was never paid, or the money went back. */
export async function isExpired({ id }: { id: string }, executor: Executor = db()): Promise<boolean> {
  const [row] = await executor.select({ state: orders.state }).from(orders).where(eq(orders.id, id));
  return row?.state === "expired";
}

export async function findNewestOrder(
  { userId, offer }: { userId: string; offer?: Order["offer"] | undefined },
  executor: Executor = db(),
): Promise<Order | null> {
  const [row] = await executor
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), offer && eq(orders.offer, offer)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

/** The latest order of a contract. */
export async function findOrderOf(
  { userId, entitlementId }: { userId: string; entitlementId: string },
  executor: Executor = db(),
): Promise<Order | null> {
  const [row] = await executor
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.entitlementId, entitlementId)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

/** Inserts an order. None is placed without the express wish for an immediate start, so that is always set. */
export async function insertOrder(
  order: Omit<typeof orders.$inferInsert, "startsAtOnce">,
  tx: Executor,
): Promise<Order> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, startsAtOnce: true })
    .returning();
  if (!row) throw new Error("an order was not inserted");
  return row;
}

export async function expireOrder({ id }: { id: string }, executor: Executor = db()): Promise<void> {
  await executor
    .update(orders)
    .set({ state: "expired" })
    .where(and(eq(orders.id, id), eq(orders.state, "open")));
}

export async function saveSession(
  { id, sessionId, url }: { id: string; sessionId: string; url: string },
  executor: Executor = db(),
): Promise<void> {
  await executor.update(orders).set({ sessionId, url }).where(eq(orders.id, id));
}

/** Marks an order as paid, also one that counted as expired: paid is paid. */
export async function markPaid(
  { id, userId, entitlementId, paidAt }: { id: string; userId: string; entitlementId: string; paidAt: Date },
  tx: Executor,
): Promise<void> {
  await tx
    .update(orders)
    .set({ state: "paid", entitlementId, paidAt })
    .where(and(sql`${orders.id}::text = ${id}`, eq(orders.userId, userId), sql`${orders.state} <> 'paid'`));
}

/** Closes an open order whose payment was taken back; should it count again, it is paid all the same. */
export async function closeTakenBack({ id, userId }: { id: string; userId: string }, tx: Executor): Promise<void> {
  await tx
    .update(orders)
    .set({ state: "expired" })
    .where(and(sql`${orders.id}::text = ${id}`, eq(orders.userId, userId), eq(orders.state, "open")));
}

/** A checkout is open for a day at most; Stripe reports late payments within two weeks. */
export const UNPAID_ORDER_DAYS = 30;

/**
 * Deletes old orders that are unpaid, as Stripe says at this moment: no news of a payment can be on their way. Those
 * in `except` were paid and taken back, and may count again.
 */
export async function deleteUnpaid(
  { userId, except }: { userId: string; except: readonly string[] },
  tx: Executor,
): Promise<void> {
  const isOld = lt(orders.expiresAt, sql`now() - make_interval(days => ${UNPAID_ORDER_DAYS})`);
  const isExcepted = inArray(sql`${orders.id}::text`, [...except]);
  await tx
    .delete(orders)
    .where(
      and(eq(orders.userId, userId), ne(orders.state, "paid"), isOld, except.length ? not(isExcepted) : undefined),
    );
}

/** Claims a person's paid orders whose receipt no other process is mailing. */
export async function claimReceipts({ userId }: { userId: string }, executor: Executor = db()): Promise<Order[]> {
  const isFree = or(
    isNull(orders.receiptClaimedAt),
    lt(orders.receiptClaimedAt, sql`now() - make_interval(mins => ${CLAIM_MINUTES})`),
  );
  return executor
    .update(orders)
    .set({ receiptClaimedAt: sql`now()` })
    .where(and(eq(orders.userId, userId), eq(orders.state, "paid"), isNull(orders.receiptSentAt), isFree))
    .returning();
}

export async function receiptSent({ id, ok }: { id: string; ok: boolean }, executor: Executor = db()): Promise<void> {
  await executor
    .update(orders)
    .set(ok ? { receiptSentAt: sql`now()` } : { receiptClaimedAt: null })
    .where(eq(orders.id, id));
}
