import type PgBoss from "pg-boss";
import type { QueueName } from "~/db/jobs/queues";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";
import { count } from "~/metrics.server";
import { JOBS } from "./jobs.server";

/** How many of a queue a process has at a time. They are tried at once. */
const BATCH: Record<QueueName, number> = { notices: 5, periodic: 2 };

/** Fetches and does what is there, until there is no more or the process is to end. */
export async function workThrough(name: QueueName, boss: PgBoss, isEnding: () => boolean): Promise<void> {
  let fetched: PgBoss.Job[];
  do {
    fetched = await boss.fetch(name, { batchSize: BATCH[name] });
    const done: string[] = [];
    await Promise.all(
      fetched.map(async ({ id, data }) => {
        try {
          await JOBS[name](data);
          done.push(id);
        } catch (error) {
          count("jobs", `${name}-failed`);
          log.warn("job-failed", { queue: name, id, failure: failureText(error) });
          await boss.fail(name, id, { failure: failureText(error) });
        }
      }),
    );
    if (done.length > 0) await finish(name, done, boss);
  } while (fetched.length === BATCH[name] && !isEnding());
}

/** What is due by the clock is kept, so that nobody begins it again; notices have rows of their own. */
async function finish(name: QueueName, ids: string[], boss: PgBoss): Promise<void> {
  count("jobs", `${name}-done`, ids.length);
  if (name === "notices") await boss.deleteJob(name, ids);
  else await boss.complete(name, ids);
}
