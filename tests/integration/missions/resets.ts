import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { explainReset } from "~/domain/missions/resets";
import { resetScene } from "./reset-scene";
import { sql, startApp, startMember, type App } from "../app/app";

const MISSION = "/mission/content-creator-in-1";
const CREATOR = { path: "content-creator-in", task: "cc1-1" };
const ASSISTANT = { path: "va-allround", task: "va-step-1-task-1" };

/** Requirements for every database; each of the two test files runs the suite on its own. */
export function describeResets(database: "pglite" | "postgres"): void {
  describe(`starting over on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database);
    });
    afterAll(() => app.close());

    const { standing, work, snapshotsOf, undo } = resetScene(() => app);

    test("repeating the quiz takes all progress, keeps answers, and comes back byte for byte", async () => {
      const email = "repeat@example.org";
      const member = await work(email);
      const answered = { task: "start-2-task-1", completed: "on", answer: "Ein Dienstag am Wasser" };
      await member.post("/mission/2", { intent: "task", ...answered });
      const before = await standing(email);
      expect((await member.post("/neustart/quiz", {})).headers.get("Location")).toBe("/quiz");
      const [progress] = await app.query(
        sql`select total_xp, level, quiz_completed, personality_type, selected_career_path from user_progress where email = ${email}`,
      );
      expect(progress).toEqual({
        total_xp: 0,
        level: 1,
        quiz_completed: false,
        personality_type: null,
        selected_career_path: null,
      });
      const missions = await app.query(
        sql`select mission_id, status, m.progress from user_missions m join profiles p using (user_id) where p.email = ${email} order by 1`,
      );
      expect(missions).toEqual([
        { mission_id: "1", status: "active", progress: 0 },
        { mission_id: "2", status: "locked", progress: 0 },
        { mission_id: "3", status: "locked", progress: 0 },
      ]);
      const tasks = await app.query(
        sql`select task_id, completed, answer from user_tasks join profiles p using (user_id) where p.email = ${email} order by 1`,
      );
      expect(tasks).toEqual([
        { task_id: "cc1-1", completed: false, answer: "Nähen" },
        { task_id: "cc1-2", completed: false, answer: "" },
        { task_id: "start-2-task-1", completed: false, answer: "Ein Dienstag am Wasser" },
      ]);
      expect(
        await app.count(sql`select count(*) from quiz_answers join profiles using (user_id) where email = ${email}`),
      ).toBe(0);
      // A second click finds nothing to reset and leaves the snapshot as it is; what is done since goes with the undo.
      await member.post("/neustart/quiz", {});
      await member.post("/quiz", { intent: "finish" });
      await undo(member);
      expect(await standing(email)).toEqual(before);
    });

    test("looking at other paths changes no row: not the dialog, not the paths, not the one somebody is on", async () => {
      const email = "looking@example.org";
      const member = await work(email);
      const before = await standing(email);
      const dialog = await (await member.get("/neustart/pfad")).text();
      expect(dialog).toContain("Das verlierst du, wenn du wechselst");
      const [, paths = ""] = /<a [^>]*href="(\/career-path-selection[^"]*)"[^>]*>Pfad wechseln<\/a>/.exec(dialog) ?? [];
      // The explanation is beside each button that switches; the third path is the one somebody is on.
      const page = await (await member.get(`${paths}&pfad=2`)).text();
      const { goes, stays } = explainReset("switch-path");
      for (const told of [...goes, ...stays]) expect(page.split(`<li>${told}</li>`), told).toHaveLength(3);
      // A page from before the change sends the dialog's form.
      const answer = await member.post("/neustart/pfad", {});
      expect(answer.headers.get("Location")).toMatch(/^\/career-path-selection\?type=\p{L}+%3Ain$/u);
      expect(await (await member.get("/home")).text()).not.toContain("Zurückgesetzt");
      const same = await member.post("/career-path-selection", { path: "content-creator-in" });
      expect(same.headers.get("Location")).toBe("/home");
      const home = await (await member.get("/home")).text();
      expect(home).not.toMatch(/Berufspfad gewählt|rückgängig/i);
      expect(await standing(email)).toEqual(before);
      expect(await snapshotsOf(email)).toBe(0);
    });

    test("another path resets its missions alone; finished ones do not pay twice, and all comes back", async () => {
      const email = "switch@example.org";
      const member = await work(email);
      // Lowers the level, which would open missions by itself.
      await app.query(sql`update user_progress set total_xp = 0 where email = ${email}`);
      const before = await standing(email);
      const chosen = await member.post("/career-path-selection", { path: "va-allround" });
      expect(chosen.headers.get("Location")).toBe("/mission/va-allround-1");
      const missions = await app.query(
        sql`select mission_order, status, m.progress from user_missions m join profiles p using (user_id)
          where p.email = ${email} and career_path is not null order by 1`,
      );
      expect(missions).toEqual(
        Array.from({ length: 10 }, (_, index) => ({
          mission_order: index + 1,
          status: index === 0 ? "active" : "locked",
          progress: 0,
        })),
      );
      const mission = await (await member.get("/mission/va-allround-1")).text();
      expect(mission).toMatch(/Berufspfad gewählt! 🎯(?:(?!<\/div>).)*<a [^>]*href="\/rueckgaengig"[^>]*>Rückgängig/);
      expect(await (await member.get("/home")).text()).toMatch(
        /Pfad gewechselt\.(?:(?!<\/p>).)*Bis zum (?:(?!<\/p>).)* kannst du das <a [^>]*href="\/rueckgaengig"[^>]*>rückgängig machen<\/a>/,
      );
      await member.post("/career-path-selection", { path: "content-creator-in" });
      for (const task of ["cc1-1", "cc1-2"]) await member.post(MISSION, { intent: "task", task, completed: "on" });
      await member.post(MISSION, { intent: "finish" });
      const [row] = await app.query(sql`select total_xp, quiz_completed from user_progress where email = ${email}`);
      expect(row).toEqual({ total_xp: 0, quiz_completed: true });
      await undo(member);
      expect(await standing(email)).toEqual(before);
      expect(await (await member.get("/home")).text()).not.toContain("Pfad gewechselt");
    });

    test("after 30 days nothing offers to undo any more", async () => {
      const email = "late@example.org";
      const member = await work(email);
      await member.post("/career-path-selection", { path: "va-allround" });
      await app.query(sql`update snapshots set expires_at = now() from profiles p
        where p.user_id = snapshots.user_id and p.email = ${email}`);
      expect(await (await member.get("/home")).text()).not.toMatch(/Pfad gewechselt|Zurückgesetzt/);
    });

    test("where there is nothing to lose, nothing is said to be lost, and nothing to be undone", async () => {
      const email = "nothing-begun@example.org";
      const member = await startMember(app, email);
      const page = await (await member.get("/neustart/pfad")).text();
      expect(page).toContain("Auf deinem Pfad ist noch nichts abgehakt.");
      expect(page).not.toContain("rückgängig");
      expect(await (await member.get("/career-path-selection")).text()).toContain("geht beim Wechseln nichts verloren");
      await member.post("/career-path-selection", { path: "va-allround" });
      expect(await (await member.get("/mission/va-allround-1")).text()).not.toContain("Rückgängig");
      expect(await snapshotsOf(email)).toBe(0);
    });

    test("a tick at what is optional is something to lose", async () => {
      const email = "optional@example.org";
      const member = await startMember(app, email);
      await member.post("/career-path-selection", { path: "va-allround" });
      await app.query(sql`insert into user_tasks (user_id, mission_id, task_id, completed)
        select user_id, 'va-step-1', 'va-step-1-task-1', true from profiles where email = ${email}`);
      expect(await (await member.get("/neustart/pfad")).text()).toContain("Das verlierst du");
      await member.post("/career-path-selection", { path: "content-creator-in" });
      expect(await snapshotsOf(email)).toBe(1);
    });

    test("of 20 parallel undos one restores, and nobody undoes for somebody else", async () => {
      const email = "twice@example.org";
      const member = await work(email);
      const before = await standing(email);
      await member.post("/career-path-selection", { path: "va-allround" });
      const page = await (await member.get("/rueckgaengig")).text();
      const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
      const stranger = await startMember(app, "stranger@example.org");
      await stranger.post("/rueckgaengig", { id });
      expect(await app.query(sql`select count(*)::int from snapshots where id = ${id}`)).toEqual([{ count: 1 }]);
      await Promise.all(Array.from({ length: 20 }, () => member.post("/rueckgaengig", { id })));
      expect(await standing(email)).toEqual(before);
      expect(await app.query(sql`select count(*)::int from snapshots where id = ${id}`)).toEqual([{ count: 0 }]);
    });

    test("a person's five latest snapshots are kept, without name, address or token", async () => {
      const email = "five@example.org";
      const member = await startMember(app, email);
      await app.query(sql`update user_progress set push_token = 'token-of-a-phone' where email = ${email}`);
      const snapshots = () =>
        app.query(sql`select s.id, data -> 'user_progress' as progress, data::text as text
          from snapshots s join profiles using (user_id) where email = ${email} order by s.created_at`);
      const seen = new Set<unknown>();
      for (let round = 0; round < 7; round++) {
        const [from, to] = round % 2 === 0 ? [CREATOR, ASSISTANT] : [ASSISTANT, CREATOR];
        await member.post(`/mission/${from.path}-1`, { intent: "task", task: from.task, completed: "on" });
        await member.post("/career-path-selection", { path: to.path });
        for (const { id } of await snapshots()) seen.add(id);
      }
      const kept = await snapshots();
      expect(kept.map(({ id }) => id)).toEqual([...seen].slice(2));
      for (const { progress, text } of kept) {
        expect(progress).toEqual({
          total_xp: 100,
          quiz_completed: true,
          personality_type: expect.any(String),
          selected_career_path: expect.any(String),
        });
        expect(text).not.toMatch(/example\.org|Anna|token-of-a-phone/);
      }
    });

    test.each([
      ["resets", "/neustart/quiz", {}],
      ["choices of a path", "/career-path-selection", { path: "content-creator-in" }],
    ])("20 %s a day, then none until the next", async (name, path, fields) => {
      const member = await startMember(app, `limited-${name.slice(0, 5)}@example.org`);
      const send = async () => (await member.post(path, fields)).status;
      // The member chose a path once before.
      const before = path === "/neustart/quiz" ? 0 : 1;
      for (let sent = before; sent < 20; sent++) expect(await send()).toBe(302);
      expect(await send()).toBe(429);
      await app.passTime("24 hours");
      await member.get("/home");
      expect(await send()).toBe(302);
    });

    test("what does not exist is not reset", async () => {
      const member = await startMember(app, "nothing@example.org");
      expect((await member.get("/neustart/alles")).status).toBe(404);
      expect((await member.post("/neustart/__proto__", {})).status).toBe(404);
      expect((await member.post("/rueckgaengig", { id: "1" })).status).toBe(400);
    });
  });
}
