import { and, asc, desc, eq, getTableName, gt, notInArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as z from "zod";
import { templateWork } from "~/domain/blanks/blank-work";
import { RESET_KINDS, UNDO_DAYS, UNDOABLE_RESETS, type ResetKind } from "~/domain/missions/resets";
import { db } from "../connection/client.server";
import { standingColumns, type MissionStanding } from "./missions.server";
import type { Executor } from "../connection/open.server";
import { planStartColumn } from "../rhythm/plan-start-column";
import { openWithinReach, type MissionsOfPath } from "./open-within-reach.server";
import { preparedOnce } from "../connection/prepared";
import { selfCheckColumn } from "../self-check/self-check.server";
import { quizAnswers, quizResults, snapshots, userMissions, userProgress, userTasks, xpLedger } from "../schema";
import { companionAnswerColumn } from "../companions/answer-column";
import { dueContactsColumn } from "../contacts/due-column";
import { wayColumn, type ReachedWay } from "../rungs/way-column";
import { inTransaction, lockPerson } from "../connection/transaction";

// Tables stored as whole rows; of the person's own row only the columns that a reset changes, never name or address.
const TABLES: readonly PgTable[] = [userMissions, userTasks, xpLedger, quizAnswers, quizResults];

/** Excludes the work on templates' own pages, which is no mission's: no reset takes it, and no undo brings it back. */
const notBeside = (table: PgTable): SQL =>
  table === userTasks ? sql` and mission_id not like ${templateWork("%")}` : sql.empty();

/**
 * Takes a snapshot. The database writes the rows itself, so that they come back byte for byte. Only a person's newest
 * snapshots are kept.
 */
export async function takeSnapshot(
  { userId, reset }: { userId: string; reset: ResetKind },
  tx: Executor,
): Promise<void> {
  const rows = TABLES.map((table) => sql`${getTableName(table)}::text, ${rowsOf(table, userId)}`);
  const progress = sql`(
    select jsonb_build_object(
      'total_xp', total_xp,
      'quiz_completed', quiz_completed,
      'personality_type', personality_type,
      'selected_career_path', selected_career_path
    ) from ${userProgress} where user_id = ${userId}
  )`;
  await tx.execute(sql`
    insert into ${snapshots} (user_id, reset, data, expires_at)
    values (
      ${userId}, ${reset},
      jsonb_build_object('user_progress', ${progress}, ${sql.join(rows, sql`, `)}),
      now() + make_interval(days => ${UNDO_DAYS})
    )`);
  const kept = tx
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(eq(snapshots.userId, userId))
    .orderBy(desc(snapshots.createdAt))
    .limit(UNDOABLE_RESETS);
  await tx.delete(snapshots).where(and(eq(snapshots.userId, userId), notInArray(snapshots.id, kept)));
}

export interface UndoableReset {
  id: string;
  reset: ResetKind;
  createdAt: Date;
  expiresAt: Date;
}

export async function findUndoableReset(
  { userId }: { userId: string },
  executor: Executor = db(),
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

const undoableReset = z.object({ reset: z.enum(RESET_KINDS), until: z.coerce.date() }).nullable();

const finishedDay = z.string().nullable();

const standingsAndUndoQuery = preparedOnce((executor) =>
  executor
    .select({
      ...standingColumns,
      doneOn: sql`to_char(completed_at at time zone 'Europe/Berlin', 'YYYY-MM-DD')`.mapWith((day: unknown) =>
        finishedDay.parse(day),
      ),
      // A subquery without a column of the outer row runs once for all rows.
      undoable: sql`(
        select json_build_object('reset', s.reset, 'until', s.expires_at) from snapshots s
        where s.user_id = ${sql.placeholder("userId")} and s.expires_at > now() order by s.created_at desc limit 1
      )`.mapWith((found: unknown) => undoableReset.parse(found)),
      selfCheck: selfCheckColumn,
      dueContacts: dueContactsColumn,
      way: wayColumn,
      companionAnswer: companionAnswerColumn,
      planStart: planStartColumn,
    })
    .from(userMissions)
    .where(eq(userMissions.userId, sql.placeholder("userId")))
    .orderBy(asc(userMissions.missionOrder))
    .prepare("list_standings_and_undo"),
);

const NO_WAY: ReachedWay = { rungs: [], hasOrder: false };

/** Progress in all missions, the latest reset that can be undone, how many contacts are due, what a companion answered, how far the way outside is, when a plan began, and what decides which question is due: one query, as /home needs all. */
export async function listStandingsAndUndo({ userId }: { userId: string }, executor: Executor = db()) {
  const rows = await standingsAndUndoQuery(executor).execute({ userId });
  const selfCheck = rows.find((row) => row.selfCheck !== null)?.selfCheck ?? null;
  const [first] = rows;
  return {
    standings: rows satisfies (MissionStanding & { doneOn: string | null })[],
    undoable: first?.undoable ?? null,
    selfCheck,
    dueContacts: first?.dueContacts ?? 0,
    way: first?.way ?? NO_WAY,
    companionAnswer: first?.companionAnswer ?? null,
    planStart: first?.planStart ?? null,
  };
}

/** The running repetition of the test, by its snapshot's id; null at the first test or once the snapshot was swept. */
export async function findRepetition(
  { userId }: { userId: string },
  executor: Executor = db(),
): Promise<string | null> {
  const [row] = await executor
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.userId, userId), eq(snapshots.reset, "repeat-quiz")))
    .orderBy(desc(snapshots.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/**
 * Restores the state before a reset; later work is lost. Works once per reset: the snapshot is consumed in the same
 * transaction. False when there is nothing (any more) to undo.
 */
export async function undoReset(
  { userId, id, missionsOf, now }: { userId: string; id: string; missionsOf: MissionsOfPath; now: Date },
  executor: Executor = db(),
): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    await lockPerson({ userId }, tx);
    const [consumed] = await tx
      .delete(snapshots)
      .where(and(eq(snapshots.id, id), eq(snapshots.userId, userId), gt(snapshots.expiresAt, sql`now()`)))
      .returning({ data: snapshots.data });
    if (!consumed) return false;
    const data = JSON.stringify(consumed.data);
    for (const table of TABLES) {
      await tx.execute(sql`delete from ${table} where user_id = ${userId}${notBeside(table)}`);
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
    // A plan may have begun since, which opens more missions.
    await openWithinReach({ userId, missionsOf, now }, tx);
    return true;
  });
}

function rowsOf(table: PgTable, userId: string): SQL {
  return sql`(select coalesce(jsonb_agg(to_jsonb(t)), '[]'::jsonb) from ${table} t where t.user_id = ${userId}${notBeside(table)})`;
}
