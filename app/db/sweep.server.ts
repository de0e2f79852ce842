import { getTableName, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { withLock } from "./client.server";
import type { Executor } from "./open.server";
import { KNOWN_DEVICE_DAYS } from "./people.server";
import { coachUsage, knownDevices, loginCodes, notices, rateLimits, sessions, snapshots } from "./schema";

/** Rows a statement deletes at most: far from the database's time limit, also for a backlog of years. */
const BATCH = 1_000;

/** Key of the advisory lock; any number that nothing else uses. */
export const SWEEP_LOCK = 7_203_115;

interface Expiring {
  table: PgTable;
  /** What the rows go by; indexed. */
  time: PgColumn;
  keptDays: number;
}

const EXPIRING: readonly Expiring[] = [
  { table: sessions, time: sessions.expiresAt, keptDays: 0 },
  // An expired code still tells whoever enters it that it has expired.
  { table: loginCodes, time: loginCodes.expiresAt, keptDays: 1 },
  { table: rateLimits, time: rateLimits.resetsAt, keptDays: 0 },
  { table: snapshots, time: snapshots.expiresAt, keptDays: 0 },
  { table: coachUsage, time: coachUsage.day, keptDays: 7 },
  // Longer than any of them could come again.
  { table: notices, time: notices.createdAt, keptDays: 60 },
  { table: knownDevices, time: knownDevices.lastUsedAt, keptDays: KNOWN_DEVICE_DAYS },
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

async function sweep({ table, time, keptDays }: Expiring, now: Date, executor: Executor): Promise<Swept> {
  const swept = { table: getTableName(table), deleted: 0 };
  // What lives is for the database's clock to say, should ours be fast.
  const passed = lt(time, sql`least(${now.toISOString()}::timestamptz, now()) - make_interval(days => ${keptDays})`);
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

/** Deletes the oldest that nobody holds, so that it never waits; what is renewed at this moment stays. */
async function deleteBatch(table: PgTable, time: PgColumn, passed: SQL, executor: Executor): Promise<number> {
  const oldest = sql`select ctid from ${table} where ${passed} order by ${time} limit ${BATCH} for update skip locked`;
  const deleted = await executor
    .delete(table)
    .where(sql`ctid = any(array(${oldest})) and ${passed}`)
    .returning({ one: sql`1` });
  return deleted.length;
}
