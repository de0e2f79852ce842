import { eq, sql } from "drizzle-orm";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { rateLimits } from "./schema";

export interface Limit {
  /** A keyed hash, never an address. */
  key: string;
  max: number;
  windowSeconds: number;
}

/**
 * Counts one use, in one statement, so that parallel uses count each. The window begins at the first use.
 * False when the limit is reached.
 */
export async function consumeLimit({ key, max, windowSeconds }: Limit, executor: Executor = db): Promise<boolean> {
  const resetsAt = sql`now() + make_interval(secs => ${windowSeconds})`;
  const rows = await executor
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetsAt} <= now() then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= now() then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
      setWhere: sql`${rateLimits.resetsAt} <= now() or ${rateLimits.count} < ${max}`,
    })
    .returning({ key: rateLimits.key });
  return rows.length > 0;
}

/** Gives one use back, for something that did not happen after all. */
export async function takeBack({ key }: { key: string }, executor: Executor = db): Promise<void> {
  await executor
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Whole seconds until a limit's window ends; 0 when it is not running. */
export async function secondsUntilReset({ key }: { key: string }, executor: Executor = db): Promise<number> {
  const [row] = await executor
    .select({ seconds: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(0, row?.seconds ?? 0);
}
