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

/** Notes whose account has the address of a statement; of all open ones where no id is given. */
export async function assignStatements({ id }: { id?: string }, executor: Executor = db()): Promise<void> {
  const owner = sql`select ${profiles.userId} from ${profiles}
    where ${profiles.email} = ${statements.email} and ${profiles.emailVerified}`;
  await executor
    .update(statements)
    .set({ userId: sql`(${owner})` })
    .where(
      and(
        id === undefined ? undefined : eq(statements.id, id),
        isNull(statements.settledAt),
        isNull(statements.userId),
        sql`exists (${owner})`,
      ),
    );
}

/** Open ones of people who had ordered something by then, in the order of their ids. */
export async function listSettleable(
  { after, limit }: { after: string | null; limit: number },
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
        isNull(statements.settledAt),
        ne(statements.kind, "money_back"),
        after === null ? undefined : gt(statements.id, after),
        exists(ordered),
      ),
    )
    .orderBy(asc(statements.id))
    .limit(limit);
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
