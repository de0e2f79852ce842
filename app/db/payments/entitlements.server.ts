import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { holdingsOf } from "~/domain/payments/access";
import { givesAccess, type Offer } from "~/domain/payments/entitlements";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { entitlements, userProgress } from "../schema";

export type EntitlementRow = typeof entitlements.$inferSelect;
export type NewEntitlement = typeof entitlements.$inferInsert;

/** All contracts of a person, also ended ones; the oldest first. */
export async function listEntitlements({ userId }: { userId: string }, executor: Executor = db()) {
  return executor
    .select()
    .from(entitlements)
    .where(eq(entitlements.userId, userId))
    .orderBy(asc(entitlements.startsAt), asc(entitlements.id));
}

/** Saves a contract's current state; its person never changes. Must run in a transaction that has locked the person. */
export async function saveEntitlement(row: NewEntitlement & { id: string }, tx: Executor): Promise<void> {
  const { id: _id, userId, startsAt: _startsAt, ...changing } = row;
  await tx
    .insert(entitlements)
    .values(row)
    .onConflictDoUpdate({
      target: entitlements.id,
      set: { ...changing, updatedAt: sql`now()` },
      setWhere: eq(entitlements.userId, userId),
    });
}

/** Ends the contracts of one source that are no longer in the list. */
export async function endOthers(
  { userId, source, ids }: { userId: string; source: EntitlementRow["source"]; ids: readonly string[] },
  tx: Executor,
): Promise<void> {
  await tx
    .update(entitlements)
    .set({ state: "ended", updatedAt: sql`now()` })
    .where(
      and(
        eq(entitlements.userId, userId),
        eq(entitlements.source, source),
        ids.length > 0 ? notInArray(entitlements.id, [...ids]) : undefined,
      ),
    );
}

/** Ends a contract granted by the demo or the operator; false when there was none. */
export async function endGiven(
  { userId, kind, source }: { userId: string; kind: Offer; source: "demo" | "operator" },
  tx: Executor,
): Promise<boolean> {
  const ended = await tx
    .delete(entitlements)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.kind, kind), eq(entitlements.source, source)))
    .returning({ id: entitlements.id });
  return ended.length > 0;
}

/**
 * Copies the running monthly plan to the columns that the specification names, for other tools; runs after every
 * change.
 */
export async function recordPlan({ userId, now }: { userId: string; now: Date }, tx: Executor): Promise<void> {
  const held = await listEntitlements({ userId }, tx);
  const { monthly } = holdingsOf({ entitlements: held, now });
  // Only contracts in force count; of several the longest does, and one without an end has no expiry.
  const running = held.filter((each) => each.kind === monthly && givesAccess(each, now));
  const ends = running.map(({ periodEnd }) => periodEnd?.getTime() ?? Infinity);
  const last = Math.max(...ends);
  await tx
    .update(userProgress)
    .set({
      subscriptionPlan: monthly,
      subscriptionExpiry: Number.isFinite(last) ? new Date(last) : null,
      updatedAt: sql`now()`,
    })
    .where(eq(userProgress.userId, userId));
}
