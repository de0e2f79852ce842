import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { applyNewMigrations } from "~/db/connection/migrations.server";
import { createDatabase } from "../../integration/process/empty-database";
import { newDataDir } from "../../integration/process/new-data-dir";
import { limitDatabase } from "../../integration/process/pgbouncer";
import type { Rows, Server } from "./server";

export type DatabaseKind = "pglite" | "postgres";

export interface Database {
  environment: Record<string, string>;
  /** Rows as JSON has them. `isRepeated`: the same text comes again and again, so that it is planned once. */
  query: (server: Server | null, text: string, isRepeated?: boolean) => Promise<Rows>;
  /** Moves the clock of the server and, where it has another, of the database; first changes some rows. */
  move: (server: Server | null, to: { milliseconds: number; change?: string }) => Promise<void>;
  /** Whether it can go away for the app alone, and come back: not where it is part of the process. */
  canGoAway: boolean;
  /** Resolves once no connection of the app is left: what one had begun ends, one way or the other, when its end is noticed. */
  untilLeft: () => Promise<void>;
  close: () => Promise<void>;
}

export const openDatabase = (kind: DatabaseKind): Promise<Database> =>
  kind === "pglite" ? openEmbedded() : openPostgres();

async function openEmbedded(): Promise<Database> {
  const dataDir = await newDataDir();
  return {
    environment: { DATA_DIR: dataDir },
    async query(server, text) {
      if (!server) throw new Error("There is no server to ask.");
      return server.query(text);
    },
    // It asks the process for the time.
    move: async (server, { milliseconds, change }) => void (await server?.move(milliseconds, change)),
    canGoAway: false,
    untilLeft: async () => undefined,
    close: async () => undefined,
  };
}

/**
 * A schema that is searched before PostgreSQL's own has a now() that can be moved. As for a pooler, as otherwise the app
 * names the schemas itself. The migrations come first: tables are made in the first schema, and defaults keep the
 * function they were made with.
 */
const MOVABLE = `
  create schema lives;
  create table lives.clock (moved interval not null);
  insert into lives.clock values ('0');
  create function lives.now() returns timestamptz stable language sql
    as $$ select pg_catalog.now() + moved from lives.clock $$;
  do $$
  declare found record;
  begin
    for found in
      select table_schema, table_name, column_name, column_default from information_schema.columns
      where column_default like '%now()%'
    loop
      execute format('alter table %I.%I alter column %I set default %s', found.table_schema, found.table_name,
        found.column_name, replace(found.column_default, 'now()', 'lives.now()'));
    end loop;
  end $$`;

const OTHERS = `select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const SEARCHED = "search_path = lives, pg_catalog, public";

async function openPostgres(): Promise<Database> {
  const databaseUrl = await createDatabase();
  const session = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await session.begin((tx) =>
    applyNewMigrations({ query: async (text) => [...(await tx.unsafe<Record<string, unknown>[]>(text))] }, "drizzle"),
  );
  await session.unsafe(MOVABLE);
  const name = new URL(databaseUrl).pathname.slice(1);
  await session.unsafe(`alter database ${name} set ${SEARCHED}`);
  // It was open before.
  await session.unsafe(`set ${SEARCHED}`);
  await limitDatabase(databaseUrl);
  return {
    environment: {
      DATA_DIR: await mkdtemp(join(tmpdir(), "lives-")),
      DATABASE_URL: databaseUrl,
      LIVES_DATABASE_PORT: new URL(databaseUrl).port,
      DATABASE_POOLER: "1",
      SESSION_SECRET: "ab".repeat(32),
    },
    async query(_, text, isRepeated = false) {
      const rows = await session.unsafe<Rows>(text, [], { prepare: isRepeated });
      return [...rows];
    },
    async move(server, { milliseconds, change = "" }) {
      const seconds = milliseconds / 1_000;
      await session.unsafe(`update lives.clock set moved = make_interval(secs => ${seconds}); ${change}`);
      await server?.move(milliseconds);
    },
    canGoAway: true,
    async untilLeft() {
      while ((await session.unsafe(OTHERS)).length > 0) await pause(5);
    },
    close: () => session.end(),
  };
}
