import { setTimeout as pause } from "node:timers/promises";
import { eq, is } from "drizzle-orm";
import { PgTransaction, type PgTransactionConfig } from "drizzle-orm/pg-core";
import { hasCode } from "./error-codes";
import type { Executor } from "./open.server";
import { userProgress } from "../schema";

/** Serialization failure and deadlock: the same work may succeed a moment later. */
const REPEATABLE = new Set(["40001", "40P01"]);
/** Delay that lets the other transaction finish with its locks: retried at once, both may collide again. */
const RETRY_AFTER_MS = 20;

/**
 * Begins every transaction. One that PostgreSQL aborts in favour of another is retried once as a whole, so `work` must
 * do nothing outside the database; nested transactions are not retried, as the outer one is lost. Locks are taken in
 * one order against deadlocks: the person (`lockPerson`), then the rest about them, missions before tasks.
 */
export async function inTransaction<Result>(
  executor: Executor,
  work: (tx: Executor) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const run = () => executor.transaction(work, config);
  if (is(executor, PgTransaction)) return run();
  return run().catch(async (error: unknown) => {
    if (!hasCode(error, (code) => REPEATABLE.has(code))) throw error;
    await pause(RETRY_AFTER_MS);
    return run();
  });
}

/**
 * Serializes one person's changes; first query of a transaction. Null: the person is gone, perhaps deleted during the
 * wait.
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
