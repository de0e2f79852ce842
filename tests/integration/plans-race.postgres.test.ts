import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql, startApp, startMember, type App } from "./app";

let app: App;
let outside: ReturnType<typeof postgres>;
beforeAll(async () => {
  app = await startApp("postgres", { DEMO_CHECKOUT: "1" });
  outside = postgres(process.env.DATABASE_URL ?? "", { max: 2 });
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
  const order = (plan: string) => member.post(`/kasse?plan=${plan}`, { plan });
  // Both have read that nothing runs yet; the row is held until both want to write.
  const orders: Promise<Response>[] = [];
  await outside.begin(async (tx) => {
    await tx`select 1 from user_progress where email = ${email} for update`;
    orders.push(order("pro_ai"));
    await expect.poll(waiting, { timeout: 4_000 }).toBe(1);
    orders.push(order("pro"));
    await expect.poll(waiting, { timeout: 4_000 }).toBe(2);
  });
  await Promise.all(orders);
  const rows = await app.query(sql`select subscription_plan from user_progress where email = ${email}`);
  expect(rows).toEqual([{ subscription_plan: "pro_ai" }]);
});
