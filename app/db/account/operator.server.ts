import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import { listEntitlements } from "../payments/entitlements.server";
import type { Executor } from "../connection/open.server";
import { listPayments } from "../payments/payments.server";
import { orders, profiles, statements, stripeCustomers, stripeEvents, userProgress } from "../schema";
import { byLikelihood, hasAddress } from "./stored-address";
import { inTransaction } from "../connection/transaction";

const SHOWN_EVENTS = 20;

export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;
export type Statement = typeof statements.$inferSelect;

/** All facts that decide about a member's access and payments, from one snapshot. Null: no account has this address. */
export async function readAccount({ email }: { email: string }, executor: Executor = db()) {
  return inTransaction(
    executor,
    async (tx) => {
      const [person] = await tx
        .select({
          userId: profiles.userId,
          firstName: profiles.firstName,
          email: profiles.email,
          emailVerified: profiles.emailVerified,
          createdAt: profiles.createdAt,
          trialStartedAt: userProgress.trialStartDate,
          recordedPlan: userProgress.subscriptionPlan,
          recordedExpiry: userProgress.subscriptionExpiry,
        })
        .from(profiles)
        .innerJoin(userProgress, eq(userProgress.userId, profiles.userId))
        .where(hasAddress(profiles.email, email))
        .orderBy(byLikelihood(profiles.email, email))
        .limit(1);
      if (!person) return null;
      const { userId } = person;
      const [customer] = await tx.select().from(stripeCustomers).where(eq(stripeCustomers.userId, userId));
      return {
        person,
        entitlements: await listEntitlements({ userId }, tx),
        orders: await tx.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt)),
        payments: await listPayments({ userId }, tx),
        customer: customer ?? null,
        events: await tx
          .select()
          .from(stripeEvents)
          .where(eq(stripeEvents.userId, userId))
          .orderBy(desc(stripeEvents.createdAt), desc(stripeEvents.receivedAt))
          .limit(SHOWN_EVENTS),
        // Statements may come without a login, by the address alone.
        statements: await tx
          .select()
          .from(statements)
          .where(or(eq(statements.userId, userId), hasAddress(statements.email, person.email)))
          .orderBy(sql`${statements.settledAt} is not null`, desc(statements.receivedAt)),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Open statements, the oldest first: deadlines run from their arrival. */
export async function listOpenStatements(executor: Executor = db()): Promise<Statement[]> {
  return executor
    .select()
    .from(statements)
    .where(isNull(statements.settledAt))
    .orderBy(asc(statements.receivedAt), asc(statements.id));
}

/** Closes a statement by hand; a closed one stays as it was. `id` is the operator's input, so it may be no UUID. */
export async function settleByHand(
  { id, effect }: { id: string; effect: string },
  executor: Executor = db(),
): Promise<{ settled: boolean; statement: Statement | null }> {
  const isThis = eq(sql`${statements.id}::text`, id);
  const [settled] = await executor
    .update(statements)
    .set({ effect, settledAt: sql`now()` })
    .where(and(isThis, isNull(statements.settledAt)))
    .returning();
  if (settled) return { settled: true, statement: settled };
  const [statement] = await executor.select().from(statements).where(isThis);
  return { settled: false, statement: statement ?? null };
}
