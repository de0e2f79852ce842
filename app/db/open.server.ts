import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openEmbedded } from "./pglite.server";
import * as schema from "./schema";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A database or a transaction: the last parameter of every query, so that queries join a transaction. */
export type Executor = Pick<Database, "select" | "insert" | "update" | "delete" | "execute" | "transaction">;

export interface OpenDatabase {
  db: Database;
  /** Applies pending migrations; safe to call from several processes at once. */
  migrate: (folder: string) => Promise<void>;
  /** Does a work on a connection of its own, unless another process does work under this number: then null. */
  withLock: <Result>(lock: number, work: (executor: Executor) => Promise<Result>) => Promise<Result | null>;
  close: () => Promise<void>;
}

export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  /** Connections to PostgreSQL. */
  pool?: number;
  dataDir: string;
}): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.pool) : openPglite(config.dataDir);
}

async function openPostgres(url: string, pool = 10): Promise<OpenDatabase> {
  const { default: postgres } = await import("postgres");
  const { drizzle } = await import("drizzle-orm/postgres-js");
  const { migrate } = await import("drizzle-orm/postgres-js/migrator");
  const options = {
    connect_timeout: 5,
    // Seconds until a lost connection is tried again; the library's own waits grow to 20.
    backoff: (attempts: number) => Math.min(0.05 * attempts, 1),
    idle_timeout: 60,
    // The library asks for them in a promise that nobody awaits: a connection lost meanwhile would end the process.
    fetch_types: false,
    max_lifetime: 60 * 30,
    onnotice: () => undefined,
    connection: {
      application_name: "web",
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  };
  const client = postgres(url, { ...options, max: pool });
  return {
    db: drizzle(client, { schema }),
    async migrate(folder) {
      // A connection of its own: the advisory lock belongs to a session, and migrations may take their time.
      const session = postgres(url, { ...options, max: 1, connection: { application_name: "migrate" } });
      try {
        await session`select pg_advisory_lock(7203114)`;
        await migrate(drizzle(session, { schema }), { migrationsFolder: folder });
      } finally {
        await session.end({ timeout: 5 });
      }
    },
    async withLock(lock, work) {
      // The lock belongs to a session and ends with it, also when the process is killed.
      const session = postgres(url, { ...options, max: 1 });
      try {
        const [locked] = await session`select pg_try_advisory_lock(${lock}) as taken`;
        return locked?.taken ? await work(drizzle(session, { schema })) : null;
      } finally {
        await session.end({ timeout: 5 });
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const { client, close } = await openEmbedded(dataDir);
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const db = drizzle(client, { schema });
  return {
    db,
    migrate: (folder) => migrate(db, { migrationsFolder: folder }),
    // There is one process to a folder.
    withLock: (_, work) => work(db),
    close,
  };
}
