import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql, startApp, startMember, type App } from "../app/app";

let app: App;
let outside: ReturnType<typeof postgres>;
beforeAll(async () => {
  app = await startApp("postgres", { DEMO_CHECKOUT: "1" });
  outside = postgres(app.databaseUrl, { max: 2 });
});
afterAll(async () => {
  await outside.end();
  await app.close();
});

const waiting = async () => {
  const rows = await outside`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'select % from "user_progress" % for update'`;
  return rows.length;
};

test("a smaller plan ordered in another tab at the same moment does not replace the larger one", async () => {
  const email = "plans-race@example.org";
  const member = await startMember(app, email);
  // This order has read that no contract runs yet, and wants to write while the larger one is written.
  const orders: Promise<Response>[] = [];
  await outside.begin(async (tx) => {
    await tx`select 1 from user_progress where email = ${email} for update`;
    await tx`insert into entitlements (user_id, kind, source) select user_id, 'pro_ai', 'demo' from profiles
      where email = ${email}`;
    orders.push(member.post("/kasse?plan=pro", { plan: "pro" }));
    await expect.poll(waiting, { timeout: 15_000 }).toBe(1);
  });
  const [answer] = await Promise.all(orders);
  expect(answer?.headers.get("Location")).toBe("/home");
  const rows = await app.query(sql`select kind from entitlements join profiles using (user_id) where email = ${email}`);
  expect(rows).toEqual([{ kind: "pro_ai" }]);
});
