import { and, asc, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { profiles, stripeCustomers } from "../schema";

export async function findCustomer({ userId }: { userId: string }, executor: Executor = db()): Promise<string | null> {
  const [row] = await executor
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  return row?.customerId ?? null;
}

/** Replaces a customer that Stripe no longer has; of two made at once the first stays. Returns the valid one. */
export async function replaceCustomer(
  { userId, customerId, by }: { userId: string; customerId: string; by: string },
  executor: Executor = db(),
): Promise<string> {
  await executor
    .update(stripeCustomers)
    .set({ customerId: by, earlierIds: sql`${stripeCustomers.earlierIds} || to_jsonb(${customerId}::text)` })
    .where(and(eq(stripeCustomers.userId, userId), eq(stripeCustomers.customerId, customerId)));
  return (await findCustomer({ userId }, executor)) ?? by;
}

/** The person of a Stripe customer, and the address for Stripe's mails; null: the customer is unknown here. */
export async function findPersonOfCustomer({ customerId }: { customerId: string }, executor: Executor = db()) {
  const personWhere = async (isTheirs: SQL) => {
    const [row] = await executor
      .select({ userId: stripeCustomers.userId, email: profiles.email, firstName: profiles.firstName })
      .from(stripeCustomers)
      .innerJoin(profiles, eq(profiles.userId, stripeCustomers.userId))
      .where(isTheirs);
    return row ?? null;
  };
  const wasTheirs = sql`${stripeCustomers.earlierIds} @> to_jsonb(${customerId}::text)`;
  // The second query scans all rows; it runs for former customer ids and for customers unknown here.
  return (await personWhere(eq(stripeCustomers.customerId, customerId))) ?? (await personWhere(wasTheirs));
}

/** Stores a customer; of two made at once the first stays. Returns the valid one. */
export async function saveCustomer(
  { userId, customerId }: { userId: string; customerId: string },
  executor: Executor = db(),
): Promise<string> {
  await executor.insert(stripeCustomers).values({ userId, customerId }).onConflictDoNothing();
  return (await findCustomer({ userId }, executor)) ?? customerId;
}

/** Numbers a synchronisation as it begins, before any request to Stripe. Null: no customer. */
export async function startSync({ userId }: { userId: string }, executor: Executor = db()) {
  const [row] = await executor
    .update(stripeCustomers)
    .set({ started: sql`${stripeCustomers.started} + 1` })
    .where(eq(stripeCustomers.userId, userId))
    .returning({
      customerId: stripeCustomers.customerId,
      earlierIds: stripeCustomers.earlierIds,
      number: stripeCustomers.started,
    });
  return row ?? null;
}

/**
 * Claims a synchronisation's right to be applied. False when a later one was applied already, as this one's data may be
 * older.
 */
export async function claimSync(
  { userId, number }: { userId: string; number: number },
  tx: Executor,
): Promise<boolean> {
  const claimed = await tx
    .update(stripeCustomers)
    .set({ applied: number })
    .where(and(eq(stripeCustomers.userId, userId), lt(stripeCustomers.applied, number)))
    .returning({ userId: stripeCustomers.userId });
  return claimed.length > 0;
}

/** A batch of all persons who were ever customers at Stripe, by id, from after `after`. */
export async function listCustomers(
  { after, limit }: { after: string | null; limit: number },
  executor: Executor = db(),
): Promise<{ userId: string }[]> {
  return executor
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .where(after === null ? undefined : gt(stripeCustomers.userId, after))
    .orderBy(asc(stripeCustomers.userId))
    .limit(limit);
}
