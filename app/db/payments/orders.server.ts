import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
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

export async function keepSession(
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
