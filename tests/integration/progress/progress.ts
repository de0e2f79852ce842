import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerVisitor, sql, startApp, startMember, type App, type Visitor } from "../app/app";

const PATH = "content-creator-in";
const START = { intent: "start-mission" };

/** Requirements for /quests and /level on every database; each of the two test files runs the suite on its own. */
export function describeProgress(database: "pglite" | "postgres"): void {
  describe(`quests and level on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database);
    });
    afterAll(() => app.close());

    const quests = (member: Visitor) => load(member, "quests");
    const level = (member: Visitor) => load(member, "level");
    async function load(member: Visitor, screen: string) {
      const response = await member.get(`/${screen}?_data=routes%2F_app.${screen}`);
      expect(response.status).toBe(200);
      return response.json();
    }
    const idOf = (email: string) => sql`(select user_id from profiles where email = ${email})`;
    const missionsOf = (email: string) =>
      app.query(
        sql`select mission_order, status from user_missions where user_id = ${idOf(email)} and career_path is not null order by 1`,
      );
    /** Completes missions up to an order and locks the others: none is open. */
    async function completeUpTo(email: string, order: number) {
      await app.query(sql`
        update user_missions set status = case when mission_order <= ${order}::int then 'completed' else 'locked' end
        where user_id = ${idOf(email)} and career_path is not null`);
    }

    test("the current quest goes from the test to the path and then from mission to mission", async () => {
      const email = "quests@example.org";
      const member = await registerVisitor(app, email);
      await member.post("/email-verification", { intent: "confirm", code: await app.readCode(email) });
      expect((await quests(member)).quest).toMatchObject({ kind: "quiz", title: "Persönlichkeitstest abschließen" });
      await member.post("/quiz", { intent: "finish" });
      expect((await quests(member)).quest).toMatchObject({ kind: "career-path", title: "Berufspfad wählen" });
      await member.post("/career-path-selection", { path: PATH });
      await member.post(`/mission/${PATH}-1`, { intent: "task", task: "cc1-2", completed: "on" });
      const { quest } = await quests(member);
      expect(quest).toMatchObject({
        kind: "mission",
        mission: { id: "content-creator-1", order: 1 },
        canFinish: false,
      });
      expect(quest.tasks).toMatchObject([
        { id: "cc1-1", completed: false },
        { id: "cc1-2", completed: true },
      ]);
      await member.post(`/mission/${PATH}-1`, { intent: "task", task: "cc1-1", completed: "on" });
      expect((await quests(member)).quest).toMatchObject({ canFinish: true });
      await member.post(`/mission/${PATH}-1`, { intent: "finish" });
      expect((await quests(member)).quest).toMatchObject({ kind: "mission", mission: { order: 2 } });
      await completeUpTo(email, 10);
      expect((await quests(member)).quest).toMatchObject({ kind: "all-done", title: "Alle Missionen abgeschlossen!" });
    });

    test("somebody else's ticks, and those of other missions, are not one's own", async () => {
      const [mine, theirs] = [await startMember(app, "mine@example.org"), await startMember(app, "theirs@example.org")];
      for (const task of ["cc1-1", "cc1-2"]) {
        await theirs.post(`/mission/${PATH}-1`, { intent: "task", task, completed: "on" });
      }
      expect((await quests(mine)).quest).toMatchObject({
        canFinish: false,
        tasks: [{ completed: false }, { completed: false }],
      });
    });

    test("a locked mission that is offered opens once, also when it came to the path later", async () => {
      const email = "offered@example.org";
      const member = await startMember(app, email);
      await completeUpTo(email, 4);
      await app.query(sql`delete from user_missions where user_id = ${idOf(email)} and mission_order = 5`);
      expect((await quests(member)).quest).toMatchObject({ kind: "locked-mission", mission: { order: 5 } });
      expect(await (await member.get("/quests")).text()).toMatch(
        /<button [^>]*value="start-mission"[^>]*>Mission starten/,
      );
      const answers = await Promise.all(Array.from({ length: 20 }, () => member.post("/quests", START)));
      expect(new Set(answers.map(({ headers }) => headers.get("Location")))).toEqual(new Set([`/mission/${PATH}-5`]));
      const rows = await missionsOf(email);
      expect(rows.map(({ status }) => status).join()).toBe(
        "completed,completed,completed,completed,active,locked,locked,locked,locked,locked",
      );
      expect((await member.get(`/mission/${PATH}-5`)).status).toBe(200);
    });

    test("asking for a start that is not offered changes nothing", async () => {
      const email = "not-offered@example.org";
      const member = await startMember(app, email);
      const before = await missionsOf(email);
      expect((await member.post("/quests", START)).headers.get("Location")).toBe(`/mission/${PATH}-1`);
      expect((await member.post("/quests", { ...START, mission: "content-creator-9" })).status).toBe(400);
      expect(await missionsOf(email)).toEqual(before);
      await completeUpTo(email, 10);
      expect((await member.post("/quests", START)).headers.get("Location")).toBe("/quests");
      expect(new Set((await missionsOf(email)).map(({ status }) => status))).toEqual(new Set(["completed"]));
    });

    test("the level counts missions of the path and start missions apart, and XP of this person alone by German days", async () => {
      const [email, other] = ["level@example.org", "level-other@example.org"];
      const member = await startMember(app, email);
      await startMember(app, other);
      for (const task of ["cc1-1", "cc1-2"]) {
        await member.post(`/mission/${PATH}-1`, { intent: "task", task, completed: "on" });
      }
      await member.post(`/mission/${PATH}-1`, { intent: "finish" });
      const midnight = sql`date_trunc('day', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'`;
      // A minute before and after midnight in Germany: in UTC it is one day.
      await app.query(sql`
        update xp_ledger set created_at = ${midnight} + case ref when 'quiz' then -1441 when '1' then -1 else 1 end * interval '1 minute'
        where user_id = ${idOf(email)}`);
      const [dates] = await app.query(
        sql`select to_char(d, 'YYYY-MM-DD') as today, to_char(d - 1, 'YYYY-MM-DD') as yesterday,
          to_char(d - 2, 'YYYY-MM-DD') as before from (select (now() at time zone 'Europe/Berlin')::date as d) t`,
      );
      const data = await level(member);
      expect(data).toMatchObject({
        totalXp: 220,
        level: { level: 3, currentXp: 20 },
        stage: { stage: 1, xpInStage: 220 },
        startMissions: { completed: 1, total: 3 },
        path: { name: "Content Creator:in", completed: 1, total: 10 },
      });
      const profile = await (await member.get("/profile?_data=routes%2F_app.profile")).json();
      expect(profile).toMatchObject({
        pathProgress: { completed: 1, percent: 10 },
        canUndo: false,
      });
      expect(data.course.days).toBe(3);
      expect(data.course.points.slice(1)).toEqual([
        { day: dates?.before, xp: 50, total: 50 },
        { day: dates?.yesterday, xp: 50, total: 100 },
        { day: dates?.today, xp: 120, total: 220 },
      ]);
    });

    test("a new person has an empty level screen", async () => {
      const email = "level-new@example.org";
      const member = await registerVisitor(app, email);
      await member.post("/email-verification", { intent: "confirm", code: await app.readCode(email) });
      const startMissions = { completed: 0, total: 3 };
      expect(await level(member)).toMatchObject({
        totalXp: 0,
        startMissions,
        path: null,
        badges: null,
        course: { days: 0, points: [] },
      });
    });

    test("as long as the test is not done, the dashboard shows mission 1 at its beginning, whatever is stored", async () => {
      const email = "validated@example.org";
      const member = await registerVisitor(app, email);
      await member.post("/email-verification", { intent: "confirm", code: await app.readCode(email) });
      const first = () =>
        app.query(sql`select status, progress from user_missions where user_id = ${idOf(email)} and mission_id = '1'`);
      const spoil = () =>
        app.query(
          sql`update user_missions set status = 'completed', progress = 60 where user_id = ${idOf(email)} and mission_id = '1'`,
        );
      await spoil();
      const home = await (await member.get("/home?_data=routes%2F_app.home")).json();
      const said = home.cards.replaceAll(/<[^>]+>/g, " ");
      expect(said).toMatch(/Persönlichkeitstest abschließen\s+50\s+XP\s+·\s+offen/);
      expect(await first()).toEqual([{ status: "completed", progress: 60 }]);
      await member.post("/quiz", { intent: "finish" });
      await member.get("/home");
      expect(await first()).toEqual([{ status: "completed", progress: 100 }]);
    });

    test("without basic access both lead to the plans", async () => {
      const email = "ended@example.org";
      const member = await startMember(app, email);
      await app.query(
        sql`update user_progress set trial_start_date = now() - interval '29 days' where user_id = ${idOf(email)}`,
      );
      for (const path of ["/quests", "/level"]) {
        expect((await member.get(path)).headers.get("Location")).toBe("/pricing");
      }
      expect((await member.post("/quests", START)).headers.get("Location")).toBe("/pricing");
    });
  });
}
