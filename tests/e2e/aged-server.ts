import { spawn } from "node:child_process";
import postgres from "postgres";
import { freePort } from "../runner/free-port.mjs";
import { startPostgres } from "../integration/process/postgres-server";

/**
 * Starts the app on a PostgreSQL of its own, which a test may change: a trial can be as old as it needs to be, and the
 * database can be broken or away. Mails go to the same folder as those of the usual server. `settings` are further
 * environment variables.
 */
export async function startAgedServer(settings: Record<string, string> = {}) {
  const database = await startPostgres();
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? "",
      DATABASE_URL: database.url,
      SESSION_SECRET: "ab".repeat(32),
      DEMO_CHECKOUT: "1",
      NODE_ENV: "production",
      TRUST_PROXY: "1",
      ...settings,
    },
    stdio: "ignore",
  });
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  return {
    url: `http://localhost:${port}`,
    isHealthy: () =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ageTrial: (email: string, days: number) =>
      sql`update user_progress set trial_start_date = now() - make_interval(days => ${days}) where email = ${email}`,
    /** Grants an entitlement as the operator does, also one that cannot be ordered yet. */
    grant: (email: string, kind: string) =>
      sql`insert into entitlements (user_id, kind, source) select user_id, ${kind}, 'operator' from profiles
        where email = ${email}`,
    /** Inserts an order in the state it has while the member is at Stripe's page. */
    placeOrder: (email: string) =>
      sql`insert into orders (user_id, offer, price_cents, starts_at_once, url, expires_at)
        select user_id, 'pro', 900, true, 'https://checkout.stripe.com/c/pay/1', now() + interval '1 day'
        from profiles where email = ${email}`,
    /** Inserts the price change that the mail about it leaves, for the contract that the member pays every month. */
    announcePrice: (email: string, cents: number) =>
      sql`insert into price_changes (entitlement_id, user_id, from_cents, to_cents, effective_from, told_at)
        select id, user_id, price_cents, ${cents}, period_end + interval '60 days', now()
        from entitlements join profiles using (user_id) where email = ${email} and period_end is not null`,
    /** Sets the member's answers back to before their first words, for as long as the tests take. */
    reopenAnswers: (email: string) =>
      sql`update coach_turns set state = 'writing', answer = '', blocks = '[]', sources = '[]',
        written_at = now() + interval '1 day' where user_id = (select user_id from profiles where email = ${email})`,
    /** Lets the member begin a bonus mission, as at the end of a path. */
    beginBonus: (email: string, mission: string) =>
      sql`insert into user_missions (user_id, mission_id, mission_order, status, is_bonus)
        select user_id, ${mission}, 1, 'active', true from profiles where email = ${email}`,
    /** Gives the member a companion who has answered on the first of twelve Sundays, the one before this week. */
    accompany: (email: string) =>
      sql`insert into companions (user_id, shown_name, figures, sentence, email, confirmed_at, pick, answered_at, expires_at)
        select user_id, 'Anna', '["tasks", "missions", "rungs"]', 'Ich bleib dran.', 'kim@example.net', now(), 'proud', now(),
          (date_trunc('week', now() at time zone 'Europe/Berlin') + interval '83 days') at time zone 'Europe/Berlin'
        from profiles where email = ${email}`,
    /** Spreads what the member's missions paid over the weeks before today, each on a day of its own. */
    spreadMissions: (email: string) =>
      sql`update xp_ledger l set created_at = now() - make_interval(days => 7 * (10 - m.mission_order))
        from user_missions m where m.user_id = l.user_id and m.mission_id = l.ref and m.career_path is not null
          and l.user_id = (select user_id from profiles where email = ${email})`,
    /** Opens all missions of the member's path, as a plan does, with these finished a week ago and a rhythm of forty days. */
    openAll: (email: string, finished: number) =>
      sql`with mine as (select user_id from profiles where email = ${email}),
        begun as (update rhythms set created_at = now() - interval '40 days' where user_id in (select user_id from mine))
        update user_missions set status = case when mission_order <= ${finished} then 'completed' else 'active' end,
          progress = case when mission_order <= ${finished} then 100 else progress end,
          completed_at = case when mission_order <= ${finished} then now() - interval '7 days' end
        where user_id in (select user_id from mine) and career_path is not null`,
    /** Stands the member before a mission of their path, with those before it finished weeks ago. */
    standBefore: (email: string, order: number) =>
      sql`update user_missions set status = case when mission_order < ${order} then 'completed' else 'active' end,
        completed_at = case when mission_order < ${order} then now() - interval '20 days' end
        where user_id = (select user_id from profiles where email = ${email}) and career_path is not null
          and mission_order <= ${order}`,
    /** Lets the member have done nothing for weeks, and queues the reminder of today's evening as the clock does. */
    async remind(email: string) {
      const [person] = await sql`select user_id, to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
        from profiles where email = ${email}`;
      const { user_id: userId, day } = person ?? {};
      await sql`update user_missions set completed_at = completed_at - interval '20 days' where user_id = ${userId}`;
      await sql`update user_tasks set answered_at = answered_at - interval '20 days' where user_id = ${userId}`;
      await sql`insert into user_settings (user_id, reminder_mail) values (${userId}, true)
        on conflict (user_id) do update set reminder_mail = true`;
      await sql`insert into notices (user_id, kind, day) values (${userId}, 'reminder', ${day})`;
      await sql`insert into pgboss.job (name, data) values ('notices', ${sql.json({ userId, kind: "reminder", day })})`;
    },
    /** Makes every request that reads its session fail, until `mendSessions` is called. */
    breakSessions: () => sql`alter table sessions rename column expires_at to gone`,
    mendSessions: () => sql`alter table sessions rename column gone to expires_at`,
    stopDatabase: database.stop,
    startDatabase: database.start,
    async stop() {
      await sql.end();
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      await database.remove();
    },
  };
}

export type AgedServer = Awaited<ReturnType<typeof startAgedServer>>;
