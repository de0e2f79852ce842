import { sql } from "drizzle-orm";
import type { Executor } from "../connection/open.server";

/**
 * Deletes what is left of somebody's jobs, waiting, failed or filed; after their profile, as nobody writes further ones
 * then. A job that somebody works on goes, too: its notice has gone, so that it ends without a word.
 */
export async function forgetJobs({ userId }: { userId: string }, tx: Executor): Promise<void> {
  // As literals: only so are the partition of the queue and the indexes that know its name alone used with certainty.
  const theirs = sql`name = 'notices' and data ->> 'userId' = ${userId}`;
  // What fails at this moment is deleted and written anew by pg-boss: waited for here, it is seen by what follows.
  await tx.execute(sql`select id from pgboss.job where ${theirs} for update`);
  await tx.execute(sql`delete from pgboss.job where ${theirs}`);
  // After it: what was filed meanwhile is here by now.
  await tx.execute(sql`delete from pgboss.archive where ${theirs}`);
}
