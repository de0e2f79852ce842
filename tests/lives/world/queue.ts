import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { Rows } from "./server";
import type { World } from "./world";
import { PATIENCE_MS } from "./patience";

const LOOKED_AFTER_MS = 60_000;
/** Each look costs as much as a small act. */
const LOOKS_MS = 25;
/** In which the queue looks after itself, in real time. */
const TAKEN_UP_MS = 50;
/** More than a job is tried again. */
const MOST_MOVES = 40;

/**
 * Jobs that are not done; but for those that met another of their name at each try, as a moved clock makes many due in
 * one moment.
 */
const OPEN = `select name, state, data::text, output::text,
  state in ('created', 'retry') and start_after > now() as "isLater",
  extract(epoch from start_after)::float8 * 1000 as "dueMs",
  extract(epoch from started_on)::float8 * 1000 as "beganMs",
  extract(epoch from started_on + expire_in)::float8 * 1000 as "lostMs" from pgboss.job
  where state <> 'completed' and not (state = 'failed' and output::text like '%is still running in this process%')`;

const time = z.number().nullable();
const openJob = z.looseObject({
  isLater: z.boolean(),
  dueMs: z.number(),
  beganMs: time,
  lostMs: time,
  state: z.string(),
});
type OpenJob = z.output<typeof openJob>;

/** A job that a killed server had begun is taken up again once its time is over. */
function leftBehind(job: OpenJob, startedAt: number): OpenJob {
  const isLeft = job.state === "active" && job.beganMs !== null && job.lostMs !== null && job.beganMs < startedAt;
  return isLeft ? { ...job, isLater: true, dueMs: job.lostMs ?? 0 } : job;
}

/** Waits until no job is worked on; resolves to those that are due later, and those that have failed for good. */
export async function settle(world: World): Promise<OpenJob[]> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const open = z
      .array(openJob)
      .parse(await world.ask(OPEN))
      .map((job) => leftBehind(job, world.startedAt));
    if (open.every(({ isLater, state }) => isLater || state === "failed")) {
      world.noteLeftBehind(open.some(({ state }) => state === "active"));
      return open;
    }
    await pause(LOOKS_MS);
  }
  throw new Error("Jobs that are due are not worked through.");
}

/** Lets time go by until nothing is left to be tried again; resolves to the jobs that stay. */
export async function drain(world: World): Promise<Rows> {
  let open = await settle(world);
  for (let moves = 0; moves < MOST_MOVES && open.some(({ isLater }) => isLater); moves++) {
    const nextDue = Math.min(...open.flatMap(({ isLater, dueMs }) => (isLater ? [dueMs] : [])));
    // What a killed server left is found when the queue is looked after next.
    await world.moveTo(Math.max(nextDue + 1, world.now() + LOOKED_AFTER_MS));
    await pause(TAKEN_UP_MS);
    open = await settle(world);
  }
  return open;
}
