import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { OperatorError } from "../operator-error";
import { applyNewMigrations } from "./migrations.server";
import * as schema from "./schema";

/** What a session of ours is bound by, in milliseconds. A pooler's sessions are not ours: there the role has them. */
const TIMEOUTS = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 };

/** For work that may take its time, until its transaction ends. */
const WITHOUT_TIMEOUTS = Object.keys(TIMEOUTS)
  .map((name) => `set local ${name} = 0`)
  .join("; ");

/** Nobody may need more of a session than one transaction: behind a pooler, the next one has another. */
export function openPostgres({ url, pool = 10, isPooled = false }: { url: string; pool?: number; isPooled?: boolean }) {
  const connection = { application_name: "web", ...(isPooled ? {} : TIMEOUTS) };
  const options = {
    connect_timeout: 5,
    // Seconds until a lost connection is tried again; the library's own waits grow to 20.
    backoff: (attempts: number) => Math.min(0.05 * attempts, 1),
    idle_timeout: 60,
    // The library asks for them in a promise that nobody awaits: a connection lost meanwhile would end the process.
    fetch_types: false,
    max_lifetime: 60 * 30,
    onnotice: () => undefined,
    // A named statement belongs to a session, and pgbouncer before 1.21 knows none.
    prepare: !isPooled,
    connection,
  };
  const client = postgres(url, { ...options, max: pool });
  if (isPooled) sendOneByOne(client);
  return {
    db: drizzle(client, { schema }),
    async migrate(folder: string): Promise<void> {
      const session = postgres(url, { ...options, max: 1, connection: { ...connection, application_name: "migrate" } });
      try {
        await session.begin(async (tx) => {
          const query = async (statement: string) => [...(await tx.unsafe<Record<string, unknown>[]>(statement))];
          requireTimeouts((await query(READ_TIMEOUTS))[0] ?? {}, isPooled);
          await query(WITHOUT_TIMEOUTS);
          await query("select pg_advisory_xact_lock(7203114)");
          await applyNewMigrations({ query }, folder);
        });
      } catch (error) {
        throw isRefusedParameter(error) ? new OperatorError(BEHIND_POOLER) : error;
      } finally {
        await session.end({ timeout: 5 });
      }
    },
    async withLock<Result>(lock: number, work: (executor: PostgresJsDatabase<typeof schema>) => Promise<Result>) {
      let result: Result | null = null;
      // One connection holds the lock as long as its transaction lasts, also when the process is killed; one works.
      const session = postgres(url, { ...options, max: 2 });
      try {
        await session.begin(async (tx) => {
          await tx.unsafe(WITHOUT_TIMEOUTS);
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

/**
 * The library sends a query behind one without parameters before that is answered. A pooler takes the session away between
 * the two, and the later one never ends. What `onexecute` returns tells it whether another may follow.
 */
function sendOneByOne(client: postgres.Sql): void {
  const send = client.unsafe.bind(client);
  const alone = { onexecute: () => false };
  Object.assign(client, {
    unsafe: (query: string, parameters?: postgres.ParameterOrJSON<never>[], options?: postgres.UnsafeQueryOptions) =>
      send(query, parameters, { ...alone, ...options }),
  });
}

const READ_TIMEOUTS = `select ${Object.keys(TIMEOUTS)
  .map((name) => `(select setting::int from pg_settings where name = '${name}') as ${name}`)
  .join(", ")}`;

/** A start that goes on without them would have requests that hang for as long as whatever they wait for. */
function requireTimeouts(found: Record<string, unknown>, isPooled: boolean): void {
  for (const [name, wanted] of Object.entries(TIMEOUTS)) {
    if (isPooled && found[name] === 0) throw new OperatorError(withoutTimeout(name, wanted));
    // PostgreSQL takes what a connection begins with. Who did not, but let us in, is a pooler.
    if (!isPooled && found[name] !== wanted) throw new OperatorError(BEHIND_POOLER);
  }
}

const isRefusedParameter = (error: unknown) =>
  error instanceof Error && error.message.startsWith("unsupported startup parameter");

const BEHIND_POOLER =
  "Vor der Datenbank steht ein Pooler: Setz DATABASE_POOLER=1 (siehe docs/operating.md), oder eine DATABASE_URL, die ihn umgeht.";

const withoutTimeout = (name: string, wanted: number) =>
  `Hinter dem Pooler hat die Datenbank keine Grenze ${name}: Führ dort alter role current_user set ${name} = '${wanted / 1000}s' aus, und lass den Pooler sich neu verbinden (siehe docs/operating.md).`;
