import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { berlinClock } from "../../../app/domain/time/berlin-time";
import { MINUTE_MS } from "../../../app/domain/time/durations";
import { isQuiet } from "../../../app/domain/messages/quiet-hours";
import { enqueueReminders } from "../../../app/jobs/due.server";
import { startFcm } from "../../fakes/fcm";
import { startSmtp } from "../../fakes/smtp";
import { sql, startApp, type App } from "../app/app";
import { limitDatabase, startPgbouncer } from "../process/pgbouncer";
import { startPostgres } from "../process/postgres-server";
import { killed, startServer, type Server } from "../process/process";

/**
 * Half of the reminders go by mail, the others to phones. REMINDERS=10000 for the promised number; POOLER=1: through
 * pgbouncer.
 */
const REMINDERS = Number(process.env.REMINDERS ?? 400);
const LONGEST_MS = 15 * MINUTE_MS;
/** Reminders in flight when a worker is killed, one batch, may be sent twice. */
const ON_THE_WAY = 5;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let fcm: Awaited<ReturnType<typeof startFcm>>;
let app: App;
let environment: Record<string, string>;
let servers: Server[] = [];
const workers: ChildProcess[] = [];

beforeAll(async () => {
  smtp = await startSmtp();
  fcm = await startFcm();
  // A server of its own, as the test restarts it.
  postgres = await startPostgres();
  vi.stubEnv("TEST_POSTGRES_URL", postgres.url);
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "hallo@start.example" };
  app = await startApp("postgres", mail);
  if (process.env.POOLER) pooler = await startPgbouncer(postgres.url);
  const database: Record<string, string> = pooler
    ? { DATABASE_URL: pooler.through(app.databaseUrl), DATABASE_POOLER: "1" }
    : { DATABASE_URL: app.databaseUrl };
  if (pooler) await limitDatabase(app.databaseUrl);
  environment = { ...mail, ...fcm.settings, ...database, SESSION_SECRET: "ab".repeat(32), JOBS: "0" };
  servers = await Promise.all([1, 2, 3].map(async () => startServer({ ...environment, DATA_DIR: await folder() })));
}, 120_000);
afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await Promise.all(servers.map((server) => server.stop()));
  await app.close();
  await pooler?.remove();
  await postgres.remove();
  await smtp.close();
  await fcm.close();
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
  const worker = spawn(process.execPath, ["scripts/command.mjs", "worker"], { env, stdio: "ignore" });
  workers.push(worker);
  return worker;
}

/**
 * Makes people with a reminder at `time` on all evenings, the first `mails` of them by mail and the others on a phone.
 */
async function fill(people: number, { time, mails }: { time: string; mails: number }): Promise<void> {
  const numbers = sql`generate_series(1, ${people}::int) n`;
  await app.query(sql`insert into profiles (first_name, email, email_verified)
    select 'Anna', 'reminded-' || n || '@example.org', true from ${numbers}`);
  await app.query(sql`insert into user_progress (user_id, name, email, quiz_completed, selected_career_path)
    select user_id, first_name, email, true, 'Content Creator:in' from profiles`);
  const byMail = sql`substr(email, 10, strpos(email, '@') - 10)::int <= ${mails}::int`;
  await app.query(sql`insert into user_settings (user_id, reminder_mail, daily_reminder)
    select user_id, ${byMail}, not ${byMail} from profiles`);
  await app.query(sql`insert into sessions (token_hash, user_id, expires_at)
    select 'session-' || user_id, user_id, now() + interval '1 day' from profiles where not ${byMail}`);
  await app.query(sql`insert into push_tokens (session_hash, user_id, token, platform)
    select 'session-' || user_id, user_id, 'phone-of-' || user_id, 'android' from profiles where not ${byMail}`);
  await app.query(sql`insert into rhythms (user_id, weekdays, time, hours, starts_on)
    select user_id, '[1, 2, 3, 4, 5, 6, 7]'::jsonb, ${time}, 2, now()::date - 1 from profiles`);
}

const open = () => app.count(sql`select count(*) from notices where ended_at is null`).catch(() => Infinity);
const told = () => smtp.mails.length + fcm.pushes.length;
const reach = (people: number) => vi.waitFor(() => expect(told()).toBeGreaterThan(people), { timeout: 120_000 });

test("a killed worker and a restarted database: everybody is reminded once", { timeout: 600_000 }, async () => {
  const due = new Date();
  const time = berlinClock(due);
  // No push is sent if quiet hours begin meanwhile.
  const mails = isQuiet(new Date(due.getTime() + LONGEST_MS), time) ? REMINDERS : REMINDERS / 2;
  await fill(REMINDERS, { time, mails });
  const noted = await enqueueReminders({ due });
  expect(noted).toBe(REMINDERS);
  const [first] = await Promise.all([startWorker(), startWorker()]);

  await reach(REMINDERS / 5);
  await killed(first);
  await startWorker();
  await reach(REMINDERS / 2);
  await postgres.stop();
  await postgres.start();

  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 400_000, interval: 1_000 });
  // Recipients and message ids: a duplicate is recognisable by its id.
  const reminded = new Map<string, Set<string>>();
  const note = (whom: string, id: string) => reminded.set(whom, (reminded.get(whom) ?? new Set()).add(id));
  for (const { to, message } of smtp.mails) note(to[0] ?? "", /^Message-ID:\s*<(\S+)>/im.exec(message)?.[1] ?? "none");
  for (const { token, android } of fcm.pushes) note(token, android.notification.tag);
  expect([...reminded.keys()].filter((whom) => whom.includes("@"))).toHaveLength(mails);
  expect(reminded.size).toBe(REMINDERS);
  for (const ids of reminded.values())
    expect([...ids]).toEqual([expect.stringMatching(/^[\w-]{20,}(@start\.example)?$/)]);
  expect(told() - REMINDERS).toBeLessThanOrEqual(ON_THE_WAY);
  expect(await app.query(sql`select outcome, count(*)::int from notices group by outcome`)).toEqual([
    { outcome: "sent", count: REMINDERS },
  ]);
  for (const server of servers) expect(await server.health()).toBe(200);
  // Periodic jobs of the meantime ran only once.
  const twice = sql`select count(*) from (select 1 from pgboss.job where name = 'periodic' group by data having count(*) > 1) t`;
  expect(await app.count(twice)).toBe(0);
});
