import { env } from "~/env.server";
import { openDatabase } from "./open.server";

const opened = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });

/** The process's database. */
export const db = opened.db;

/** Resolves once the migrations are applied; `readiness` tells meanwhile. */
let migrated = false;
let migrating: Promise<void> | null = null;

/** Applies pending migrations once; after a failure (database down) the next call tries again. */
export async function ensureMigrated(): Promise<void> {
  if (migrated) return;
  migrating ??= opened.migrate("drizzle").finally(() => {
    migrating = null;
  });
  await migrating;
  migrated = true;
}

export const isMigrated = (): boolean => migrated;

const shutdownTasks: unknown = Reflect.get(globalThis, Symbol.for("shutdown-tasks"));
if (shutdownTasks instanceof Set) shutdownTasks.add(() => opened.close());
