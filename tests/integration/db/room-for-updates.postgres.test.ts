import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type App } from "../app/app";

const PEOPLE = 600;

let app: App;
let outside: ReturnType<typeof postgres>;
beforeAll(async () => {
  app = await startApp("postgres");
  outside = postgres(app.databaseUrl, { max: 1 });
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

// A single statement, so that no page is pruned meanwhile; pruning depends on other transactions on the server.
test.each([
  ["user_progress", "total_xp = total_xp + 15"],
  ["user_missions", "status = 'completed', progress = 100, completed_at = now()"],
  ["user_tasks", "completed = true, ticked_at = now()"],
])("an updated row of %s finds room on its page, so that no index changes", async (table, change) => {
  const everyFifteenthOfItsPage = "(ctid::text::point)[1]::int % 15 = 0";
  await outside.unsafe(`update ${table} set ${change} where ${everyFifteenthOfItsPage}`);
  await outside`select pg_stat_force_next_flush()`;
  const [updates] = await outside`select n_tup_upd::int as all, n_tup_hot_upd::int as hot
    from pg_stat_user_tables where relname = ${table}`;
  expect(updates?.all).toBeGreaterThan(0);
  expect(updates?.hot).toBe(updates?.all);
});
