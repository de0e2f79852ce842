import type PgBoss from "pg-boss";
import { DAY_SECONDS } from "~/domain/durations";
import { db } from "../client.server";
import type { Executor } from "../open.server";
import { jobDatabase } from "./executor.server";

/**
 * Loaded with the first job, as a page needs none. Until it is started it has no timer; it never has a connection of its
 * own.
 */
export async function makeBoss(): Promise<PgBoss> {
  const { default: Boss } = await import("pg-boss");
  return new Boss({
    db: jobDatabase(db),
    // Its tables and queues come with our migrations. Its clock leaves out what was due while nothing ran: ours is `lastDue`.
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 15,
    // Longer than a week, so that what is due weekly is not begun twice.
    archiveCompletedAfterSeconds: 8 * DAY_SECONDS,
    archiveFailedAfterSeconds: 60 * DAY_SECONDS,
    deleteAfterDays: 7,
  });
}

let sender: Promise<PgBoss> | null = null;

/** One that is never started: for writing jobs and reading of them. */
export const boss = (): Promise<PgBoss> => (sender ??= makeBoss());

/** Option of pg-boss: as a part of this transaction. */
export const within = (tx: Executor) => ({ db: jobDatabase(() => tx) });
