import { and, eq, ilike, ne, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import { containing } from "../account/containing";
import type { Executor } from "../connection/open.server";
import { profiles, userNotes, userTasks } from "../schema";

interface Search {
  userId: string;
  /** Text to search for, in any case; empty: everything. */
  search: string;
}

/** Answers of all missions the learner ever had. */
export async function listAnswers({ userId, search }: Search, executor: Executor = db()) {
  return executor
    .select({ missionId: userTasks.missionId, taskId: userTasks.taskId, answer: userTasks.answer })
    .from(userTasks)
    .where(
      and(
        eq(userTasks.userId, userId),
        ne(userTasks.answer, ""),
        search ? ilike(userTasks.answer, containing(search)) : undefined,
      ),
    );
}

/** Notes of all missions the learner ever had. */
export async function listNotes({ userId, search }: Search, executor: Executor = db()) {
  return executor
    .select({ missionId: userNotes.missionId, note: userNotes.note })
    .from(userNotes)
    .where(
      and(
        eq(userNotes.userId, userId),
        ne(userNotes.note, ""),
        search ? ilike(userNotes.note, containing(search)) : undefined,
      ),
    );
}

/** Number of a learner's answers and notes: one query, which reads none of them. */
export async function countWritten({ userId }: { userId: string }, executor: Executor = db()): Promise<number> {
  // With one table in the select, Drizzle omits it in column names, which inside the subqueries would then mean those
  // of t and n.
  const [row] = await executor
    .select({
      written: sql`(
        select count(*) from ${userTasks} t where t.user_id = ${profiles}.user_id and t.answer <> ''
      ) + (
        select count(*) from ${userNotes} n where n.user_id = ${profiles}.user_id and n.note <> ''
      )`.mapWith(Number),
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.written ?? 0;
}
