import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isOutage } from "~/db/connection/outage";
import { openDatabase, type Executor, type OpenDatabase } from "~/db/connection/open.server";
import { inTransaction } from "~/db/connection/transaction";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({
    databaseUrl: process.env.TEST_POSTGRES_URL,
    dataDir: await mkdtemp(join(tmpdir(), "data-")),
  });
  await database.db.execute(sql`create table counters (name text primary key, count int not null)`);
});
afterAll(async () => {
  await database.db.execute(sql`drop table counters`);
  await database.close();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from counters`);
  await database.db.execute(sql`insert into counters values ('a', 0), ('b', 0)`);
});

const increase = (name: string, tx: Executor) =>
  tx.execute(sql`update counters set count = count + 1 where name = ${name}`);
const counts = () => database.db.execute(sql`select name, count from counters order by name`);
const raise = (code: string, tx: Executor) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'as asked' using errcode = '${code}'; end $$`));

/** A barrier: resolves for all callers once `size` of them have called. */
function meeting(size: number) {
  let arrived = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived++;
    if (arrived === size) open();
    return all;
  };
}

test("of two that wait for each other one is repeated, and both are done", async () => {
  const met = meeting(2);
  let runs = 0;
  const both = (first: string, second: string) =>
    inTransaction(database.db, async (tx) => {
      runs++;
      await increase(first, tx);
      await met();
      await increase(second, tx);
    });
  await Promise.all([both("a", "b"), both("b", "a")]);
  expect(await counts()).toEqual([
    { name: "a", count: 2 },
    { name: "b", count: 2 },
  ]);
  expect(runs).toBe(3);
});

test("a serialization failure is repeated on what the other has written", async () => {
  const met = meeting(2);
  const read = () =>
    inTransaction(
      database.db,
      async (tx) => {
        await tx.execute(sql`select count from counters where name = 'a'`);
        await met();
        await increase("a", tx);
      },
      { isolationLevel: "repeatable read" },
    );
  await Promise.all([read(), read()]);
  expect(await counts()).toContainEqual({ name: "a", count: 2 });
});

test.each(["40001", "40P01"])("%s twice is given up, and says that it is no bug", async (code) => {
  let runs = 0;
  const work = inTransaction(database.db, async (tx) => {
    runs++;
    await increase("a", tx);
    await raise(code, tx);
  });
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(isOutage(error)).toBe(true);
  expect(runs).toBe(2);
  expect(await counts()).toContainEqual({ name: "a", count: 0 });
});

test("what is a bug is not repeated, and neither is a part of a running transaction", async () => {
  let outer = 0;
  let inner = 0;
  const nested = (code: string) =>
    inTransaction(database.db, async (tx) => {
      outer++;
      await inTransaction(tx, async (part) => {
        inner++;
        await raise(code, part);
      });
    });
  await expect(nested("23514")).rejects.toThrow();
  expect([outer, inner]).toEqual([1, 1]);
  await expect(nested("40P01")).rejects.toThrow();
  expect([outer, inner]).toEqual([3, 3]);
});
