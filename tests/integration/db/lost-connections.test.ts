import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { isOutage } from "~/db/connection/outage";
import { openDatabase, type OpenDatabase } from "~/db/connection/open.server";
import { startPostgres } from "../process/postgres-server";

// postgres.js ends the process when a backend dies with a write queued (patches/ holds the guard). An uncaught
// exception fails this file.
let server: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;

beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ databaseUrl: server.url, dataDir: await mkdtemp(join(tmpdir(), "data-")) });
  await database.db.execute(sql`create table work (id int primary key, step int not null)`);
});
afterAll(async () => {
  await database.close();
  await server.remove();
});

/** Two writes in one transaction, and a read between them that must get its own answer. */
async function work(id: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into work (id, step) values (${id}, 1)`);
    const answer: unknown = await tx.execute(sql`select ${id}::int as id`);
    expect(answer).toEqual([{ id }]);
    await tx.execute(sql`update work set step = 2 where id = ${id}`);
  });
}

/** Progress of the work: each promise resolves after so many more acknowledged or failed transactions. */
interface Progress {
  acknowledged(more: number): Promise<void>;
  failed(more: number): Promise<void>;
}

/** Runs transactions in `lanes` parallel lanes until `disturb` has ended; returns the acknowledged ids. */
async function workWhile(
  first: number,
  lanes: number,
  disturb: (progress: Progress) => Promise<void>,
): Promise<Set<number>> {
  const acknowledged = new Set<number>();
  let failures = 0;
  const until = async (count: () => number, more: number) => {
    const goal = count() + more;
    await expect.poll(count, { timeout: 10_000, interval: 5 }).toBeGreaterThanOrEqual(goal);
  };
  let next = first;
  let isOver = false;
  const lane = async () => {
    while (!isOver) {
      const id = next++;
      try {
        await work(id);
        acknowledged.add(id);
      } catch (error) {
        if (!isOutage(error)) throw error;
        failures++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, lane));
  await disturb({
    acknowledged: (more) => until(() => acknowledged.size, more),
    failed: (more) => until(() => failures, more),
  });
  isOver = true;
  await running;
  return acknowledged;
}

const rowsOf = z.array(z.object({ id: z.number(), step: z.number() }));

/** All acknowledged transactions are stored, and none is half done. */
async function expectAllKept(acknowledged: Set<number>): Promise<void> {
  const rows = rowsOf.parse(await database.db.execute(sql`select id, step from work`));
  expect(rows.filter(({ step }) => step !== 2)).toEqual([]);
  const kept = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
}

/** Terminates all backends of the app, like an operator or a failing machine. */
async function killBackends(): Promise<void> {
  await database.db
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'web'`)
    .catch(() => undefined);
}

test("killed backends under load end no process, lose nothing and leave the pool whole", async () => {
  const acknowledged = await workWhile(1, 40, async (progress) => {
    for (let round = 0; round < 25; round++) {
      await progress.acknowledged(20);
      await killBackends();
    }
  });
  expect(acknowledged.size).toBeGreaterThan(100);
  await expectAllKept(acknowledged);
  // Ten queries at once on ten backends: the pool has lost no connection.
  const ask = async () => await database.db.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.5)::text`);
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  const pids = answers.flatMap((rows) => z.array(z.object({ pid: z.number() })).parse(rows));
  expect(new Set(pids.map(({ pid }) => pid)).size).toBe(10);
}, 60_000);

test("a statement that fails after some of its rows leaves none of them before the next answer", async () => {
  const ask = (divisor: number) =>
    database.db.execute(sql`select 12 / (${divisor}::int - n) as share from generate_series(1, 3) n`);
  // More queries than connections, so that each connection has failed before it is reused.
  const failed = await Promise.allSettled(Array.from({ length: 20 }, () => ask(3)));
  expect(failed.map(({ status }) => status)).toEqual(Array(20).fill("rejected"));
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(4)));
  for (const rows of answers) expect(rows).toEqual([{ share: 4 }, { share: 6 }, { share: 12 }]);
});

test("a server that restarts under load is met again by the same process", async () => {
  const acknowledged = await workWhile(1_000_000, 40, async (progress) => {
    await progress.acknowledged(40);
    await server.stop();
    await progress.failed(40);
    await server.start();
    await progress.acknowledged(40);
  });
  await expectAllKept(acknowledged);
  await work(2_000_000);
}, 60_000);
