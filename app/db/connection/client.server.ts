import { provided } from "~/environment/provided";
import type { Migrated } from "./migrations.server";
import type { Database, OpenDatabase } from "./open.server";

interface Running {
  opened: OpenDatabase;
  migrated: Migrated | null;
  migrating: Promise<Migrated> | null;
}

const part = provided<Running>("database");
export const provideDatabase = (opened: OpenDatabase): void =>
  part.provide({ opened, migrated: null, migrating: null });

export const db = (): Database => part.get().opened.db;

/** Applies pending migrations once; after a failure (database down) the next call tries again. */
export async function ensureMigrated(): Promise<Migrated> {
  const running = part.get();
  if (running.migrated) return running.migrated;
  running.migrating ??= running.opened.migrate("drizzle").finally(() => {
    running.migrating = null;
  });
  return (running.migrated = await running.migrating);
}

/** Runs work that one process at a time may do; null while another process does it. */
export const withLock: OpenDatabase["withLock"] = (lock, work) => part.get().opened.withLock(lock, work);

export const isMigrated = (): boolean => part.get().migrated !== null;
