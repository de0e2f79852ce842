import { endWithSentence } from "~/operator-error";
import { env } from "~/env.server";
import { openDatabase, type OpenDatabase } from "./open.server";

interface Running {
  opened: OpenDatabase;
  migrated: boolean;
  migrating: Promise<void> | null;
}

async function start(): Promise<Running> {
  const { DATABASE_URL: databaseUrl, DATABASE_POOL: pool, DATA_DIR: dataDir } = env;
  const opened = await openDatabase({ databaseUrl, pool, dataDir }).catch(endWithSentence);
  const shutdownTasks: unknown = Reflect.get(globalThis, Symbol.for("shutdown-tasks"));
  if (shutdownTasks instanceof Set) shutdownTasks.add(() => opened.close());
  return { opened, migrated: false, migrating: null };
}

declare global {
  var database: Promise<Running> | undefined;
}

// One per process, also when the development server imports a new build: PGlite's folder must not be opened twice.
globalThis.database ??= start();
const running = await globalThis.database;

/** The process's database. */
export const db = running.opened.db;

/** Applies pending migrations once; after a failure (database down) the next call tries again. */
export async function ensureMigrated(): Promise<void> {
  if (running.migrated) return;
  running.migrating ??= running.opened.migrate("drizzle").finally(() => {
    running.migrating = null;
  });
  await running.migrating;
  running.migrated = true;
}

/** Does a work that one process at a time should do; null while another does. */
export const withLock: OpenDatabase["withLock"] = (lock, work) => running.opened.withLock(lock, work);

export const isMigrated = (): boolean => running.migrated;
