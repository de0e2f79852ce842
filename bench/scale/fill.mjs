import { createHash } from "node:crypto";

/** Address of generated person n; all their data derives from the number. */
export const emailOf = (n) => `person-${n}@example.org`;
/** The name of their calendar, should they have a rhythm. */
export const calendarKeyOf = (n) =>
  createHash("md5")
    .update(`calendar${n}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
export const userIdOf = (n) =>
  createHash("md5")
    .update(String(n))
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");

/** The same id in SQL: as scattered as the random ids of the database. */
const PERSON = `create function pg_temp.person(n int) returns uuid language sql immutable as
  $$ select overlay(overlay(md5(n::text) placing '4' from 13) placing '8' from 17)::uuid $$`;

/** Rows that have expired, as many for any number of people. */
const EXPIRED = 3_000;
/**
 * Completed tasks per person; fewer where filling would take too long, as other people's pages and changes do not read
 * them.
 */
const TASKS = 20;
const FEWER_TASKS = 4;
/** Questions of the test, of which a tenth of the people have answered half. */
const QUESTIONS = 24;

/** Makes so many people who have worked for a while, each table one kind of row after the other as life does. */
export async function fill(admin, { people, isLean }) {
  const run = (statement) => admin.unsafe(statement.replaceAll("$PEOPLE", `generate_series(1, ${people}) n`));
  const tasks = isLean ? FEWER_TASKS : TASKS;
  await run("set session_replication_role = replica");
  await run(PERSON);
  await run(`insert into profiles (user_id, first_name, email, email_verified)
    select pg_temp.person(n), 'Anna', 'person-' || n || '@example.org', true from $PEOPLE`);
  // Evenly distributed start dates over the last year; the first hundred start now.
  await run(`insert into user_progress (user_id, name, email, total_xp, quiz_completed, personality_type, selected_career_path,
      trial_start_date)
    select pg_temp.person(n), 'Anna', 'person-' || n || '@example.org', 150, true, 'Visionär:in', 'Content Creator:in',
      now() - case when n < 100 then 0 else n % 365 end * interval '1 day' - n / 365 * interval '1 second' from $PEOPLE`);
  await run(`insert into user_settings (user_id, weekly_mail, reminder_mail)
    select pg_temp.person(n), n % 500 = 0, n % 60 = 0 from $PEOPLE where n % 2 = 0`);
  await run(
    `insert into entitlements (user_id, kind, source) select pg_temp.person(n), 'ai_only', 'demo' from $PEOPLE where n % 5 = 0`,
  );
  const buyers = "from $PEOPLE where n % 5 = 0";
  await run(`insert into orders (user_id, offer, price_cents, starts_at_once, state, expires_at)
    select pg_temp.person(n), 'pro', 900, true, 'paid', now() ${buyers}`);
  await run(`insert into payments (id, user_id, amount_cents, paid_at)
    select 'ch_' || n, pg_temp.person(n), 900, now() ${buyers}`);
  await run(`insert into price_changes (entitlement_id, user_id, from_cents, to_cents, effective_from, told_at, done_at)
    select 'sub_' || n, pg_temp.person(n), 900, 1900, now(), now(), now() ${buyers}`);
  // Others pay at Stripe, most of them the new price already; half of the rest have received the notice of it.
  const payers = "from $PEOPLE where n % 5 = 1";
  await run(`insert into entitlements (id, user_id, kind, source, price_cents, period_end)
    select 'sub_' || n, pg_temp.person(n), 'pro', 'stripe', case when n % 500 = 1 then 900 else 1900 end,
      now() + interval '20 days' ${payers}`);
  await run(`insert into price_changes (entitlement_id, user_id, from_cents, to_cents, effective_from, told_at, done_at)
    select 'sub_' || n, pg_temp.person(n), 900, 1900, now() + interval '40 days', now(),
      case when n % 500 <> 1 then now() end ${payers} and n % 1000 <> 501`);
  await run(`insert into stripe_customers (user_id, customer_id) select pg_temp.person(n), 'cus_' || n ${buyers}`);
  await run(`insert into stripe_events (id, type, user_id, created_at)
    select 'evt_' || n, 'invoice.paid', pg_temp.person(n), now() ${buyers}`);
  await run(`insert into statements (id, kind, user_id, name, email, contract, settled_at)
    select gen_random_uuid(), 'cancellation', pg_temp.person(n), 'Anna', 'person-' || n || '@example.org', 'Pro',
      case when n % 5000 <> 5 then now() end ${buyers}`);
  await run(`insert into statements (id, kind, name, email, contract)
    select gen_random_uuid(), 'cancellation', 'Anna', 'nobody-' || n || '@example.org', 'Pro' from $PEOPLE where n % 500 = 0`);
  await run(`insert into quiz_results (user_id, category_scores, answers)
    select pg_temp.person(n), (select jsonb_object_agg('Kategorie ' || k, n * k % 30) from generate_series(1, 8) k),
      (select jsonb_object_agg('q' || k, 1 + n * k % 5) from generate_series(1, ${QUESTIONS}) k) from $PEOPLE`);
  for (let k = 1; k <= 10; k++) {
    await run(`insert into user_missions (user_id, mission_id, career_path, mission_order, status)
      select pg_temp.person(n), 'content-creator-${k}', 'Content Creator:in', ${k}, '${k < 4 ? "active" : "locked"}' from $PEOPLE`);
  }
  for (let k = 1; k <= 3; k++) {
    await run(`insert into user_missions (user_id, mission_id, mission_order, status, progress)
      select pg_temp.person(n), '${k}', ${k}, 'completed', 100 from $PEOPLE`);
  }
  for (let k = 0; k < tasks; k++) {
    const [mission, task] = [1 + Math.floor(k / 2), 1 + (k % 2)];
    await run(`insert into user_tasks (user_id, mission_id, task_id, completed, answer, ticked_at, answered_at)
      select pg_temp.person(n), 'content-creator-${mission}', 'cc${mission}-${task}', true, 'Ein Satz, so lang wie viele.', now(), now() from $PEOPLE`);
  }
  // Half of the people have ticked six points of a checklist.
  await run(`insert into user_tasks (user_id, mission_id, task_id, completed, ticked_at)
    select pg_temp.person(n), 'content-creator-3', 'cc3-1.punkt-' || item, item < 6, now()
      from $PEOPLE, generate_series(1, 6) item where n % 2 = 0`);
  for (let k = 0; k < 10; k++) {
    await run(
      `insert into xp_ledger (user_id, kind, ref, amount) select pg_temp.person(n), 'mission', 'mission-${k}', 15 from $PEOPLE`,
    );
  }
  for (let k = 1; k <= QUESTIONS / 2; k++) {
    await run(
      `insert into quiz_answers (user_id, question_id, value) select pg_temp.person(n), 'q${k}', 3 from $PEOPLE where n % 10 = 0`,
    );
  }
  await run(`insert into user_notes (user_id, mission_id, note, noted_at)
    select pg_temp.person(n), 'content-creator-1', 'Eine Notiz.', now() from $PEOPLE`);
  const askers = "from $PEOPLE where n % 2 = 0";
  await run(`insert into coach_conversations (id, user_id, title)
    select md5('conversation' || n)::uuid, pg_temp.person(n), 'Womit fange ich an?' ${askers}`);
  await run(`insert into coach_turns (user_id, conversation_id, position, question, answer, state)
    select pg_temp.person(n), md5('conversation' || n)::uuid, 1, 'Womit fange ich an?', 'Mit einem Satz.', 'done' ${askers}`);
  await run(`insert into coach_usage (user_id, day, used) select pg_temp.person(n), now()::date, 1 ${askers}`);
  await run(`insert into action_plans (user_id, career_path, goal, start_day, evenings_per_week, hours_per_evening)
    select pg_temp.person(n), 'Content Creator:in', 'Drei Aufträge', now()::date, 3, 2 from $PEOPLE where n % 5 = 0`);
  await run(`insert into rhythms (user_id, weekdays, time, hours, starts_on, calendar_key, follow_ups)
    select pg_temp.person(n), '[2, 4]'::jsonb, to_char(time '00:00' + n % 1440 * interval '1 minute', 'HH24:MI'), 2, now()::date, md5('calendar' || n)::uuid, 'days' from $PEOPLE where n % 3 = 0`);
  await run(`insert into start_steps (user_id, step_id, state, on_day)
    select pg_temp.person(n), 'elster-konto', 'done', current_date from $PEOPLE where n % 3 = 0`);
  await run(`insert into rungs (user_id, kind, is_said, on_day)
    select pg_temp.person(n), kind, false, current_date from $PEOPLE, unnest(array['registered', 'approached']) kind where n % 3 = 0`);
  await run(`insert into contacts (user_id, id, name, state, next_on)
    select pg_temp.person(n), md5('contact' || k)::uuid, 'Kontakt ' || k, 'approached', current_date + k
    from $PEOPLE, generate_series(1, 10) k where n % 3 = 0`);
  await run(`insert into contact_moves (user_id, contact_id, state, moved_at)
    select pg_temp.person(n), md5('contact' || k)::uuid, 'approached', now() from $PEOPLE, generate_series(1, 10) k where n % 3 = 0`);
  await run(`insert into companions (user_id, link_key, shown_name, figures, email, confirmed_at, pick, answered_at, expires_at)
    select pg_temp.person(n), pg_temp.person(n), 'Anna', '["tasks", "days", "asked"]'::jsonb, 'kim-' || n || '@example.net', now(), 'proud', now(), now() + interval '60 days'
    from $PEOPLE where n % 3 = 0`);
  await run(`insert into experiments (user_id, experiment_id, counts, threshold, started_at, threshold_at)
    select pg_temp.person(n), 'content-creator-in/partner', 'talking', 2, now() - interval '1 day', now() from $PEOPLE where n % 3 = 0`);
  await run(`insert into calculations (user_id, calculator_id, inputs)
    select pg_temp.person(n), 'stundensatz', '{"bedarf": 12000}'::jsonb from $PEOPLE where n % 3 = 0`);
  await run(`insert into self_check_answers (user_id, question_id, is_right)
    select pg_temp.person(n), 'kasse-job.vollzeit', n % 2 = 0 from $PEOPLE where n % 3 = 0`);
  await run(`insert into evening_plans (user_id, mission_id, if_then, otherwise, if_then_at, otherwise_at)
    select pg_temp.person(n), 'content-creator-' || k, 'Wenn Dienstag ist, dann schreibe ich.', 'Dann am Mittwoch.', now(), now()
    from $PEOPLE, generate_series(1, 3) k where n % 3 = 0`);
  await run(`insert into mission_feedback (user_id, mission_id, is_helpful, remark, remarked_at)
    select pg_temp.person(n), 'content-creator-' || k, n % 2 = 0, 'Die Adresse gibt es nicht mehr.', now()
    from $PEOPLE, generate_series(1, 3) k where n % 3 = 0`);
  await run(`insert into situations (user_id, employment, insurance, benefits, customers, hours)
    select pg_temp.person(n), 'vollzeit', 'ueber-job', '["keine"]'::jsonb, 'firmen', 8 from $PEOPLE where n % 2 = 0`);
  await run(`insert into notices (user_id, kind, day, ended_at, outcome)
    select pg_temp.person(n), 'reminder', now()::date - k, now(), 'sent' from $PEOPLE, generate_series(1, 3) k where n % 3 = 0`);
  // Failed notices, which have been archived since.
  await run(`insert into pgboss.job (name, data, state, completed_on)
    select 'notices', jsonb_build_object('userId', pg_temp.person(n), 'kind', 'week', 'day', '2026-11-22'), 'failed', now()
    from $PEOPLE where n % 10 = 0`);
  await run(`insert into pgboss.archive select job.*, now() from pgboss.job where name = 'notices'`);
  await run(
    `insert into known_devices (device_hash, user_id) select md5('device' || n), pg_temp.person(n) from $PEOPLE`,
  );
  await run(`insert into sessions (token_hash, user_id, expires_at)
    select md5(k || 'session' || n), pg_temp.person(n), now() + interval '9 days' from $PEOPLE, generate_series(1, 2) k`);
  await run(`insert into push_tokens (session_hash, user_id, token, platform)
    select md5('1session' || n), pg_temp.person(n), 'token-' || n, 'android' from $PEOPLE where n % 3 = 0`);
  await run(`insert into sessions (token_hash, data, expires_at)
    select md5('visitor' || n), jsonb_build_object('auth:email', 'person-' || n || '@example.org', 'auth:totp',
      jsonb_build_object('hash', repeat(md5(n::text), 8), 'attempts', 0), 'sentAt', now()::text, 'registrationUserId', null),
      now() + interval '9 days' from $PEOPLE where n % 5 = 0`);
  await run(`insert into login_codes (session_hash, email, code_hash, strategy_code, expires_at)
    select md5('visitor' || n), 'person-' || n || '@example.org', md5(n::text), '123456', now() from $PEOPLE where n % 3 = 0`);
  await run(
    `insert into rate_limits (key, count, resets_at) select 'limit-' || md5(n::text), 1, now() + interval '9 hours' from $PEOPLE where n % 2 = 0`,
  );
  await run(`insert into snapshots (user_id, reset, data, expires_at)
    select pg_temp.person(n), 'switch-path', '{}', now() + interval '9 days' from $PEOPLE where n % 10 = 0`);
  await expire(admin);
  await run("vacuum analyze");
}

async function expire(admin) {
  const ago = (days) => `now() - interval '${days} days'`;
  const rows = `from generate_series(1, ${EXPIRED}) n`;
  await admin.unsafe(`insert into sessions (token_hash, expires_at) select 'expired' || n, ${ago(1)} ${rows}`);
  await admin.unsafe(`insert into login_codes (session_hash, email, code_hash, strategy_code, expires_at)
    select 'expired', 'expired@example.org', '', '', ${ago(2)} ${rows}`);
  await admin.unsafe(`insert into coach_usage (user_id, day, used)
    select pg_temp.person(n), now()::date - 90, 1 ${rows}`);
  await admin.unsafe(`insert into rate_limits (key, count, resets_at) select 'expired' || n, 1, ${ago(1)} ${rows}`);
  await admin.unsafe(`insert into snapshots (user_id, reset, data, expires_at)
    select pg_temp.person(1), 'switch-path', '{}', ${ago(1)} ${rows}`);
  await admin.unsafe(`insert into stripe_events (id, type, created_at, received_at)
    select 'expired' || n, 'invoice.paid', ${ago(91)}, ${ago(91)} ${rows}`);
  await admin.unsafe(`insert into orders (user_id, offer, price_cents, starts_at_once, state, expires_at)
    select pg_temp.person(1), 'pro', 900, true, 'expired', ${ago(31)} ${rows}`);
  await admin.unsafe(`insert into statements (id, kind, name, email, contract, settled_at)
    select gen_random_uuid(), 'cancellation', 'Anna', 'expired@example.org', 'Pro', ${ago(5 * 365)} ${rows}`);
  await admin.unsafe(`insert into known_devices (device_hash, user_id, last_used_at)
    select 'expired' || n, pg_temp.person(1), ${ago(401)} ${rows}`);
}
