import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "~/db/connection/open.server";
import { describeAccountDeletion } from "../account/account-deletion";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { startDevice, tick, answer } from "../app/device";
import { describeOn } from "../app/suites";
import { describeLoginCodes } from "../auth/login-codes";
import { describeSessions } from "../auth/sessions";
import { describeBackupUnderLoad } from "../backup/under-load";
import { describeSweep } from "../db/sweep";
import { describeDueMessages } from "../jobs/due-messages";
import { describeJobs } from "../jobs/jobs";
import { createDatabase } from "../process/empty-database";
import { hasPgbouncer, LIMITS, limitDatabase, startPgbouncer } from "../process/pgbouncer";

type Pooler = Awaited<ReturnType<typeof startPgbouncer>>;

test.runIf(process.env.CI)("pgbouncer is there (apt-get install pgbouncer)", () => expect(hasPgbouncer).toBe(true));

let pooler: Pooler;
beforeAll(async () => {
  if (hasPgbouncer) pooler = await startPgbouncer(process.env.TEST_POSTGRES_URL ?? "");
});
afterAll(() => pooler?.remove());

describe.runIf(hasPgbouncer)("through pgbouncer in transaction mode", () => {
  const settings = async (databaseUrl: string) => {
    await limitDatabase(databaseUrl);
    return { DATABASE_URL: pooler.through(databaseUrl), DATABASE_POOLER: "1" };
  };
  const suites = {
    "login codes": describeLoginCodes,
    sessions: describeSessions,
    deletion: describeAccountDeletion,
    sweep: describeSweep,
    jobs: describeJobs,
    messages: describeDueMessages,
    "changes at once": describeChangesAtOnce,
    "a backup under load": describeBackupUnderLoad,
    "a pooler that ends": describeEnd,
  };
  describeOn("postgres", suites, settings);

  test("many queries at once are all answered, also behind those without parameters", async () => {
    const url = await createDatabase();
    await limitDatabase(url);
    const { db, close } = await openDatabase({ databaseUrl: pooler.through(url), isPooled: true, dataDir: "." });
    const ask = (index: number) =>
      db.execute(index % 2 === 0 ? sql`select 1 as n, pg_sleep(0.001)` : sql`select ${index}::int as n`);
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index)));
      expect(answers).toHaveLength(200);
    }
    await close();
  });

  test("the start says what is missing", async () => {
    const url = await createDatabase();
    await expect(migrate(pooler.through(url), false)).rejects.toThrow(/^Vor der Datenbank steht ein Pooler: /);
    await expect(migrate(pooler.through(url), true)).rejects.toThrow(
      "keine Grenze statement_timeout: Führ dort alter role current_user set statement_timeout = '10s' aus",
    );
  });

  test("a pooler that drops the limits in silence is found as well", async () => {
    const silent = await startPgbouncer(process.env.TEST_POSTGRES_URL ?? "", [
      `ignore_startup_parameters = ${Object.keys(LIMITS).join(",")}`,
    ]);
    onTestFinished(() => silent.remove());
    const url = await createDatabase();
    await expect(migrate(silent.through(url), false)).rejects.toThrow(/^Vor der Datenbank steht ein Pooler: /);
  });

  test("more processes than the pooler has connections migrate one after the other", async () => {
    const url = await createDatabase();
    await limitDatabase(url);
    await Promise.all(Array.from({ length: 8 }, () => migrate(pooler.through(url), true)));
    const session = postgres(url, { max: 1 });
    onTestFinished(() => session.end());
    const rows = await session`select count(*)::int as all, count(distinct hash)::int as distinct
      from drizzle.__drizzle_migrations`;
    expect(rows[0]?.all).toBeGreaterThan(5);
    expect(rows[0]?.distinct).toBe(rows[0]?.all);
  });
});

async function migrate(databaseUrl: string, isPooled: boolean): Promise<void> {
  const database = await openDatabase({ databaseUrl, isPooled, dataDir: "unused" });
  try {
    await database.migrate("drizzle");
  } finally {
    await database.close();
  }
}

function describeChangesAtOnce(app: () => App): void {
  test("many people's ticks, answers and pages at once are each their own", async () => {
    const devices = await Promise.all(
      Array.from({ length: 6 }, (_, index) => startDevice(app(), `pooled-${index}@example.org`)),
    );
    const rounds = await Promise.all(
      devices.flatMap(({ send, member }, index) =>
        Array.from({ length: 10 }, async (_, round) => [
          (await send(tick("cc1-1", true), answer(`${index}: ${round}`, 1000 * (10 - round)))).status,
          (await member.get("/home")).status,
        ]),
      ),
    );
    expect(new Set(rounds.flat())).toEqual(new Set([200]));
    for (const [index, { owner }] of devices.entries()) {
      const tasks = await app().query(sql`select task_id, completed, answer from user_tasks where user_id = ${owner}`);
      expect(tasks).toEqual([{ task_id: "cc1-1", completed: true, answer: `${index}: 9` }]);
    }
  });

  test("of ten parallel changes of path one keeps a snapshot, and ledger equals totals", async () => {
    const { member, owner, send } = await startDevice(app(), "pooled-reset@example.org");
    await send(tick("cc1-1", true));
    await Promise.all(Array.from({ length: 10 }, () => member.post("/career-path-selection", { path: "va-allround" })));
    expect(await app().count(sql`select count(*) from snapshots where user_id = ${owner}`)).toBe(1);
    expect(
      await app().query(sql`select p.user_id from user_progress p
        where p.total_xp <> (select coalesce(sum(amount), 0) from xp_ledger l where l.user_id = p.user_id)`),
    ).toEqual([]);
  });
}

function describeEnd(app: () => App): void {
  const status = async (member: Visitor) => (await member.get("/home")).status;

  test("people are told to wait, and go on when it is back", async () => {
    const member = await startMember(app(), "pooled-end@example.org");
    expect(await status(member)).toBe(200);
    await pooler.kill();
    try {
      expect(await status(member)).toBe(503);
    } finally {
      await pooler.start();
    }
    await expect.poll(() => status(member), { timeout: 20_000 }).toBe(200);
  });

  test("killed in the middle of changes it loses none that was told to be kept", async () => {
    const { owner, send } = await startDevice(app(), "pooled-kill@example.org");
    const sent = Array.from({ length: 20 }, (_, round) => send(answer(`Antwort ${round}`, 1000 * (20 - round))));
    await Promise.race(sent);
    await pooler.kill();
    const statuses = (await Promise.all(sent)).map((response) => response.status);
    await pooler.start();
    expect(statuses.filter((found) => ![200, 503].includes(found))).toEqual([]);
    await expect.poll(async () => (await send(tick("cc1-1", true))).status, { timeout: 20_000 }).toBe(200);
    const last = statuses.lastIndexOf(200);
    const [task] = await app().query(sql`select answer from user_tasks where user_id = ${owner}`);
    expect(Number(String(task?.answer).split(" ")[1])).toBeGreaterThanOrEqual(last);
  });
}
