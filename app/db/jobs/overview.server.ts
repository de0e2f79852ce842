import * as z from "zod";
import { db } from "../connection/client.server";
import { boss } from "./boss.server";
import { jobDatabase } from "./executor.server";
import { QUEUE_NAMES } from "./queues";

export interface Depth {
  /** Due jobs that no worker has begun. */
  waiting: number;
  /** Seconds since the first of them was due. */
  oldestSeconds: number;
  /** Jobs scheduled for a later retry. */
  later: number;
  active: number;
  /** Jobs without retries left, for the operator to look at. */
  failed: number;
}

const number = z.coerce.number();
const depthRow = z.object({ waiting: number, oldestSeconds: number, later: number, active: number, failed: number });

const DEPTH = `select
  count(*) filter (where state < 'active' and start_after <= now()) as waiting,
  coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)
    as "oldestSeconds",
  count(*) filter (where state < 'active' and start_after > now()) as later,
  count(*) filter (where state = 'active') as active,
  count(*) filter (where state = 'failed') as failed
  from pgboss.job where state in ('created', 'retry', 'active', 'failed')`;

/** Job counts of all queues together, without completed jobs. */
export async function readDepth(): Promise<Depth> {
  const { rows } = await jobDatabase(db).executeSql(DEPTH);
  const { oldestSeconds, ...counts } = depthRow.parse(rows[0]);
  return { ...counts, oldestSeconds: Math.round(oldestSeconds) };
}

const failedRow = z.object({
  id: z.string(),
  queue: z.enum(QUEUE_NAMES),
  data: z.unknown(),
  tries: number,
  failedAt: z.coerce.date(),
  failure: z.string(),
});
export type FailedJob = z.output<typeof failedRow>;

const FAILED = `select id, name as queue, data, retry_count + 1 as tries, completed_on as "failedAt",
  coalesce(output ->> 'failure', output -> 'value' ->> 'message', '') as failure
  from pgboss.job where state = 'failed' order by completed_on desc limit $1`;

/** Failed jobs, the newest first. */
export async function listFailedJobs({ limit }: { limit: number }): Promise<FailedJob[]> {
  const { rows } = await jobDatabase(db).executeSql(FAILED, [limit]);
  return z.array(failedRow).parse(rows);
}

/** Retries failed jobs once more, or deletes them; returns their number. `id` null: all. */
export async function endFailedJobs({ id, how }: { id: string | null; how: "retry" | "forget" }): Promise<number> {
  const { rows } = await jobDatabase(db).executeSql(
    `select name, json_agg(id) as ids from pgboss.job where state = 'failed' and ($1::uuid is null or id = $1::uuid) group by name`,
    [id],
  );
  let ended = 0;
  for (const { name, ids } of z.array(z.object({ name: z.string(), ids: z.array(z.string()) })).parse(rows)) {
    const keeper = await boss();
    await (how === "retry" ? keeper.retry(name, ids) : keeper.deleteJob(name, ids));
    ended += ids.length;
  }
  return ended;
}
