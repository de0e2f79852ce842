import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql, startApp, startMember, type App, type Visitor } from "./app";

const ORIGIN = "http://localhost:3000";
const MISSION = "content-creator-1";
const MINUTE = 60_000;

/** What must hold on every database; each of the two test files runs it on its own. */
export function describeSync(database: "pglite" | "postgres"): void {
  describe(`syncing on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database);
    });
    afterAll(() => app.close());

    const idOf = async (email: string) =>
      String((await app.query(sql`select user_id from profiles where email = ${email}`))[0]?.user_id);
    const tasksOf = (email: string) =>
      app.query(
        sql`select task_id, completed, answer from user_tasks join profiles p using (user_id) where p.email = ${email} order by 1`,
      );
    const progressOf = async (email: string) =>
      (
        await app.query(
          sql`select m.progress from user_missions m join profiles p using (user_id) where p.email = ${email} and mission_id = ${MISSION}`,
        )
      )[0]?.progress;

    /** A person and a way to send what one of their devices did. */
    async function startDevice(email: string) {
      const member = await startMember(app, email);
      const owner = await idOf(email);
      const send = (...changes: object[]) => post(member, { owner, changes });
      return { member, owner, send };
    }
    const tick = (task: string, completed: boolean, agoMs = 0) => ({
      kind: "tick",
      mission: MISSION,
      task,
      completed,
      agoMs,
    });
    const answer = (text: string, agoMs = 0, task = "cc1-1") => ({
      kind: "answer",
      mission: MISSION,
      task,
      answer: text,
      agoMs,
    });
    const note = (text: string, agoMs = 0) => ({ kind: "note", mission: MISSION, note: text, agoMs });

    test("a device that was away takes no later tick back, and learns what holds", async () => {
      const email = "stale@example.org";
      const { send } = await startDevice(email);
      await send(tick("cc1-1", true, MINUTE));
      const late = await send(tick("cc1-1", false, 5 * MINUTE), tick("cc1-2", true, 5 * MINUTE));
      const { missions } = await late.json();
      expect(missions).toMatchObject([
        { id: MISSION, work: { progress: 100, tasks: [{ completed: true }, { completed: true }] } },
      ]);
      expect(await progressOf(email)).toBe(100);
      await send(tick("cc1-1", false));
      expect(await progressOf(email)).toBe(50);
    });

    test("of two answers and of two notes the later written stays, whichever arrives first", async () => {
      const email = "late@example.org";
      const { send } = await startDevice(email);
      await send(answer("neu", MINUTE), note("neu", MINUTE));
      const late = await send(
        answer("alt", 2 * MINUTE),
        note("alt", 2 * MINUTE),
        answer("andere Aufgabe", 2 * MINUTE, "cc1-2"),
      );
      expect((await late.json()).missions[0].work).toMatchObject({
        note: "neu",
        tasks: [{ answer: "neu" }, { answer: "andere Aufgabe" }],
      });
      await send(answer("neuer"), note(""));
      expect(await tasksOf(email)).toMatchObject([{ answer: "neuer" }, { answer: "andere Aufgabe" }]);
      await send(note("alt", 2 * MINUTE));
      expect(
        await app.query(sql`select note from user_notes join profiles p using (user_id) where p.email = ${email}`),
      ).toEqual([{ note: "" }]);
    });

    test("parallel ticks of two devices add up", async () => {
      const email = "parallel@example.org";
      const { send } = await startDevice(email);
      const sums: unknown[] = [];
      for (let round = 0; round < 25; round++) {
        await send(tick("cc1-1", false), tick("cc1-2", false));
        await Promise.all([send(tick("cc1-1", true)), send(tick("cc1-2", true))]);
        sums.push(await progressOf(email));
      }
      expect(new Set(sums)).toEqual(new Set([100]));
    });

    test("what was written before the mission was finished still arrives after it; ticks do not", async () => {
      const email = "finished@example.org";
      const { member, send } = await startDevice(email);
      await send(tick("cc1-1", true), tick("cc1-2", true));
      await member.post("/mission/content-creator-in-1", { intent: "finish" });
      await send(answer("unterwegs geschrieben", MINUTE), tick("cc1-2", false, MINUTE));
      await send(answer("zu spät", 0, "cc1-2"));
      expect(await tasksOf(email)).toEqual([
        { task_id: "cc1-1", completed: true, answer: "unterwegs geschrieben" },
        { task_id: "cc1-2", completed: true, answer: "" },
      ]);
      expect(await progressOf(email)).toBe(100);
    });

    test("anything but one's own ticks, answers and notes is refused, and nothing changes", async () => {
      const email = "tamper@example.org";
      const { member, owner, send } = await startDevice(email);
      const other = await startDevice("victim@example.org");
      const good = tick("cc1-1", true);
      const bodies: unknown[] = [
        { owner, changes: [good], level: 9 },
        { owner, changes: [good], totalXp: 5_000 },
        { owner, changes: [good], userId: other.owner },
        { owner, changes: [good, { ...good, status: "completed" }] },
        { owner, changes: [good, { ...good, userId: other.owner }] },
        { owner, changes: [good, { ...good, agoMs: -MINUTE }] },
        { owner, changes: [good, { ...good, agoMs: 1e300 }] },
        { owner, changes: [good, { ...good, completed: "true" }] },
        { owner, changes: [good, { ...good, task: "cc2-1" }] },
        { owner, changes: [good, { ...good, mission: "../../etc" }] },
        { owner, changes: [good, { ...good, mission: "__proto__" }] },
        { owner, changes: [good, { kind: "tick", mission: "1", task: "1", completed: true, agoMs: 0 }] },
        { owner, changes: [good, { kind: "xp", amount: 500 }] },
        { owner, changes: [good, answer("a\u0000b")] },
        { owner, changes: [good, answer("\ud800")] },
        { owner, changes: [good, answer("x".repeat(5_001))] },
        { owner, changes: Array.from({ length: 101 }, () => good) },
        { owner, changes: [] },
        { changes: [good] },
        [good],
        null,
      ];
      for (const body of bodies)
        expect((await post(member, body)).status, JSON.stringify(body)?.slice(0, 120)).toBe(400);
      const raw = [
        `{"owner":"${owner}","changes":[${JSON.stringify(good)}],"__proto__":{"level":9}}`,
        "[".repeat(20_000) + "]".repeat(20_000),
        `{"owner":"${owner}","changes":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
        "{",
      ];
      for (const text of raw) expect((await post(member, text)).status, text.slice(0, 80)).toBe(400);
      expect((await send(answer("x".repeat(70_000)))).status).toBe(413);
      // Somebody else's tab: not wrong, but not for this account.
      expect((await post(member, { owner: other.owner, changes: [good] })).status).toBe(409);
      expect((await post(member, { owner, changes: [good] }, { "Content-Type": "text/plain" })).status).toBe(415);
      expect((await post(member, { owner, changes: [good] }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
      expect(await tasksOf(email)).toEqual([]);
      expect(await tasksOf("victim@example.org")).toEqual([]);
    });

    test("missions that are locked or of another path take nothing", async () => {
      const email = "elsewhere@example.org";
      const { send } = await startDevice(email);
      const answered = await send(
        { ...tick("cc5-1", true), mission: "content-creator-5" },
        { kind: "note", mission: "content-creator-5", note: "früh", agoMs: 0 },
        { kind: "note", mission: "va-step-1", note: "fremd", agoMs: 0 },
      );
      expect(answered.status).toBe(200);
      expect((await answered.json()).missions).toMatchObject([
        { id: "content-creator-5", work: { progress: 0, note: "" } },
        { id: "va-step-1", work: null },
      ]);
      expect(await tasksOf(email)).toEqual([]);
      const notes = sql`select count(*)::int from user_notes join profiles p using (user_id) where p.email = ${email}`;
      expect(await app.query(notes)).toEqual([{ count: 0 }]);
    });

    test("who is not logged in is led to the login, and 120 syncs a minute are enough", async () => {
      const { member, owner, send } = await startDevice("many@example.org");
      const away = await post(app.visitor(), { owner, changes: [tick("cc1-1", true)] });
      expect(away.status).toBe(302);
      for (let count = 0; count < 120; count++) expect((await send(tick("cc1-1", true))).status).toBe(200);
      expect((await send(tick("cc1-1", true))).status).toBe(429);
      expect(member.cookies.size).toBeGreaterThan(0);
    });

    test("the folder finds one's own words as they were typed, and nobody else's", async () => {
      const email = "folder@example.org";
      const { member, send } = await startDevice(email);
      const other = await startDevice("neighbour@example.org");
      await other.send(answer("Geheimnis 100 % sicher"));
      await send(answer("Ich nähe mit *Herz* und 100 % Wolle\n# kein Titel"), note("Idee: Flick_Kanal"));
      const found = async (search: string) =>
        (await (await member.get(`/mappe?suche=${encodeURIComponent(search)}`)).text()).replaceAll("<!-- -->", "");
      expect(await found("100 %")).toContain("1 Fund zu");
      expect(await found("WOLLE")).toContain("1 Fund zu");
      expect(await found("flick_kanal")).toContain("Idee: Flick_Kanal");
      // Wildcards are letters here.
      expect(await found("%")).toContain("1 Fund zu");
      expect(await found("Flick%Kanal")).toContain("Nichts gefunden");
      expect(await found("\\")).toContain("Nichts gefunden");
      expect(await found("Geheimnis")).toContain("Nichts gefunden");
      expect((await member.get("/mappe?suche=%00")).status).toBe(200);

      const file = await member.get("/mappe.md");
      expect(file.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
      expect(file.headers.get("Content-Disposition")).toContain("attachment");
      const text = await file.text();
      expect(text).toContain("### Themen sammeln und bewerten");
      expect(text).toContain("Ich nähe mit \\*Herz\\* und 100 % Wolle  \n\\# kein Titel");
      expect(text).toContain("Idee: Flick\\_Kanal");
      expect(text).not.toContain("Geheimnis");
    });

    test("notes stay when the missions begin anew, and one's own work is readable without access", async () => {
      const email = "anew@example.org";
      const { member, send } = await startDevice(email);
      await send(note("bleibt"), tick("cc1-1", true));
      await member.post("/neustart/pfad", {});
      await member.post("/career-path-selection", { path: "va-allround" });
      expect(await (await member.get("/mappe")).text()).toContain("bleibt");
      await app.query(
        sql`update user_progress set trial_start_date = now() - interval '29 days' where email = ${email}`,
      );
      expect((await member.get("/mission/va-allround-1")).headers.get("Location")).toBe("/pricing");
      expect(await (await member.get("/mappe")).text()).toContain("bleibt");
      expect(await (await member.get("/mappe.md")).text()).toContain("bleibt");
      expect((await app.visitor().get("/mappe")).headers.get("Location")).toBe("/onboarding");
      expect((await app.visitor().get("/mappe.md")).headers.get("Location")).toBe("/onboarding");
    });

    test("without scripts a note is saved by its form", async () => {
      const { member } = await startDevice("plain@example.org");
      const saved = await member.post("/mission/content-creator-in-1", { intent: "note", note: "von Hand" });
      expect(saved.headers.get("Location")).toBe("/mission/content-creator-in-1#notizen");
      expect(await (await member.get("/mission/content-creator-in-1")).text()).toContain("von Hand");
    });
  });
}

/** A body as a script of ours sends it; text goes as it is. */
function post(visitor: Visitor, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const own = {
    "Content-Type": "application/json",
    Origin: ORIGIN,
    Cookie: cookie,
    "X-Forwarded-Host": "localhost:3000",
  };
  return visitor.send(
    new Request(`${ORIGIN}/api/sync`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { ...own, ...headers },
    }),
  );
}
