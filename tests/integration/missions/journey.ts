import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerVisitor, sql, startApp, startMember, type App } from "../app/app";

const MISSION = "/mission/content-creator-in-1";
const TASKS = ["cc1-1", "cc1-2"];

/** Requirements for every database; each of the two test files runs the suite on its own. */
export function describeJourney(database: "pglite" | "postgres"): void {
  describe(`on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database);
    });
    afterAll(() => app.close());

    const count = async (statement: Parameters<App["query"]>[0]) => Number((await app.query(statement))[0]?.count);

    test("200 parallel wrong codes get five checks, and the right one afterwards none", async () => {
      const email = "wrong@example.org";
      const visitor = await registerVisitor(app, email);
      const right = await app.readCode(email);
      const wrong = right === "123456" ? "654321" : "123456";
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => visitor.post("/email-verification", { intent: "confirm", code: wrong })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      const checked = bodies.filter((body) => body.includes("Der eingegebene Code ist nicht korrekt."));
      // Attempts that were counted but not answered in time: none of them on a calm machine.
      const late = bodies.filter((body) => body.includes("Code konnte nicht verifiziert werden."));
      expect(checked.length).toBeGreaterThan(0);
      expect(checked.length).toBeLessThanOrEqual(5);
      expect(checked.length + late.length).toBeGreaterThanOrEqual(5);
      expect(await count(sql`select sum(attempts)::int as count from login_codes where email = ${email}`)).toBe(5);
      await visitor.post("/email-verification", { intent: "confirm", code: right });
      expect(await count(sql`select count(*) from sessions where user_id is not null`)).toBe(0);
    });

    test("50 parallel right codes make one session", async () => {
      const email = "right@example.org";
      const visitor = await registerVisitor(app, email);
      const code = await app.readCode(email);
      const before = new Map(visitor.cookies);
      await Promise.all(
        Array.from({ length: 50 }, () => {
          const tab = app.visitor();
          for (const [name, value] of before) tab.cookies.set(name, value);
          return tab.post("/email-verification", { intent: "confirm", code });
        }),
      );
      const sessions = sql`select count(*) from sessions s join profiles p using (user_id) where p.email = ${email}`;
      expect(await count(sessions)).toBe(1);
    });

    test("an address swapped anywhere logs nobody in", async () => {
      const [anna, eve] = ["anna@example.org", "eve@example.org"];
      const annas = await registerVisitor(app, anna);
      const eves = await registerVisitor(app, eve);
      const evesCode = await app.readCode(eve);
      // Eve's code in Anna's session, Anna's address in Eve's form, Anna's cookie beside Eve's.
      await annas.post("/email-verification", { intent: "confirm", code: evesCode });
      const extra = await eves.post("/email-verification", { intent: "confirm", code: evesCode, email: anna });
      expect(extra.status).toBe(422);
      expect(await count(sql`select count(*) from profiles where email = ${anna} and email_verified`)).toBe(0);
      await eves.post(`/email-verification?email=${anna}`, { intent: "confirm", code: evesCode });
      const owners = await app.query(
        sql`select p.email from sessions s join profiles p using (user_id) where p.email in (${anna}, ${eve})`,
      );
      expect(owners).toEqual([{ email: eve }]);
    });

    test("200 parallel completions pay once, and the ledger is the total", async () => {
      const email = "done@example.org";
      const member = await startMember(app, email);
      await Promise.all(TASKS.map((task) => member.post(MISSION, { intent: "task", task, completed: "on" })));
      const [progress] = await app.query(
        sql`select m.progress from user_missions m join profiles p using (user_id) where p.email = ${email} and mission_id = 'content-creator-1'`,
      );
      expect(progress?.progress).toBe(100);
      await Promise.all(Array.from({ length: 200 }, () => member.post(MISSION, { intent: "finish" })));
      const [row] = await app.query(sql`
        select p.total_xp, p.level, (select sum(amount)::int from xp_ledger l where l.user_id = p.user_id) as ledger
        from user_progress p where p.email = ${email}`);
      // 100 for the test, 100 for the mission, 20 % of it as bonus at level 2.
      expect(row).toEqual({ total_xp: 220, level: 3, ledger: 220 });
      const next = sql`select count(*) from user_missions m join profiles p using (user_id) where p.email = ${email} and mission_id = 'content-creator-2' and status = 'active'`;
      expect(await count(next)).toBe(1);
    });

    test("a locked mission takes neither ticks nor completion", async () => {
      const email = "locked@example.org";
      const member = await startMember(app, email);
      await member.post("/mission/content-creator-in-5", { intent: "task", task: "cc5-1", completed: "on" });
      await member.post("/mission/content-creator-in-5", { intent: "finish" });
      const ticks = sql`select count(*) from user_tasks t join profiles p using (user_id) where p.email = ${email}`;
      expect(await count(ticks)).toBe(0);
      expect((await member.get("/mission/content-creator-in-5")).headers.get("Location")).toBe("/quests");
    });

    test("foreign, wrong and oversized bodies change nothing", async () => {
      const visitor = app.visitor();
      const fields = { name: "Mallory", email: "mallory@example.org" };
      expect((await visitor.post("/onboarding", fields, { Origin: "https://evil.example" })).status).toBe(403);
      expect((await visitor.post("/onboarding", fields, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
      expect((await visitor.post("/onboarding?_data=routes/onboarding", fields, { Origin: "null" })).status).toBe(403);
      expect((await visitor.post("/onboarding", fields, { "Content-Type": "application/json" })).status).toBe(415);
      expect((await visitor.post("/onboarding", { ...fields, name: "x".repeat(20_000) })).status).toBe(413);
      expect((await visitor.post("/onboarding", { ...fields, level: "9" })).status).toBe(422);
      expect((await visitor.post("/onboarding", { ...fields, name: "a\u0000b" })).status).toBe(422);
      expect((await visitor.post("/onboarding", { ...fields, email: "a@b.de\nBcc: c@d.de" })).status).toBe(422);
      expect(await count(sql`select count(*) from profiles where email like '%mallory%'`)).toBe(0);
    });

    test("strangers are sent to the welcome, people logged out to the login", async () => {
      const stranger = app.visitor();
      expect((await stranger.get("/home")).headers.get("Location")).toBe("/onboarding");
      const member = await startMember(app, "guard@example.org");
      expect((await member.get("/auth")).headers.get("Location")).toBe("/");
      expect((await member.get("/")).headers.get("Location")).toBe("/home");
      await member.post("/logout", {});
      expect((await member.get("/home")).headers.get("Location")).toBe("/auth");
      expect(
        await count(
          sql`select count(*) from sessions s join profiles p using (user_id) where p.email = 'guard@example.org'`,
        ),
      ).toBe(0);
    });
  });
}
