import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { entitlements, profiles, statements } from "./schema";

export type StatementRow = typeof statements.$inferSelect;
type NewStatement = Pick<StatementRow, "id" | "kind" | "name" | "email" | "contract" | "reason" | "wishedFor"> & {
  receivedAt: Date;
};

/** Saves it once; of a second click it tells when the first was received. */
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

/** Notes whose account has the address of statements that are open. */
export async function assignStatements({ ids }: { ids: readonly string[] }, executor: Executor = db()): Promise<void> {
  const owner = sql`select ${profiles.userId} from ${profiles}
    where ${profiles.email} = ${statements.email} and ${profiles.emailVerified}`;
  await executor
    .update(statements)
    .set({ userId: sql`(${owner})` })
    .where(
      and(
        inArray(statements.id, [...ids]),
        isNull(statements.settledAt),
        isNull(statements.userId),
        sql`exists (${owner})`,
      ),
    );
}

/** A batch of the open ones, in the order of their ids: those after `after`. */
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

/** Of these the open ones whose people had ordered something by then. */
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

/** So that it is known what was being ended when the answer to it does not come. */
export async function noteContract(
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
