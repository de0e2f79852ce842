import { and, desc, eq, getTableName, gt, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { UNDO_DAYS, type ResetKind } from "~/domain/resets";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { quizAnswers, quizResults, snapshots, userMissions, userProgress, userTasks, xpLedger } from "./schema";

// Whole rows of these tables are kept; of the person's own row only what a reset changes.
const TABLES: readonly PgTable[] = [userMissions, userTasks, xpLedger, quizAnswers, quizResults];

/** Keeps all rows that a reset may change, written by the database itself, so that they come back byte for byte. */
export async function takeSnapshot(
  { userId, reset }: { userId: string; reset: ResetKind },
  tx: Executor,
): Promise<void> {
  const rows = TABLES.map((table) => sql`${getTableName(table)}::text, ${rowsOf(table, userId)}`);
  const progress = sql`(select to_jsonb(p) from ${userProgress} p where p.user_id = ${userId})`;
  await tx.execute(sql`
    insert into ${snapshots} (user_id, reset, data, expires_at)
    values (
      ${userId}, ${reset},
      jsonb_build_object('user_progress', ${progress}, ${sql.join(rows, sql`, `)}),
      now() + make_interval(days => ${UNDO_DAYS})
    )`);
}

export interface UndoableReset {
  id: string;
  reset: ResetKind;
  createdAt: Date;
  expiresAt: Date;
}

/** The latest reset that can still be undone. */
export async function findUndoableReset(
  { userId }: { userId: string },
  executor: Executor = db,
): Promise<UndoableReset | null> {
  const [row] = await executor
    .select({
      id: snapshots.id,
      reset: snapshots.reset,
      createdAt: snapshots.createdAt,
      expiresAt: snapshots.expiresAt,
    })
    .from(snapshots)
    .where(and(eq(snapshots.userId, userId), gt(snapshots.expiresAt, sql`now()`)))
    .orderBy(desc(snapshots.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Puts everything back as it stood before a reset; what was done since then goes. Works once per reset: the snapshot is
 * consumed in the same transaction. False when there is nothing (any more) to undo.
 */
export async function undoReset(
  { userId, id }: { userId: string; id: string },
  executor: Executor = db,
): Promise<boolean> {
  return executor.transaction(async (tx) => {
    // The person's row first, as everywhere, so that no two wait for each other.
    await tx.select().from(userProgress).where(eq(userProgress.userId, userId)).for("update");
    const [consumed] = await tx
      .delete(snapshots)
      .where(and(eq(snapshots.id, id), eq(snapshots.userId, userId), gt(snapshots.expiresAt, sql`now()`)))
      .returning({ data: snapshots.data });
    if (!consumed) return false;
    const data = JSON.stringify(consumed.data);
    for (const table of TABLES) {
      await tx.execute(sql`delete from ${table} where user_id = ${userId}`);
      await tx.execute(sql`
        insert into ${table}
        select * from jsonb_populate_recordset(null::${table}, ${data}::jsonb -> ${getTableName(table)}::text)`);
    }
    await tx.execute(sql`
      update ${userProgress} set
        total_xp = was.total_xp,
        quiz_completed = was.quiz_completed,
        personality_type = was.personality_type,
        selected_career_path = was.selected_career_path,
        updated_at = now()
      from jsonb_populate_record(null::${userProgress}, ${data}::jsonb -> 'user_progress') as was
      where ${userProgress}.user_id = ${userId}`);
    return true;
  });
}

function rowsOf(table: PgTable, userId: string): SQL {
  return sql`(select coalesce(jsonb_agg(to_jsonb(t)), '[]'::jsonb) from ${table} t where t.user_id = ${userId})`;
}
