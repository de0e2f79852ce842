import { expect, vi } from "vitest";
import { PATIENCE_MS } from "./patience";
import { settle } from "./queue";
import type { World } from "./world";

/** Rows that come with the app itself. */
const STAYS = ["drizzle.__drizzle_migrations", "pgboss.queue", "pgboss.version", "lives.clock"];

const MINUTE_MS = 60_000;
/** Some days, and another time of day. */
const LONG_AGO_MS = 246 * 60 * MINUTE_MS;

/**
 * The worker remembers which jobs it has written, also those of a life before: it writes others before this moment. What it
 * does about them is over then: a job that still runs would keep the next of its name waiting.
 */
export async function forgetTimes(world: World, at: number): Promise<void> {
  const before = at - LONG_AGO_MS;
  await world.query("delete from pgboss.job");
  await world.moveTo(before - MINUTE_MS);
  await world.moveTo(before);
  await untilWorked(world, before);
}

/** The worker writes every five minutes what is due by then. */
const WRITES_MS = 5 * MINUTE_MS;

/**
 * Waits until the worker has written what is due at this moment, and has worked through it. Without the first, what it is about to
 * write would be written after the next move, together with what is due then: of two of one name the second is left to a later moment.
 */
export async function untilWorked(world: World, at: number): Promise<void> {
  const due = new Date(Math.floor(at / WRITES_MS) * WRITES_MS).toISOString();
  await vi.waitFor(async () => {
    const written = await world.query(`select 1 from pgboss.job where name = 'periodic'
      and data ->> 'name' = 'reminders' and data ->> 'due' = '${due}'`);
    expect(written, `what is due at ${due}`).not.toHaveLength(0);
  }, PATIENCE_MS);
  await settle(world);
}

/** What a timer of the app began in this moment may hold the tables in another order: then it is tried again. */
const DEADLOCK = /deadlock detected/;
const MOST_TRIES = 5;

export async function emptyTables(world: Pick<World, "query">, tables: string): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await world.query(`truncate ${tables} cascade`);
      return;
    } catch (error) {
      if (tried === MOST_TRIES || !DEADLOCK.test(String(error))) throw error;
    }
  }
}

/** Names of all tables that a life fills, with commas between. */
export async function tablesOf(world: World): Promise<string> {
  const rows = await world.query(`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'pgboss')`);
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !STAYS.includes(name))
    .join();
}
