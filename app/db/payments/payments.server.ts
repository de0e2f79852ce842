import { desc, eq, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { payments, stripeEvents } from "../schema";

/** Payments of a person, the newest first. */
export async function listPayments({ userId }: { userId: string }, executor: Executor = db()) {
  return executor
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

export async function savePayments(rows: readonly (typeof payments.$inferInsert)[], tx: Executor): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(payments)
    .values([...rows])
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        entitlementId: sql`excluded.entitlement_id`,
        refundedCents: sql`excluded.refunded_cents`,
        disputed: sql`excluded.disputed`,
        invoiceUrl: sql`excluded.invoice_url`,
      },
    });
}

/** Stores an event's id. False when it was stored before; its effect is then in the database, too. */
export async function recordEvent(
  event: { id: string; type: string; userId: string | null; createdAt: Date },
  executor: Executor = db(),
): Promise<boolean> {
  const noted = await executor
    .insert(stripeEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return noted.length > 0;
}

export async function isNoted({ id }: { id: string }, executor: Executor = db()): Promise<boolean> {
  const found = await executor.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return found.length > 0;
}
