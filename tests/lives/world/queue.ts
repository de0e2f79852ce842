import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { Rows } from "./server";
import type { World } from "./world";

const SETTLED_MS = 30_000;
/** More than a job is tried again. */
const MOST_MOVES = 40;

const OPEN = `select name, state, data::text, output::text,
  state in ('created', 'retry') and start_after > now() as "isLater",
  extract(epoch from start_after)::float8 * 1000 as "dueMs" from pgboss.job where state <> 'completed'`;

const openJob = z.looseObject({ isLater: z.boolean(), dueMs: z.number(), state: z.string() });
type OpenJob = z.output<typeof openJob>;

/** Waits until no job is worked on; resolves to those that are due later, and those that have failed for good. */
export async function settle(world: World): Promise<OpenJob[]> {
  const until = Date.now() + SETTLED_MS;
  while (Date.now() < until) {
    const open = z.array(openJob).parse(await world.query(OPEN));
    if (open.every(({ isLater, state }) => isLater || state === "failed")) return open;
    await pause(10);
  }
  throw new Error("Jobs that are due are not worked through.");
}

/** Lets time go by until nothing is left to be tried again; resolves to the jobs that stay. */
export async function drain(world: World): Promise<Rows> {
  let open = await settle(world);
  for (let moves = 0; moves < MOST_MOVES && open.some(({ isLater }) => isLater); moves++) {
    await world.moveTo(Math.min(...open.flatMap(({ isLater, dueMs }) => (isLater ? [dueMs] : []))) + 1);
    open = await settle(world);
  }
  return open;
}
