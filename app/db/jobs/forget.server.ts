import { sql } from "drizzle-orm";
import type { Executor } from "../connection/open.server";

/**
 * Deletes the remaining jobs of a person, whether waiting, failed or archived; runs after the profile is deleted, when
 * no further ones are enqueued. Running jobs are deleted, too: their notice is gone, so they end without a message.
 */
export async function deleteJobs({ userId }: { userId: string }, tx: Executor): Promise<void> {
  // Literals instead of parameters: only then is the use of the queue's partition and its partial indexes certain.
  const theirs = sql`name = 'notices' and data ->> 'userId' = ${userId}`;
  // pg-boss deletes and reinserts a job that fails right now: waiting for it here makes the new row visible below.
  await tx.execute(sql`select id from pgboss.job where ${theirs} for update`);
  await tx.execute(sql`delete from pgboss.job where ${theirs}`);
  // Archive last: jobs archived meanwhile are in it by now.
  await tx.execute(sql`delete from pgboss.archive where ${theirs}`);
}
