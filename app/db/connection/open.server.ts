import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { applyNewMigrations, type Migrated } from "./migrations.server";
import { openEmbedded } from "./pglite.server";
import * as schema from "../schema";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A database or a transaction: the last parameter of every query, so that queries can join a transaction. */
export type Executor = Pick<Database, "select" | "insert" | "update" | "delete" | "execute" | "transaction">;

export interface OpenDatabase {
  db: Database;
  /** Applies pending migrations; safe to call from several processes at once. */
  migrate: (folder: string) => Promise<Migrated>;
  /** Runs `work` on connections of its own, unless another process holds this lock: then null. */
  withLock: <Result>(lock: number, work: (executor: Executor) => Promise<Result>) => Promise<Result | null>;
  close: () => Promise<void>;
}

export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  /** Size of the connection pool to PostgreSQL. */
  pool?: number;
  /** Whether a pooler lends connections for one transaction each. */
  isPooled?: boolean;
  dataDir: string;
}): Promise<OpenDatabase> {
  const { databaseUrl: url, dataDir, ...options } = config;
  if (!url) return openPglite(dataDir);
  const { openPostgres } = await import("./postgres.server");
  return openPostgres({ url, ...options });
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const { client, close } = await openEmbedded(dataDir);
  const { drizzle } = await import("drizzle-orm/pglite");
  const db = drizzle(client, { schema });
  return {
    db,
    async migrate(folder) {
      const query = async (statement: string) => (await client.exec(statement)).at(-1)?.rows ?? [];
      // PGlite has one connection, so a plain BEGIN is enough: no request is served yet.
      await query("begin");
      try {
        const migrated = await applyNewMigrations({ query }, folder);
        await query("commit");
        return migrated;
      } catch (error) {
        await query("rollback");
        throw error;
      }
    },
    // A folder has one process, so no lock is needed.
    withLock: (_, work) => work(db),
    close,
  };
}
