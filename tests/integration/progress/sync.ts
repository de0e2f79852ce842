import { expect, test } from "vitest";
import { sql, type App } from "../app/app";
import { answer, MINUTE, MISSION, note, postToSync, startDevice, tick } from "../app/device";

/** Changes from several devices, some made offline, converge to the same state. */
export function describeSync(app: () => App): void {
  test("a device that was away takes no later tick back, and learns what holds", async () => {
    const email = "stale@example.org";
    const { send } = await startDevice(app(), email);
    await send(tick("cc1-1", true, MINUTE));
    const late = await send(tick("cc1-1", false, 5 * MINUTE), tick("cc1-2", true, 5 * MINUTE));
    const { missions } = await late.json();
    expect(missions).toMatchObject([
      {
        id: MISSION,
        work: { progress: 100, tasks: boxes({ id: "cc1-1", completed: true }, { id: "cc1-2", completed: true }) },
      },
    ]);
    expect(await progressOf(app(), email)).toBe(100);
    await send(tick("cc1-1", false));
    expect(await progressOf(app(), email)).toBe(50);
  });

  test("of two answers and of two notes the later written stays, whichever arrives first", async () => {
    const email = "late@example.org";
    const { send } = await startDevice(app(), email);
    await send(answer("neu", MINUTE), note("neu", MINUTE));
    const late = await send(
      answer("alt", 2 * MINUTE),
      note("alt", 2 * MINUTE),
      answer("andere Aufgabe", 2 * MINUTE, "cc1-2"),
    );
    expect((await late.json()).missions[0].work).toMatchObject({
      note: "neu",
      tasks: boxes({ id: "cc1-1", answer: "neu" }, { id: "cc1-2", answer: "andere Aufgabe" }),
    });
    await send(answer("neuer"), note(""));
    expect(await tasksOf(app(), email)).toMatchObject([{ answer: "neuer" }, { answer: "andere Aufgabe" }]);
    await send(note("alt", 2 * MINUTE));
    expect(
      await app().query(sql`select note from user_notes join profiles p using (user_id) where p.email = ${email}`),
    ).toEqual([{ note: "" }]);
  });

  test("parallel ticks of two devices add up", async () => {
    const email = "parallel@example.org";
    const { send } = await startDevice(app(), email);
    const sums: unknown[] = [];
    for (let round = 0; round < 25; round++) {
      await send(tick("cc1-1", false), tick("cc1-2", false));
      await Promise.all([send(tick("cc1-1", true)), send(tick("cc1-2", true))]);
      sums.push(await progressOf(app(), email));
    }
    expect(new Set(sums)).toEqual(new Set([100]));
  });

  test("a finished mission takes answers, sent late or written since, and no ticks, and pays nothing more", async () => {
    const email = "finished@example.org";
    const { member, send } = await startDevice(app(), email);
    const xp = () =>
      app().query(sql`select total_xp from user_progress join profiles p using (user_id) where p.email = ${email}`);
    await send(tick("cc1-1", true), tick("cc1-2", true));
    await member.post("/mission/content-creator-in-1", { intent: "finish" });
    const paid = await xp();
    await send(answer("unterwegs geschrieben", MINUTE), tick("cc1-2", false, MINUTE));
    await send(answer("noch einmal überlegt", 0, "cc1-2"), tick("cc1-1", false));
    expect((await tasksOf(app(), email)).at(-1)).toMatchObject({ answer: "noch einmal überlegt" });
    await member.post("/mission/content-creator-in-1", { intent: "task", task: "cc1-2", answer: "ohne Skript" });
    expect(await tasksOf(app(), email)).toEqual([
      { task_id: "cc1-1", completed: true, answer: "unterwegs geschrieben" },
      { task_id: "cc1-2", completed: true, answer: "ohne Skript" },
    ]);
    expect(await progressOf(app(), email)).toBe(100);
    expect(await xp()).toEqual(paid);
  });

  test("anything but one's own ticks, answers and notes is refused, and nothing changes", async () => {
    const email = "tamper@example.org";
    const { member, owner, send } = await startDevice(app(), email);
    const other = await startDevice(app(), "victim@example.org");
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
      expect((await postToSync(member, body)).status, JSON.stringify(body)?.slice(0, 120)).toBe(400);
    const raw = [
      `{"owner":"${owner}","changes":[${JSON.stringify(good)}],"__proto__":{"level":9}}`,
      "[".repeat(20_000) + "]".repeat(20_000),
      `{"owner":"${owner}","changes":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
      "{",
    ];
    for (const text of raw) expect((await postToSync(member, text)).status, text.slice(0, 80)).toBe(400);
    expect((await send(answer("x".repeat(70_000)))).status).toBe(413);
    // A tab of another account: valid, but refused here.
    expect((await postToSync(member, { owner: other.owner, changes: [good] })).status).toBe(409);
    expect((await postToSync(member, { owner, changes: [good] }, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await postToSync(member, { owner, changes: [good] }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await tasksOf(app(), email)).toEqual([]);
    expect(await tasksOf(app(), "victim@example.org")).toEqual([]);
  });

  test("missions that are locked or of another path take nothing", async () => {
    const email = "elsewhere@example.org";
    const { send } = await startDevice(app(), email);
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
    expect(await tasksOf(app(), email)).toEqual([]);
    const notes = sql`select count(*)::int from user_notes join profiles p using (user_id) where p.email = ${email}`;
    expect(await app().query(notes)).toEqual([{ count: 0 }]);
  });

  test("who is not logged in is led to the login, and 120 syncs a minute are enough", async () => {
    const { member, owner, send } = await startDevice(app(), "many@example.org");
    const away = await postToSync(app().visitor(), { owner, changes: [tick("cc1-1", true)] });
    expect(away.status).toBe(302);
    for (let count = 0; count < 120; count++) expect((await send(tick("cc1-1", true))).status).toBe(200);
    expect((await send(tick("cc1-1", true))).status).toBe(429);
    expect(member.cookies.size).toBeGreaterThan(0);
  });
}

/** Among the tasks of a mission, which have its blanks and items beside them. */
const boxes = (...tasks: object[]): unknown =>
  expect.arrayContaining(tasks.map((task) => expect.objectContaining(task)));

const tasksOf = (app: App, email: string) =>
  app.query(
    sql`select task_id, completed, answer from user_tasks join profiles p using (user_id) where p.email = ${email} order by 1`,
  );

async function progressOf(app: App, email: string): Promise<unknown> {
  const [mission] = await app.query(
    sql`select m.progress from user_missions m join profiles p using (user_id) where p.email = ${email} and mission_id = ${MISSION}`,
  );
  return mission?.progress;
}
