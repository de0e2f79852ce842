import { and, eq, gt, gte, sql } from "drizzle-orm";
import { db } from "./connection/client.server";
import type { Executor } from "./connection/open.server";
import { rateLimits } from "./schema";

export interface Limit {
  /** A keyed hash, never a plain address. */
  key: string;
  max: number;
  windowSeconds: number;
}

export interface Reservation {
  key: string;
  /** End of the window as the database's text, to the microsecond. */
  resetsAt: string;
  /** Uses counted in the window, this one included. */
  used: number;
}

/**
 * Counts a use in one statement, so that parallel uses each count. The first use begins the window. Null: none left.
 */
export async function reserveLimit(
  { key, max, windowSeconds }: Limit,
  executor: Executor = db(),
): Promise<Reservation | null> {
  const resetsAt = sql`now() + make_interval(secs => ${windowSeconds})`;
  const [row] = await executor
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
    .returning({
      key: rateLimits.key,
      resetsAt: sql`${rateLimits.resetsAt}::text`.mapWith(String),
      used: rateLimits.count,
    });
  return row ?? null;
}

/** Counts a use that is never refunded. False when the limit is reached. */
export async function consumeLimit(limit: Limit, executor: Executor = db()): Promise<boolean> {
  return (await reserveLimit(limit, executor)) !== null;
}

/** Counts a use; returns 0, or the seconds until the next one is possible. */
export async function countOrWait(limit: Limit, executor: Executor = db()): Promise<number> {
  if (await reserveLimit(limit, executor)) return 0;
  return Math.max(1, await secondsUntilReset(limit, executor));
}

/** Whether uses are left, without counting one. */
export async function isWithinLimit({ key, max }: Limit, executor: Executor = db()): Promise<boolean> {
  const [row] = await executor
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, sql`now()`), gte(rateLimits.count, max)));
  return !row;
}

/**
 * Refunds a use for an act that did not happen. A later window stays as it is, because it has not counted this use; a
 * window whose only use it was ends, so that the next use begins a new one.
 */
export async function refundUse({ key, resetsAt }: Reservation, executor: Executor = db()): Promise<void> {
  await executor
    .update(rateLimits)
    .set({
      count: sql`${rateLimits.count} - 1`,
      resetsAt: sql`case when ${rateLimits.count} = 1 then now() else ${rateLimits.resetsAt} end`,
    })
    .where(and(eq(rateLimits.key, key), sql`${rateLimits.resetsAt} = ${resetsAt}::timestamptz`));
}

export async function endWindow({ key }: { key: string }, executor: Executor = db()): Promise<void> {
  await executor
    .update(rateLimits)
    .set({ resetsAt: sql`now()` })
    .where(eq(rateLimits.key, key));
}

/** Whole seconds until a limit's window ends; 0 when it is not running. */
export async function secondsUntilReset({ key }: { key: string }, executor: Executor = db()): Promise<number> {
  const [row] = await executor
    .select({ seconds: sql`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`.mapWith(Number) })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(0, row?.seconds ?? 0);
}
