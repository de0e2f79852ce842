import { expect } from "vitest";
import { sql, type App, type Visitor } from "./app";

export const SETTINGS = "/profile/einstellungen";
export const ADDRESS = "/profile/einstellungen/e-mail";
export const DELETION = "/profile/einstellungen/loeschen";

/** The person with an address, as the database knows them. */
export async function personOf(app: App, email: string) {
  const [person] = await app.query(
    sql`select user_id, first_name, referral_code, referral_arrivals from profiles where email = ${email}`,
  );
  return {
    userId: String(person?.user_id),
    firstName: person?.first_name,
    code: String(person?.referral_code),
    arrivals: person?.referral_arrivals,
  };
}

/** The newest mail to an address, its soft line breaks mended. */
export async function readNewestMail(app: App, email: string): Promise<string> {
  const mails = await app.readMails(email);
  return (mails.at(-1) ?? "").replace(/=\r?\n/g, "");
}

/** Logs the same person in on another device. */
export async function logInElsewhere(app: App, email: string): Promise<Visitor> {
  const other = app.visitor();
  await other.post("/auth", { intent: "send", email });
  await other.post("/auth", { intent: "confirm", code: await app.readCode(email) });
  expect((await other.get("/home")).status).toBe(200);
  return other;
}

/** Adds a row for this person to every table that is empty after registration. */
export async function fillEveryTable(app: App, email: string): Promise<void> {
  const { userId } = await personOf(app, email);
  await app.query(sql`update user_progress set push_token = 'token-of-a-phone' where user_id = ${userId}`);
  await app.query(sql`insert into user_settings (user_id) values (${userId})`);
  await app.query(sql`insert into entitlements (user_id, kind, source) values (${userId}, 'ai_only', 'demo')`);
  await app.query(sql`insert into orders (user_id, offer, price_cents, starts_at_once, expires_at)
    values (${userId}, 'pro', 900, true, now())`);
  await app.query(
    sql`insert into payments (id, user_id, amount_cents, paid_at) values (${`ch-${userId}`}, ${userId}, 900, now())`,
  );
  await app.query(sql`insert into price_changes (entitlement_id, user_id, from_cents, to_cents, effective_from)
    values (${`sub-${userId}`}, ${userId}, 900, 1900, now())`);
  await app.query(sql`insert into statements (id, kind, user_id, name, email, contract)
    values (gen_random_uuid(), 'cancellation', ${userId}, 'Anna', ${email}, 'Pro')`);
  await app.query(sql`insert into stripe_customers (user_id, customer_id) values (${userId}, ${`cus-${userId}`})`);
  await app.query(sql`insert into stripe_events (id, type, user_id, created_at)
    values (${`evt-${userId}`}, 'invoice.paid', ${userId}, now())`);
  await app.query(sql`insert into quiz_answers (user_id, question_id, value) values (${userId}, 'risk-1', 4)`);
  await app.query(
    sql`insert into user_tasks (user_id, mission_id, task_id, answer) values (${userId}, 'content-creator-1', 'cc1-1', 'Nähen')`,
  );
  await app.query(
    sql`insert into user_notes (user_id, mission_id, note, noted_at) values (${userId}, 'content-creator-1', 'Nur für mich', now())`,
  );
  await app.query(sql`insert into evening_plans (user_id, mission_id, if_then, otherwise, if_then_at, otherwise_at)
    values (${userId}, 'content-creator-1', 'Wenn Dienstag ist, dann schreibe ich', 'Dann am Mittwoch', now(), now())`);
  await app.query(sql`insert into mission_feedback (user_id, mission_id, is_helpful, remark, remarked_at)
    values (${userId}, 'content-creator-1', false, 'Die Adresse gibt es nicht mehr', now())`);
  const [conversation] = await app.query(sql`insert into coach_conversations (user_id, title)
    values (${userId}, 'Wie viel soll ich verlangen?') returning id`);
  await app.query(sql`insert into coach_turns (user_id, conversation_id, position, question, answer, state)
    values (${userId}, ${conversation?.id}, 1, 'Wie viel soll ich verlangen?', 'Rechne von oben.', 'done')`);
  await app.query(sql`insert into coach_tokens (day, plan, calls) values ('2026-11-22', 'pro', 1)
    on conflict do nothing`);
  await app.query(sql`insert into coach_usage (user_id, day, used) values (${userId}, '2026-11-22', 1)`);
  await app.query(sql`insert into action_plans (user_id, career_path, goal, start_day, evenings_per_week, hours_per_evening)
    values (${userId}, 'Content Creator:in', 'Drei Aufträge', '2026-11-23', 3, 2)`);
  await app.query(sql`insert into rhythms (user_id, weekdays, time, hours, starts_on, calendar_key)
    values (${userId}, '[2, 4]'::jsonb, '19:00', 2, '2026-11-23', gen_random_uuid())`);
  await app.query(
    sql`insert into start_steps (user_id, step_id, state, on_day) values (${userId}, 'elster-konto', 'done', '2027-01-04')`,
  );
  await app.query(
    sql`insert into rungs (user_id, kind, is_said, on_day) values (${userId}, 'paid', true, '2026-11-20')`,
  );
  await app.query(sql`insert into contacts (user_id, id, name, origin, way, state, next_step, next_on, note)
    values (${userId}, md5(${userId})::uuid, 'Café M.', 'known', 'talk', 'approached', 'Nachfragen', '2027-01-04', 'Mag Fotos')`);
  await app.query(sql`insert into contact_moves (user_id, contact_id, state, moved_at)
    values (${userId}, md5(${userId})::uuid, 'approached', '2027-01-02T12:00:00Z')`);
  await app.query(sql`insert into companions (user_id, shown_name, figures, email, reply, answered_at, expires_at)
    values (${userId}, 'Anna', '["tasks", "days", "asked"]', 'kim@example.net', 'Weiter so', now(), now() + interval '84 days')
    on conflict do nothing`);
  await app.query(sql`insert into experiments (user_id, experiment_id, threshold, hits, asked, decision, sentence, started_at, threshold_at, decided_at)
    values (${userId}, 'content-creator-in/fremde', 8, 9, 20, 'go', 'Sie bleiben dran', '2027-01-02T12:00:00Z', '2027-01-02T12:00:00Z', '2027-01-09T12:00:00Z')`);
  await app.query(sql`insert into calculations (user_id, calculator_id, inputs)
    values (${userId}, 'stundensatz', '{"bedarf": 12000}'::jsonb)`);
  await app.query(sql`insert into self_check_answers (user_id, question_id, is_right)
    values (${userId}, 'kasse-job.vollzeit', true)`);
  await app.query(sql`insert into situations (user_id, employment, insurance, benefits, customers, hours, starts_on)
    values (${userId}, 'vollzeit', 'ueber-job', '["keine"]'::jsonb, 'firmen', 8, '2027-03-01')`);
  await app.query(sql`insert into notices (user_id, kind, day) values (${userId}, 'week', '2026-11-22')
    on conflict do nothing`);
  await app.query(sql`insert into push_tokens (session_hash, user_id, token, platform)
    select token_hash, user_id, ${`phone-of-${userId}`}, 'android' from sessions where user_id = ${userId} limit 1`);
  const snapshot = JSON.stringify({ profiles: [{ user_id: userId, email }] });
  await app.query(
    sql`insert into snapshots (user_id, reset, data, expires_at) values (${userId}, 'switch-path', ${snapshot}::jsonb, now() + interval '30 days')`,
  );
}
