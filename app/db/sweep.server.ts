import { getTableName, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { LONGEST_COOKIE_DAYS } from "~/domain/time/durations";
import { withLock } from "./connection/client.server";
import type { Executor } from "./connection/open.server";
import {
  coachUsage,
  knownDevices,
  loginCodes,
  notices,
  orders,
  rateLimits,
  sessions,
  snapshots,
  statements,
  stripeEvents,
} from "./schema";
import { inTransaction } from "./connection/transaction";

/** Rows a statement deletes at most: far from the database's time limit, also for a backlog of years. */
const BATCH = 1_000;

/** Key of the advisory lock; any number that nothing else uses. */
export const SWEEP_LOCK = 7_203_115;

/** Longer than Stripe sends an event again (three days), and than anybody asks why somebody has what they have. */
const STRIPE_EVENT_DAYS = 90;
/** A checkout is open for a day at most; what is paid late is told of within two weeks. */
const UNPAID_ORDER_DAYS = 30;
/** § 195 BGB: for so long claims may be made, and what was declared must be provable. § 199: counted from the year's end. */
const LIMITATION_YEARS = 3;

interface Expiring {
  table: PgTable;
  /** What the rows go by; indexed. */
  time: PgColumn;
  /** Rows whose time is before this go; of a moment of the database. */
  keptSince: (now: SQL) => SQL;
  /** Of the others none goes; in the words of the index. */
  only?: SQL;
}

const days = (count: number) => (now: SQL) => sql`${now} - make_interval(days => ${count})`;

/** The beginning, in Germany, of the first year that has not been over for so many years. */
const yearsToTheirEnd = (count: number) => (now: SQL) =>
  sql`(date_trunc('year', ${now} at time zone 'Europe/Berlin') - make_interval(years => ${count}))
    at time zone 'Europe/Berlin'`;

const EXPIRING: readonly Expiring[] = [
  { table: sessions, time: sessions.expiresAt, keptSince: days(0) },
  // An expired code still tells whoever enters it that it has expired.
  { table: loginCodes, time: loginCodes.expiresAt, keptSince: days(1) },
  { table: rateLimits, time: rateLimits.resetsAt, keptSince: days(0) },
  { table: snapshots, time: snapshots.expiresAt, keptSince: days(0) },
  { table: coachUsage, time: coachUsage.day, keptSince: days(7) },
  // Longer than any of them could come again.
  { table: notices, time: notices.createdAt, keptSince: days(60) },
  // As long as their cookie, which each login renews.
  { table: knownDevices, time: knownDevices.lastUsedAt, keptSince: days(LONGEST_COOKIE_DAYS) },
  { table: stripeEvents, time: stripeEvents.receivedAt, keptSince: days(STRIPE_EVENT_DAYS) },
  { table: orders, time: orders.expiresAt, keptSince: days(UNPAID_ORDER_DAYS), only: sql`${orders.state} <> 'paid'` },
  // Of whoever has an account they stay as long as it does. What is open waits for the operator, however long.
  {
    table: statements,
    time: statements.settledAt,
    keptSince: yearsToTheirEnd(LIMITATION_YEARS),
    only: sql`${statements.userId} is null`,
  },
];

/** What became of one table: how many rows went, and what stopped it before the last. */
export interface Swept {
  table: string;
  deleted: number;
  error: unknown;
}

/** Each table by itself, in batches, unless another process does. Throws only if the database is down at the start. */
export async function sweepExpired({ now }: { now: Date }): Promise<Swept[]> {
  const tables = await withLock(SWEEP_LOCK, async (executor) => {
    const swept: Swept[] = [];
    for (const expiring of EXPIRING) swept.push(await sweep(expiring, now, executor));
    return swept;
  });
  return tables ?? [];
}

async function sweep({ table, time, keptSince, only }: Expiring, now: Date, executor: Executor): Promise<Swept> {
  const swept = { table: getTableName(table), deleted: 0 };
  // What lives is for the database's clock to say, should ours be fast.
  const until = keptSince(sql`least(${now.toISOString()}::timestamptz, now())`);
  const passed = sql`${time} < ${until}${only && sql` and ${only}`}`;
  try {
    let batch: number;
    do {
      batch = await deleteBatch(table, time, passed, executor);
      swept.deleted += batch;
    } while (batch === BATCH);
    return { ...swept, error: null };
  } catch (error) {
    return { ...swept, error };
  }
}

/**
 * Deletes the oldest that nobody holds, so that what is renewed at this moment stays. What goes with a row may be held:
 * a session's phone also leaves its person's row, for which this waits, and may meet a change of theirs that waits for
 * the session. Of the two one is repeated.
 */
async function deleteBatch(table: PgTable, time: PgColumn, passed: SQL, executor: Executor): Promise<number> {
  const oldest = sql`select ctid from ${table} where ${passed} order by ${time} limit ${BATCH} for update skip locked`;
  const deleted = await inTransaction(executor, (tx) =>
    tx
      .delete(table)
      // `is true` hides from the planner that an index has it, which could read all that has passed for each batch.
      .where(sql`ctid = any(array(${oldest})) and (${passed}) is true`)
      .returning({ one: sql`1` }),
  );
  return deleted.length;
}
