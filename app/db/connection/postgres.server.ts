import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as z from "zod";
import { OperatorError } from "~/environment/operator-error";
import type { DatabaseAddress } from "~/environment/database-address";
import { explainRefusal } from "./start/explain.server";
import { connectionTo } from "./start/options.server";
import { withoutRight } from "./start/refusals/texts";
import { WITHOUT_LIMITS } from "./start/settings";
import { databaseState, READ_STATE, readForbidden, whyUnusable } from "./start/state";
import { applyNewMigrations, type Migrated, type MigrationSession } from "./migrations.server";
import * as schema from "../schema";

/**
 * Opens a connection pool. Queries may rely on a session for one transaction only: behind a pooler, the next one has
 * another.
 */
export function openPostgres({ url, pool = 10, isPooled = false }: { url: string; pool?: number; isPooled?: boolean }) {
  const { address, options: common } = connectionTo(url, { isPooled, name: "web" });
  const options = {
    ...common,
    // Seconds before a lost connection is retried; the library's own waits grow to 20.
    backoff: (attempts: number) => Math.min(0.05 * attempts, 1),
    idle_timeout: 60,
    max_lifetime: 60 * 30,
  };
  const client = postgres(address.url, { ...options, max: pool });
  if (isPooled) sendOneByOne(client);
  return {
    db: drizzle(client, { schema }),
    /** Throws an OperatorError for every fault that the operator can fix. */
    async migrate(folder: string): Promise<Migrated> {
      const connection = { ...options.connection, application_name: "migrate" };
      const session = postgres(address.url, { ...options, max: 1, connection });
      try {
        return await session.begin(async (tx) => {
          const query = async (statement: string) => [...(await tx.unsafe<Record<string, unknown>[]>(statement))];
          return migrateWithin({ query }, { folder, isPooled, address });
        });
      } catch (error) {
        throw await explainRefusal(error, address);
      } finally {
        await session.end({ timeout: 5 });
      }
    },
    async withLock<Result>(lock: number, work: (executor: PostgresJsDatabase<typeof schema>) => Promise<Result>) {
      let result: Result | null = null;
      // One connection holds the lock until its transaction ends, also when the process is killed; the other does the
      // work.
      const session = postgres(address.url, { ...options, max: 2 });
      try {
        await session.begin(async (tx) => {
          await tx.unsafe(WITHOUT_LIMITS);
          const [locked] = await tx.unsafe(`select pg_try_advisory_xact_lock(${lock}) as taken`);
          if (locked?.taken) result = await work(drizzle(session, { schema }));
        });
        return result;
      } finally {
        await session.end({ timeout: 5 });
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}

interface Migrating {
  folder: string;
  isPooled: boolean;
  address: DatabaseAddress;
}

async function migrateWithin(session: MigrationSession, { folder, isPooled, address }: Migrating): Promise<Migrated> {
  const state = databaseState.parse((await session.query(READ_STATE))[0]);
  const reason = whyUnusable(state, { isPooled, address });
  if (reason !== null) throw new OperatorError(reason);
  if (state.isReadOnly) throw new ReadOnly();
  await session.query(WITHOUT_LIMITS);
  await session.query("select pg_advisory_xact_lock(7203114)");
  const migrated = await applyNewMigrations(session, folder);
  const [row] = await session.query(readForbidden(TABLES));
  if (forbiddenRow.parse(row).forbidden > 0) throw new OperatorError(withoutRight(address));
  return migrated;
}

const forbiddenRow = z.object({ forbidden: z.number() });
const TABLES = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));

/** PostgreSQL's own error at the first change: with nothing to migrate, a start makes no change. */
class ReadOnly extends Error {
  readonly code = "25006";
}

/**
 * Turns off pipelining: the library sends a query right after one without parameters, before that is answered. A pooler
 * takes the session away between the two, and the later query never ends. `onexecute` returns whether another may
 * follow.
 */
function sendOneByOne(client: postgres.Sql): void {
  const send = client.unsafe.bind(client);
  const alone = { onexecute: () => false };
  Object.assign(client, {
    unsafe: (query: string, parameters?: postgres.ParameterOrJSON<never>[], options?: postgres.UnsafeQueryOptions) =>
      send(query, parameters, { ...alone, ...options }),
  });
}
