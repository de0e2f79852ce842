import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FEATURES } from "../../app/domain/features";
import { isBuilt, OFFERS } from "../../app/domain/offers";
import { registerVisitor, sql, startApp, startMember, type App, type Visitor } from "./app";

const CLOSED = ["/quests", "/level", "/coach", "/profile", "/mission/content-creator-in-1"];

/** Who sees what, and what the checkout sets; on every database. */
export function describePlans(database: "pglite" | "postgres", settings: Record<string, string> = {}): void {
  describe(`on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database, settings);
    });
    afterAll(() => app.close());

    let people = 0;
    const start = async (trialDays: number): Promise<{ member: Visitor; email: string }> => {
      const email = `plans-${database}-${++people}@example.org`;
      const member = await startMember(app, email);
      await app.query(
        sql`update user_progress set trial_start_date = now() - make_interval(days => ${trialDays}) where email = ${email}`,
      );
      return { member, email };
    };
    const order = (member: Visitor, plan: string) => member.post(`/kasse?plan=${plan}`, { plan });
    const standing = async (email: string) => {
      const [row] = await app.query(sql`
        select p.subscription_plan as plan,
               extract(epoch from p.subscription_expiry - now())::float / 86400 as days,
               coalesce((select json_agg(json_build_object(
                 'kind', e.kind, 'source', e.source, 'days', extract(epoch from e.expires_at - now()) / 86400
               ) order by e.kind) from entitlements e where e.user_id = p.user_id), '[]'::json) as held
        from user_progress p where p.email = ${email}`);
      return row;
    };
    /** Which of the closed screens open. */
    const opened = async (member: Visitor) => {
      const open: string[] = [];
      for (const path of CLOSED) {
        const answer = await member.get(path);
        if (answer.status === 200) open.push(path);
        else expect([path, answer.headers.get("Location")]).toEqual([path, "/pricing"]);
      }
      return open;
    };

    test("a running trial opens everything", async () => {
      const { member } = await start(20);
      expect(await opened(member)).toEqual(CLOSED);
    });

    test("after the trial only /home, the prices and the way to a plan open", async () => {
      const { member } = await start(28);
      expect(await opened(member)).toEqual([]);
      for (const path of ["/home", "/pricing", "/trial-expired", "/kasse?plan=pro"]) {
        expect([path, (await member.get(path)).status]).toEqual([path, 200]);
      }
    });

    test("without access a mission takes no ticks", async () => {
      const { member, email } = await start(28);
      const answer = await member.post("/mission/content-creator-in-1", {
        intent: "task",
        task: "cc1-1",
        completed: "on",
      });
      expect(answer.headers.get("Location")).toBe("/pricing");
      const ticks = await app.query(
        sql`select 1 from user_tasks t join profiles p using (user_id) where p.email = ${email}`,
      );
      expect(ticks).toEqual([]);
    });

    test("a closed screen shows nothing and leaves no history entry, also when the router asks for data", async () => {
      const { member } = await start(40);
      const mission = "/mission/content-creator-in-1?_data=routes%2F_app.mission.%24missionId";
      // The router has not entered the screen yet: replacing would take away the page before it.
      const asked = await member.get(mission);
      expect(asked.headers.get("X-Remix-Redirect")).toBe("/pricing");
      expect(asked.headers.get("X-Remix-Replace")).toBeNull();
      expect(await asked.text()).toBe("");
      // Whoever sends a form stands on the screen: its entry goes.
      const sent = await member.post(mission, { intent: "finish" });
      expect(sent.headers.get("X-Remix-Redirect")).toBe("/pricing");
      expect(sent.headers.get("X-Remix-Replace")).toBe("true");
    });

    /** As an order gives it, also of what cannot be ordered yet. */
    const hold = async (email: string, kind: string) => {
      if (kind === "pro" || kind === "pro_ai") {
        return app.query(sql`update user_progress set subscription_plan = ${kind},
          subscription_expiry = now() + interval '30 days' where email = ${email}`);
      }
      const days = kind === "ai_only" ? 30 : null;
      return app.query(sql`insert into entitlements (user_id, kind, source, expires_at)
        select user_id, ${kind}, 'demo', now() + make_interval(days => ${days}) from profiles where email = ${email}`);
    };

    test.each([
      ["pro", 30],
      ["pro_ai", 30],
      ["lifetime_pro", null],
      ["lifetime_pro_ai", null],
    ] as const)("%s opens everything again, and an order of it ends on /home", async (plan, days) => {
      const { member, email } = await start(40);
      if (!isBuilt(plan, FEATURES)) {
        await hold(email, plan);
        return expect(await opened(member)).toEqual(CLOSED);
      }
      const answer = await order(member, plan);
      expect(answer.headers.get("Location")).toBe("/home");
      expect(await (await member.get("/home")).text()).toContain("freigeschaltet 🚀");
      expect(await opened(member)).toEqual(CLOSED);
      const row = await standing(email);
      if (days) expect(row).toEqual({ plan, days: expect.closeTo(days, 1), held: [] });
      else expect(row).toEqual({ plan: "free", days: null, held: [{ kind: plan, source: "demo", days: null }] });
    });

    test("the add-on alone opens the coach and nothing else", async () => {
      const { member, email } = await start(40);
      await hold(email, "ai_only");
      expect(await opened(member)).toEqual(["/coach"]);
      const held = [{ kind: "ai_only", source: "demo", days: expect.closeTo(30, 1) }];
      expect(await standing(email)).toMatchObject({ plan: "free", held });
      const home = await (await member.get("/home")).text();
      expect(home).toContain('href="/coach"');
      expect(home).not.toContain('href="/quests"');
      await app.query(
        sql`update entitlements set expires_at = now() where user_id = (select user_id from profiles where email = ${email})`,
      );
      expect(await opened(member)).toEqual([]);
    });

    test("a plan that ran out closes again, and can be ordered again", async () => {
      const { member, email } = await start(40);
      await order(member, "pro");
      await app.query(
        sql`update user_progress set subscription_expiry = now() - interval '1 minute' where email = ${email}`,
      );
      expect(await opened(member)).toEqual([]);
      await order(member, "pro");
      expect(await opened(member)).toEqual(CLOSED);
    });

    test("two clicks, and two tabs, order once", async () => {
      const { member, email } = await start(40);
      await order(member, "pro");
      await order(member, "lifetime_pro");
      await app.query(
        sql`update user_progress set subscription_expiry = now() + interval '12 days' where email = ${email}`,
      );
      const answers = await Promise.all(
        ["pro", "pro", "lifetime_pro", "lifetime_pro"].map((plan) => order(member, plan)),
      );
      expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(Array(4).fill("/home"));
      expect(await standing(email)).toMatchObject({ days: expect.closeTo(12, 1), held: [{ kind: "lifetime_pro" }] });
    });

    test("20 parallel first orders are one", async () => {
      const { member, email } = await start(40);
      const answers = await Promise.all(Array.from({ length: 20 }, () => order(member, "lifetime_pro")));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
      expect(await standing(email)).toMatchObject({ held: [{ kind: "lifetime_pro" }] });
    });

    test("what a running plan contains is not ordered on top", async () => {
      const { member, email } = await start(40);
      await hold(email, "pro_ai");
      for (const plan of ["pro", "ai_only"]) {
        expect((await order(member, plan)).headers.get("Location")).toBe("/pricing");
        expect((await member.get(`/kasse?plan=${plan}`)).headers.get("Location")).toBe("/pricing");
      }
      expect(await standing(email)).toMatchObject({ plan: "pro_ai", held: [] });
    });

    test("plans that do not exist are refused and change nothing", async () => {
      const { member, email } = await start(40);
      for (const plan of ["free", "premium", "PRO", "", "pro ", "lifetime", "__proto__", "pro\u0000"]) {
        expect([plan, (await order(member, plan)).status]).toEqual([plan, 400]);
        expect((await member.get(`/kasse?plan=${encodeURIComponent(plan)}`)).headers.get("Location")).toBe("/pricing");
      }
      expect((await member.post("/kasse", { plan: "pro", user: "someone" })).status).toBe(400);
      expect((await member.post("/kasse", { plan: "pro" }, { Origin: "https://evil.example" })).status).toBe(403);
      expect(await standing(email)).toEqual({ plan: "free", days: null, held: [] });
    });

    test("nobody can order what is not there, and each of these offers says that it comes", async () => {
      const { member, email } = await start(40);
      const missing = OFFERS.filter((offer) => !isBuilt(offer, FEATURES));
      const page = (await (await member.get("/pricing")).text()).replaceAll("<!-- -->", "");
      expect(page.match(/<span class="badge">kommt bald</g) ?? []).toHaveLength(missing.length);
      for (const plan of OFFERS) {
        expect([plan, page.includes(`href="/kasse?plan=${plan}"`)]).toEqual([plan, !missing.includes(plan)]);
      }
      for (const plan of missing) {
        expect((await order(member, plan)).headers.get("Location")).toBe("/pricing");
        expect((await member.get(`/kasse?plan=${plan}`)).headers.get("Location")).toBe("/pricing");
        expect(await (await member.get("/pricing")).text()).toContain("Diesen Tarif gibt es noch nicht");
      }
      expect(await standing(email)).toEqual({ plan: "free", days: null, held: [] });
    });

    test("the add-on is shown to people without a plan, on Pro and on Lifetime Pro", async () => {
      const shows = async (plan: string | null) => {
        const { member, email } = await start(10);
        if (plan) await hold(email, plan);
        return (await (await member.get("/pricing")).text()).includes("AI-Coach Add-on");
      };
      expect(await shows(null)).toBe(true);
      expect(await shows("pro")).toBe(true);
      expect(await shows("lifetime_pro")).toBe(true);
      expect(await shows("pro_ai")).toBe(false);
      expect(await shows("lifetime_pro_ai")).toBe(false);
    });

    test("what is held can be managed and ended, by its owner alone", async () => {
      const { member, email } = await start(40);
      const other = await start(40);
      expect(await (await member.get("/pricing")).text()).not.toContain("Subscription verwalten");
      expect((await member.get("/abo")).headers.get("Location")).toBe("/pricing");
      for (const plan of ["pro", "lifetime_pro"]) await order(member, plan);
      expect(await (await member.get("/pricing")).text()).toContain("Subscription verwalten");
      expect(await (await member.get("/abo")).text()).toContain("Läuft ohne Ablaufdatum.");
      for (const plan of ["pro", "lifetime_pro"]) await other.member.post("/abo", { plan });
      expect(await standing(email)).toMatchObject({ plan: "pro", held: [{ kind: "lifetime_pro" }] });
      for (const plan of ["pro", "lifetime_pro"]) await member.post("/abo", { plan });
      expect(await standing(email)).toEqual({ plan: "free", days: null, held: [] });
      expect(await opened(member)).toEqual([]);
    });

    test("the dashboard says when the trial has ended, and kindly when it will soon", async () => {
      const says = async (days: number) => {
        const { member } = await start(days);
        const html = await (await member.get("/home")).text();
        return ["Deine kostenlose Testphase ist beendet", "Deine letzte kostenlose Woche", "kostenlos."].filter(
          (text) => html.includes(text),
        );
      };
      expect(await says(28)).toEqual(["Deine kostenlose Testphase ist beendet"]);
      expect(await says(22)).toEqual(["Deine letzte kostenlose Woche"]);
      expect(await says(15)).toEqual(["kostenlos."]);
      expect(await says(8)).toEqual([]);
    });

    test("the checkout needs a login; the prices follow the guard", async () => {
      const stranger = app.visitor();
      expect((await stranger.get("/pricing")).headers.get("Location")).toBe("/onboarding");
      expect((await order(stranger, "pro")).headers.get("Location")).toBe("/auth");
      expect((await stranger.get("/kasse?plan=pro")).headers.get("Location")).toBe("/auth");
      const login = await (await stranger.get("/auth")).text();
      expect(login).toContain("Anmeldung erforderlich");
      expect(login).toContain("Bitte melden Sie sich an, um ein Abonnement abzuschließen.");
      const pending = await registerVisitor(app, `plans-${database}-pending@example.org`);
      expect((await order(pending, "pro")).headers.get("Location")).toBe("/auth");
      expect((await pending.get("/pricing")).headers.get("Location")).toBe("/email-verification");
    });

    test("the legal pages are for everybody, without a script", async () => {
      for (const path of ["/widerruf", "/kuendigen", "/impressum", "/datenschutz"]) {
        const answer = await app.visitor().get(path);
        const html = await answer.text();
        expect([path, answer.status]).toEqual([path, 200]);
        expect(html).not.toContain("<script");
        expect(html).toContain('href="/kuendigen"');
        expect(html).toContain('href="/widerruf"');
      }
      expect((await app.visitor().get("/gibt-es-nicht")).status).toBe(404);
    });
  });
}
