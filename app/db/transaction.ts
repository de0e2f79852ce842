import { eq, is } from "drizzle-orm";
import { PgTransaction, type PgTransactionConfig } from "drizzle-orm/pg-core";
import { hasCode } from "./error-codes";
import type { Executor } from "./open.server";
import { userProgress } from "./schema";

/** Serialization failure and deadlock: the same work may well succeed a moment later. */
const REPEATABLE = new Set(["40001", "40P01"]);

/**
 * Every transaction begins here. One that PostgreSQL gave up in favour of another is repeated once as a whole, so `work`
 * must do nothing outside the database; within a running transaction nothing is repeated, as that one is lost entirely.
 *
 * Locks are taken in one order, so that no two transactions wait for each other: the person (`lockPerson`), then
 * everything else about them, missions before tasks.
 */
export async function inTransaction<Result>(
  executor: Executor,
  work: (tx: Executor) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const run = () => executor.transaction(work, config);
  if (is(executor, PgTransaction)) return run();
  return run().catch((error: unknown) => {
    if (hasCode(error, (code) => REPEATABLE.has(code))) return run();
    throw error;
  });
}

/**
 * Makes all other changes of this person wait until the transaction ends; the first statement of each. Null when the
 * person is gone, perhaps while this one waited: then there is nothing to change.
 */
export async function lockPerson({ userId }: { userId: string }, tx: Executor) {
  const [person] = await tx
    .select({
      totalXp: userProgress.totalXp,
      quizCompleted: userProgress.quizCompleted,
      selectedCareerPath: userProgress.selectedCareerPath,
    })
    .from(userProgress)
    .where(eq(userProgress.userId, userId))
    .for("update");
  return person ?? null;
}
