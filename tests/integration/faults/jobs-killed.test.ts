import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { berlinClock } from "../../../app/domain/berlin-time";
import { noteReminders } from "../../../app/jobs/due.server";
import { startSmtp } from "../../fakes/smtp";
import { sql, startApp, type App } from "../app/app";
import { limitDatabase, startPgbouncer } from "../process/pgbouncer";
import { startPostgres } from "../process/postgres-server";
import { killed, startServer, type Server } from "../process/process";

/** REMINDERS=10000 for as many as the promise says; with POOLER=1 all processes go through pgbouncer. */
const REMINDERS = Number(process.env.REMINDERS ?? 1_000);
/** Whatever was on its way when its worker was killed may go once more: a batch. */
const ON_THE_WAY = 5;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let app: App;
let environment: Record<string, string>;
let servers: Server[] = [];
const workers: ChildProcess[] = [];

beforeAll(async () => {
  smtp = await startSmtp();
  // One of its own, as it is restarted.
  postgres = await startPostgres();
  vi.stubEnv("TEST_POSTGRES_URL", postgres.url);
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "hallo@start.example" };
  app = await startApp("postgres", mail);
  if (process.env.POOLER) pooler = await startPgbouncer(postgres.url);
  const database: Record<string, string> = pooler
    ? { DATABASE_URL: pooler.through(app.databaseUrl), DATABASE_POOLER: "1" }
    : { DATABASE_URL: app.databaseUrl };
  if (pooler) await limitDatabase(app.databaseUrl);
  environment = { ...mail, ...database, SESSION_SECRET: "ab".repeat(32), JOBS: "0" };
  servers = await Promise.all([1, 2, 3].map(async () => startServer({ ...environment, DATA_DIR: await folder() })));
}, 120_000);
afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await Promise.all(servers.map((server) => server.stop()));
  await app.close();
  await pooler?.remove();
  await postgres.remove();
  await smtp.close();
  vi.unstubAllEnvs();
});

const folder = () => mkdtemp(join(tmpdir(), "worker-"));

async function startWorker(): Promise<ChildProcess> {
  const env: NodeJS.ProcessEnv = {
    ...testEnvironment(process.env),
    ...environment,
    NODE_ENV: "production",
    DATA_DIR: await folder(),
  };
  const worker = spawn(process.execPath, ["scripts/worker.mjs"], { env, stdio: "ignore" });
  workers.push(worker);
  return worker;
}

/** As many as wish to be reminded on all evenings at a time of day. */
async function fill(people: number, time: string): Promise<void> {
  const numbers = sql`generate_series(1, ${people}::int) n`;
  await app.query(sql`insert into profiles (first_name, email, email_verified)
    select 'Anna', 'reminded-' || n || '@example.org', true from ${numbers}`);
  await app.query(sql`insert into user_progress (user_id, name, email, quiz_completed, selected_career_path)
    select user_id, first_name, email, true, 'Content Creator:in' from profiles`);
  await app.query(sql`insert into user_settings (user_id, reminder_mail) select user_id, true from profiles`);
  await app.query(sql`insert into rhythms (user_id, weekdays, time, hours, starts_on)
    select user_id, '[1, 2, 3, 4, 5, 6, 7]'::jsonb, ${time}, 2, now()::date - 1 from profiles`);
}

const open = () => app.count(sql`select count(*) from notices where ended_at is null`).catch(() => Infinity);
const reach = (mails: number) =>
  vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThan(mails), { timeout: 120_000 });

test("a killed worker and a restarted database: everybody is reminded once", { timeout: 600_000 }, async () => {
  const due = new Date();
  await fill(REMINDERS, berlinClock(due));
  const noted = await noteReminders({ due });
  expect(noted).toBe(REMINDERS);
  const [first] = await Promise.all([startWorker(), startWorker()]);

  await reach(REMINDERS / 5);
  await killed(first);
  await startWorker();
  await reach(REMINDERS / 2);
  await postgres.stop();
  await postgres.start();

  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 400_000, interval: 1_000 });
  const reminded = new Map<string, Set<string>>();
  for (const { to, message } of smtp.mails) {
    const ids = reminded.get(to[0] ?? "") ?? new Set();
    reminded.set(to[0] ?? "", ids.add(/^Message-ID:\s*(\S+)/im.exec(message)?.[1] ?? "none"));
  }
  expect(reminded.size).toBe(REMINDERS);
  // Whoever has got two can tell that they are one.
  for (const ids of reminded.values()) expect([...ids]).toEqual([expect.stringMatching(/^<[\w-]+@start\.example>$/)]);
  expect(smtp.mails.length - REMINDERS).toBeLessThanOrEqual(ON_THE_WAY);
  expect(await app.query(sql`select outcome, count(*)::int from notices group by outcome`)).toEqual([
    { outcome: "sent", count: REMINDERS },
  ]);
  for (const server of servers) expect(await server.health()).toBe(200);
  // What was done by the clock meanwhile was done once.
  const twice = sql`select count(*) from (select 1 from pgboss.job where name = 'periodic' group by data having count(*) > 1) t`;
  expect(await app.count(twice)).toBe(0);
});
