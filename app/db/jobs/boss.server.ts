import type PgBoss from "pg-boss";
import { DAY_SECONDS } from "~/domain/time/durations";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { jobDatabase } from "./executor.server";

/**
 * Loads pg-boss with the first job, as pages do not need it. It has no timers until it is started, and no connection
 * of its own.
 */
export async function makeBoss(): Promise<PgBoss> {
  const { default: Boss } = await import("pg-boss");
  return new Boss({
    db: jobDatabase(db),
    // Our migrations create its tables and queues. Its cron skips runs that were due while no process ran; `lastDue`
    // does not.
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 15,
    // Longer than a week: the ids of finished jobs keep weekly ones from being enqueued twice.
    archiveCompletedAfterSeconds: 8 * DAY_SECONDS,
    archiveFailedAfterSeconds: 60 * DAY_SECONDS,
    deleteAfterDays: 7,
  });
}

let sender: Promise<PgBoss> | null = null;

/** Never started: only inserts and reads jobs. */
export const boss = (): Promise<PgBoss> => (sender ??= makeBoss());

/** pg-boss option: run in this transaction. */
export const within = (tx: Executor) => ({ db: jobDatabase(() => tx) });
