import type PgBoss from "pg-boss";
import { QUEUES, type QueueName } from "~/db/jobs/queues";
import { PERIODIC_NAMES, type PeriodicName } from "~/domain/payments/periodic";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { count } from "~/environment/metrics.server";
import { JOBS } from "./jobs.server";

/** Notices that a process handles at a time. If it is killed, this many may be sent twice. */
const BATCH = 5;
/** One job of each name runs at a time, so that none waits for another's vendor. */
const MOST_PERIODIC = PERIODIC_NAMES.length;

/** One process's work on one queue. */
export interface QueueWork {
  /** Fetches and starts jobs until there are no more, or the process shuts down. */
  fetchAll: (isEnding: () => boolean) => Promise<void>;
  /** Resolves when all jobs that were started have ended. */
  idle: () => Promise<void>;
}

export const QUEUE_WORK: Record<QueueName, (boss: PgBoss) => QueueWork> = {
  notices: workInBatches,
  periodic: workSideBySide,
};

/** Notices take seconds each, and thousands are due at once: each batch is awaited, and deleted with one statement. */
function workInBatches(boss: PgBoss): QueueWork {
  return {
    async fetchAll(isEnding) {
      let fetched: PgBoss.Job[];
      do {
        fetched = await boss.fetch("notices", { batchSize: BATCH });
        const done: string[] = [];
        await Promise.all(
          fetched.map(async (job) => {
            if (await tryJob("notices", job, boss, () => JOBS.notices(job.data))) done.push(job.id);
          }),
        );
        if (done.length > 0) {
          count("jobs", "notices-done", done.length);
          // Their outcome is kept in `notices`.
          await boss.deleteJob("notices", done);
        }
      } while (fetched.length === BATCH && !isEnding());
    },
    idle: () => Promise.resolve(),
  };
}

/**
 * Periodic jobs take from milliseconds to hours, so each is completed on its own, and others are fetched meanwhile. In
 * batches, a vendor that is away would delay the reminders, and jobs already done would expire and run again.
 */
function workSideBySide(boss: PgBoss): QueueWork {
  const underWay = new Set<Promise<void>>();
  const names = new Set<PeriodicName>();

  /** A second job of the same name fails, to be retried later, perhaps by another process. */
  async function runAlone(data: unknown): Promise<void> {
    const { name } = QUEUES.periodic.payload.parse(data);
    if (names.has(name)) throw new Error(`${name} is still running in this process`);
    names.add(name);
    try {
      await JOBS.periodic(data);
    } finally {
      names.delete(name);
    }
  }
  async function work(job: PgBoss.Job): Promise<void> {
    if (!(await tryJob("periodic", job, boss, () => runAlone(job.data)))) return;
    count("jobs", "periodic-done");
    // Kept, not deleted: its id keeps the clock from adding it again.
    await boss.complete("periodic", job.id);
  }
  function begin(job: PgBoss.Job): void {
    const working = work(job)
      // Its end could not be saved: it expires, and runs again.
      .catch((error: unknown) => logNotDone("periodic", error))
      .finally(() => underWay.delete(working));
    underWay.add(working);
  }
  return {
    async fetchAll(isEnding) {
      for (;;) {
        const room = MOST_PERIODIC - underWay.size;
        if (room === 0) {
          await Promise.race(underWay);
        } else {
          const fetched = await boss.fetch<object>("periodic", { batchSize: room });
          for (const job of fetched) begin(job);
          if (fetched.length < room) return;
        }
        if (isEnding()) return;
      }
    },
    idle: async () => void (await Promise.all(underWay)),
  };
}

/** False if it failed; pg-boss then retries it. */
async function tryJob(name: QueueName, { id }: PgBoss.Job, boss: PgBoss, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    const failure = failureText(error);
    count("jobs", `${name}-failed`);
    log.warn("job-failed", { queue: name, id, failure });
    await boss.fail(name, id, { failure });
    return false;
  }
}

export const logNotDone = (queue: QueueName, error: unknown): void =>
  log.warn("jobs-not-done", { queue, failure: failureText(error) });
