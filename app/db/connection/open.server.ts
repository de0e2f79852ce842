import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { applyNewMigrations, type Migrated } from "./migrations.server";
import { openEmbedded } from "./pglite.server";
import * as schema from "../schema";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A database or a transaction: the last parameter of every query, so that queries join a transaction. */
export type Executor = Pick<Database, "select" | "insert" | "update" | "delete" | "execute" | "transaction">;

export interface OpenDatabase {
  db: Database;
  /** Applies pending migrations; safe to call from several processes at once. */
  migrate: (folder: string) => Promise<Migrated>;
  /** Does a work on connections of its own, unless another process does work under this number: then null. */
  withLock: <Result>(lock: number, work: (executor: Executor) => Promise<Result>) => Promise<Result | null>;
  close: () => Promise<void>;
}

export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  /** Connections to PostgreSQL. */
  pool?: number;
  /** Whether a pooler lends a connection for one transaction. */
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
      // Nobody else is served yet.
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
    // There is one process to a folder.
    withLock: (_, work) => work(db),
    close,
  };
}
