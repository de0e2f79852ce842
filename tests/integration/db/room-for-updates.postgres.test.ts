import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type App } from "../app/app";

const PEOPLE = 600;

let app: App;
let outside: ReturnType<typeof postgres>;
beforeAll(async () => {
  app = await startApp("postgres");
  outside = postgres(app.databaseUrl, { max: 1 });
  // Each table one kind of row after the other, as life does, so that a person's rows lie on many pages.
  await outside.unsafe(`
    insert into profiles (user_id, first_name, email)
      select md5(n::text)::uuid, 'Anna', 'room-' || n || '@example.org' from generate_series(1, ${PEOPLE}) n;
    insert into user_progress (user_id, name, email) select user_id, first_name, email from profiles;
    insert into user_missions (user_id, mission_id, career_path, mission_order, status)
      select user_id, 'content-creator-in-' || k, 'Content Creator:in', k, 'active' from generate_series(1, 10) k, profiles;
    insert into user_tasks (user_id, mission_id, task_id, answer)
      select user_id, 'content-creator-in-1', 'cc1-' || k, 'Ein Satz, so lang wie viele.' from generate_series(1, 10) k, profiles`);
});
afterAll(async () => {
  await outside.end();
  await app.close();
});

// What one evening changes, for everybody and one after the other: each is a transaction of its own.
test.each([
  ["user_progress", "total_xp = total_xp + 15", "true"],
  ["user_missions", "status = 'completed', progress = 100, completed_at = now()", "mission_order = 1"],
  ["user_tasks", "completed = true, ticked_at = now()", "task_id in ('cc1-1', 'cc1-2')"],
])("an updated row of %s finds room on its page, so that no index changes", async (table, change, rows) => {
  await outside.unsafe(`do $$ declare person uuid; begin
    for person in select user_id from profiles order by user_id loop
      update ${table} set ${change} where user_id = person and ${rows};
      commit;
    end loop;
  end $$`);
  await outside`select pg_stat_force_next_flush()`;
  const [updates] = await outside`select n_tup_upd::int as all, n_tup_hot_upd::int as hot
    from pg_stat_user_tables where relname = ${table}`;
  expect(updates?.all).toBeGreaterThanOrEqual(PEOPLE);
  // With full pages 88 to 96 of 100.
  expect(updates?.hot / updates?.all).toBeGreaterThan(0.97);
});
