import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "~/domain/time/german-dates";
import { sql, startApp, startMember, type App } from "../app/app";

/** Settings permitted for a server, a database or a role, each of which changes the format of values. */
const HOSTILE = [
  "DateStyle = 'German, DMY'",
  "IntervalStyle = 'sql_standard'",
  "TimeZone = 'Australia/Lord_Howe'",
  "bytea_output = 'escape'",
  "standard_conforming_strings = off",
  "array_nulls = off",
  "extra_float_digits = -15",
  "default_transaction_isolation = 'serializable'",
  "search_path = 'nowhere'",
  "statement_timeout = '1ms'",
  "lock_timeout = '1ms'",
  "idle_in_transaction_session_timeout = '1ms'",
  "client_min_messages = 'debug5'",
  "lc_messages = 'C'",
];

let app: App;
beforeAll(async () => {
  app = await startApp("postgres", async (databaseUrl) => {
    const session = postgres(databaseUrl, { max: 1 });
    const name = new URL(databaseUrl).pathname.slice(1);
    for (const setting of HOSTILE) await session.unsafe(`alter database ${name} set ${setting}`);
    await session.end();
    return {};
  });
});
afterAll(() => app.close());

test("whatever a database has of its own, the app reads and writes as everywhere", async () => {
  const member = await startMember(app, "hostile@example.org");
  for (const path of ["/home", "/profile", "/coach", "/coach/plan", "/profile/export"]) {
    expect((await member.get(path)).status, path).toBe(200);
  }
  const [row] = await app.query(sql`select last_active_date::text as day, created_at::text as made,
    current_setting('transaction_isolation') as isolation from user_progress`);
  expect(row).toMatchObject({ day: berlinDay(new Date()), isolation: "read committed" });
  expect(row?.made).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d.*\+00$/);
});
