import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { entitlements, profiles, statements } from "../schema";
import { spellingsOf } from "../account/stored-address";

export type StatementRow = typeof statements.$inferSelect;
type NewStatement = Pick<StatementRow, "id" | "kind" | "name" | "email" | "contract" | "reason" | "wishedFor"> & {
  receivedAt: Date;
};

/** Saves a statement once; for a second click it returns when the first was received. */
export async function storeStatement(
  statement: NewStatement,
  executor: Executor = db(),
): Promise<{ receivedAt: Date; isNew: boolean }> {
  const [stored] = await executor
    .insert(statements)
    .values(statement)
    .onConflictDoNothing({ target: statements.id })
    .returning({ receivedAt: statements.receivedAt });
  if (stored) return { ...stored, isNew: true };
  const earlier = await findStatement({ id: statement.id }, executor);
  return { receivedAt: earlier?.receivedAt ?? statement.receivedAt, isNew: false };
}

export async function findStatement({ id }: { id: string }, executor: Executor = db()): Promise<StatementRow | null> {
  const [row] = await executor.select().from(statements).where(eq(statements.id, id));
  return row ?? null;
}

/** Assigns open statements to the accounts that have their address. */
export async function assignStatements({ ids }: { ids: readonly string[] }, executor: Executor = db()): Promise<void> {
  const isOpen = and(inArray(statements.id, [...ids]), isNull(statements.settledAt), isNull(statements.userId));
  const open = await executor.select({ id: statements.id, email: statements.email }).from(statements).where(isOpen);
  if (open.length === 0) return;
  const spellings = open.flatMap(({ email }) => spellingsOf(email));
  const owners = await executor
    .select({ userId: profiles.userId, email: profiles.email })
    .from(profiles)
    .where(and(inArray(profiles.email, spellings), profiles.emailVerified));
  const ownerOf = new Map(owners.map(({ email, userId }) => [email, userId]));
  for (const { id, email } of open) {
    const userId = spellingsOf(email).flatMap((spelling) => ownerOf.get(spelling) ?? [])[0];
    if (userId)
      await executor
        .update(statements)
        .set({ userId })
        .where(and(eq(statements.id, id), isOpen));
  }
}

/** A batch of open statements, by id, from after `after`. */
export async function listOpen(
  { after, limit }: { after: string | null; limit: number },
  executor: Executor = db(),
): Promise<string[]> {
  const rows = await executor
    .select({ id: statements.id })
    .from(statements)
    .where(and(isNull(statements.settledAt), after === null ? undefined : gt(statements.id, after)))
    .orderBy(asc(statements.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Open ones of these statements whose sender had a contract by then. */
export async function listSettleable(
  { ids }: { ids: readonly string[] },
  executor: Executor = db(),
): Promise<StatementRow[]> {
  const ordered = executor
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.userId, statements.userId),
        inArray(entitlements.source, ["demo", "stripe"]),
        lte(entitlements.startsAt, statements.receivedAt),
      ),
    );
  return executor
    .select()
    .from(statements)
    .where(
      and(
        inArray(statements.id, [...ids]),
        isNull(statements.settledAt),
        ne(statements.kind, "money_back"),
        exists(ordered),
      ),
    )
    .orderBy(asc(statements.id));
}

/** Stores which contract is being ended, in case Stripe's answer never comes. */
export async function recordContract(
  { id, entitlementId }: { id: string; entitlementId: string },
  executor: Executor = db(),
): Promise<void> {
  await executor.update(statements).set({ entitlementId }).where(eq(statements.id, id));
}

export async function markSettled(
  { id, ...done }: { id: string; entitlementId: string; effect: string; endsAt: Date; refundCents: number | null },
  executor: Executor = db(),
): Promise<void> {
  await executor
    .update(statements)
    .set({ ...done, settledAt: sql`now()` })
    .where(and(eq(statements.id, id), isNull(statements.settledAt)));
}
