import { afterAll, beforeAll, expect, test } from "vitest";
import { sql, startApp, type App } from "../app/app";

const RESET = "/entwicklung/demo";

let app: App;
beforeAll(async () => {
  app = await startApp("pglite", { NODE_ENV: "development" });
});
afterAll(() => app.close());

test("in development the landing page resets the demo user and logs out", async () => {
  const visitor = app.visitor();
  const landing = await (await visitor.get("/")).text();
  expect(landing).toContain('action="/logout"');
  expect(landing).toContain(`action="${RESET}"`);
  for (let round = 0; round < 2; round++) {
    expect((await visitor.post(RESET, {})).headers.get("Location")).toBe("/home");
    expect((await visitor.get("/home")).status).toBe(200);
    expect(
      await app.query(sql`select level, total_xp, quiz_completed, subscription_plan, personality_type,
        now() - trial_start_date < interval '1 hour' as is_new from user_progress where email = 'demo@example.org'`),
    ).toEqual([
      {
        level: 1,
        total_xp: 20,
        quiz_completed: true,
        subscription_plan: "free",
        personality_type: "Visionär:in",
        is_new: true,
      },
    ]);
    await visitor.post("/career-path-selection", { path: "va-allround" });
  }
});

test("elsewhere there is no such way in", async () => {
  await app.restart({ NODE_ENV: "production" });
  const visitor = app.visitor();
  expect((await visitor.post(RESET, {})).status).toBe(404);
  expect((await visitor.get("/home")).headers.get("Location")).toBe("/onboarding");
  const landing = await (await visitor.get("/")).text();
  expect(landing).not.toContain("Debug");
});
