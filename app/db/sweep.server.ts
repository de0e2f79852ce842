import { getTableName, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { DELETED_DAYS } from "~/domain/contacts/expiry";
import { LONGEST_COOKIE_DAYS } from "~/domain/time/durations";
import { withLock } from "./connection/client.server";
import type { Executor } from "./connection/open.server";
import {
  coachUsage,
  companions,
  contacts,
  experiments,
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
import { UNPAID_ORDER_DAYS } from "./payments/orders.server";
import { inTransaction } from "./connection/transaction";

/** Most rows that a statement deletes: far from the database's time limit, also for a backlog of years. */
const BATCH = 1_000;

/** Key of the advisory lock; any number not used elsewhere. */
export const SWEEP_LOCK = 7_203_115;

/** Longer than Stripe resends an event (three days), and than any member asks where a contract came from. */
const STRIPE_EVENT_DAYS = 90;
/**
 * Days after which Stripe is not asked about an order any more. Until then, an order with a page of Stripe's is swept by
 * the next synchronisation, which knows what the page led to.
 */
const UNASKED_ORDER_DAYS = 90;
const isUnpaid = sql`${orders.state} <> 'paid' and (${orders.sessionId} is null
  or ${orders.expiresAt} < now() - make_interval(days => ${sql.raw(String(UNASKED_ORDER_DAYS))}))`;
/** § 195 BGB: claims may be made for this long, and statements must be provable. § 199: counted from the year's end. */
const LIMITATION_YEARS = 3;

interface Expiring {
  table: PgTable;
  /** Column that decides the age of a row; indexed. */
  time: PgColumn;
  /** Earliest time that is kept, computed from the database's time. */
  keptSince: (now: SQL) => SQL;
  /** Limits the deletion to these rows; worded like the partial index. */
  only?: SQL;
}

const days = (count: number) => (now: SQL) => sql`${now} - make_interval(days => ${count})`;

/** The beginning, in Germany, of the first year that ended less than this many years ago. */
const yearsToTheirEnd = (count: number) => (now: SQL) =>
  sql`(date_trunc('year', ${now} at time zone 'Europe/Berlin') - make_interval(years => ${count}))
    at time zone 'Europe/Berlin'`;

const EXPIRING: readonly Expiring[] = [
  { table: sessions, time: sessions.expiresAt, keptSince: days(0) },
  // Kept a day longer, so that a person who enters an expired code learns that it has expired.
  { table: loginCodes, time: loginCodes.expiresAt, keptSince: days(1) },
  { table: rateLimits, time: rateLimits.resetsAt, keptSince: days(0) },
  { table: snapshots, time: snapshots.expiresAt, keptSince: days(0) },
  { table: coachUsage, time: coachUsage.day, keptSince: days(7) },
  // Longer than the same notice could be created again.
  { table: notices, time: notices.createdAt, keptSince: days(60) },
  // Kept as long as the device's cookie, which each login renews.
  { table: knownDevices, time: knownDevices.lastUsedAt, keptSince: days(LONGEST_COOKIE_DAYS) },
  { table: stripeEvents, time: stripeEvents.receivedAt, keptSince: days(STRIPE_EVENT_DAYS) },
  // Emptied when they were deleted; kept until no device can bring one back.
  {
    table: contacts,
    time: contacts.deletedAt,
    keptSince: days(DELETED_DAYS),
    only: sql`${contacts.deletedAt} is not null`,
  },
  // Emptied when they were forgotten; a learner who began anew keeps theirs.
  {
    table: experiments,
    time: experiments.forgottenAt,
    keptSince: days(DELETED_DAYS),
    only: sql`${experiments.forgottenAt} is not null and ${experiments.threshold} is null`,
  },
  // With the companion's address.
  { table: companions, time: companions.expiresAt, keptSince: days(0) },
  { table: orders, time: orders.expiresAt, keptSince: days(UNPAID_ORDER_DAYS), only: isUnpaid },
  // Statements with an account stay as long as it does. Open ones wait for the operator, however long.
  {
    table: statements,
    time: statements.settledAt,
    keptSince: yearsToTheirEnd(LIMITATION_YEARS),
    only: sql`${statements.userId} is null`,
  },
];

/** Result for one table: the number of deleted rows, and the error that stopped it early, if any. */
export interface Swept {
  table: string;
  deleted: number;
  error: unknown;
}

/**
 * Sweeps each table by itself, in batches, unless another process does. Throws only if the database is down at the
 * start.
 */
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
  // The database's clock decides what has expired, should the process's be fast.
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
 * Deletes the oldest unlocked rows, so that a row renewed at this moment stays. A deletion may also change other rows:
 * a session's push token is removed from its person's row. It waits for that row's lock and can deadlock with a change
 * by that person that waits for the session; one of the two is retried.
 */
async function deleteBatch(table: PgTable, time: PgColumn, passed: SQL, executor: Executor): Promise<number> {
  const oldest = sql`select ctid from ${table} where ${passed} order by ${time} limit ${BATCH} for update skip locked`;
  const deleted = await inTransaction(executor, (tx) =>
    tx
      .delete(table)
      // `is true` hides the indexed condition from the planner, which could otherwise read all expired rows for each
      // batch.
      .where(sql`ctid = any(array(${oldest})) and (${passed}) is true`)
      .returning({ one: sql`1` }),
  );
  return deleted.length;
}
