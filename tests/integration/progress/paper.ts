import { encode } from "uqr";
import { expect, test } from "vitest";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { DAY_MS } from "../../../app/domain/time/durations";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { startDevice, tick } from "../app/device";
import { personOf } from "../app/person";

const HERE = "/pfad/nachtragen";
const SHEET = "/mission/content-creator-in-1/druck";
const FIRST = ["content-creator-1/cc1-1", "content-creator-1/cc1-2"];

/** The date that many days ago. */
const dayBefore = (days: number): string => berlinDay(new Date(Date.now() - days * DAY_MS));

const enter = (member: Visitor, tasks: readonly string[], day = dayBefore(0)): Promise<Response> =>
  member.post(HERE, new URLSearchParams([...tasks.map((task) => ["task", task]), ["day", day]]).toString());

const readText = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

/** Entering work done on paper, all at once, and printing what is stored. */
export function describePaper(app: () => App): void {
  const ticksOf = (email: string) =>
    app().query(sql`select t.task_id, t.completed, t.ticked_at from user_tasks t
      join profiles p on p.user_id = t.user_id where p.email = ${email} order by t.task_id`);
  const registerEarlier = (email: string) =>
    app().query(sql`update profiles set created_at = created_at - interval '5 days' where email = ${email}`);

  test("several tasks are ticked at once; the mission waits to be finished by hand, and nothing is paid", async () => {
    const email = "paper-ticks@example.org";
    const member = await startMember(app(), email);
    const xp = () => app().query(sql`select total_xp from user_progress where email = ${email}`);
    const before = await xp();
    expect((await enter(member, FIRST)).headers.get("Location")).toBe(HERE);
    const page = await readText(await member.get(HERE));
    expect(page).toContain("2 Häkchen nachgetragen");
    expect(page).toContain("Bereit zum Abschließen");
    expect(page).not.toContain('value="content-creator-1/cc1-1"');
    expect(await xp()).toEqual(before);
    const [mission] = await app().query(sql`select m.status, m.progress from user_missions m
      join profiles p on p.user_id = m.user_id where p.email = ${email} and m.mission_id = 'content-creator-1'`);
    expect(mission).toEqual({ status: "active", progress: 100 });
    expect(
      (await member.post("/mission/content-creator-in-1", { intent: "finish" })).headers.get("Location"),
    ).toContain("geschafft");
  });

  test("the second time changes nothing, not even the day", async () => {
    const email = "paper-twice@example.org";
    const member = await startMember(app(), email);
    await registerEarlier(email);
    await enter(member, FIRST, dayBefore(3));
    const once = await ticksOf(email);
    expect(once.map(({ completed }) => completed)).toEqual([true, true]);
    expect(berlinDay(new Date(String(once[0]?.ticked_at)))).toBe(dayBefore(3));
    expect((await enter(member, FIRST)).status).toBe(302);
    expect(await ticksOf(email)).toEqual(once);
  });

  test("a locked mission takes none, and nothing of the same form is saved", async () => {
    const email = "paper-locked@example.org";
    const member = await startMember(app(), email);
    await app().query(sql`update user_missions m set status = 'locked' from profiles p
      where p.user_id = m.user_id and p.email = ${email} and m.mission_id = 'content-creator-2'`);
    expect(await readText(await member.get(HERE))).not.toContain("content-creator-2/");
    await enter(member, ["content-creator-1/cc1-1", "content-creator-2/cc2-1"]);
    expect(await readText(await member.get(HERE))).toContain("Das ist gerade nicht offen");
    expect(await ticksOf(email)).toEqual([]);
    for (const unknown of ["va-allround-1/va1-1", "content-creator-1/cc9-9", "nonsense"]) {
      expect((await enter(member, [unknown])).status).toBe(400);
    }
  });

  test("a day to come, one before the registration and an empty form are refused, and what was ticked stays", async () => {
    const email = "paper-days@example.org";
    const member = await startMember(app(), email);
    for (const [tasks, day, text] of [
      [FIRST, dayBefore(-1), "Dieser Tag kommt erst noch"],
      [FIRST, dayBefore(1), "Da warst du noch nicht dabei"],
      [FIRST, "gestern", "Das ist kein Datum"],
      [[], dayBefore(0), "Noch nichts abgehakt"],
    ] as const) {
      const answer = await enter(member, tasks, day);
      expect(answer.status).toBe(422);
      const page = await readText(answer);
      expect(page).toContain(text);
      expect(page.match(/type="checkbox"[^>]*checked=""/g)?.length ?? 0).toBe(tasks.length);
    }
    expect(await ticksOf(email)).toEqual([]);
  });

  test("what was taken back in the app after that day stays open, and it says so", async () => {
    const email = "paper-later@example.org";
    const { member, send } = await startDevice(app(), email);
    await registerEarlier(email);
    await send(tick("cc1-1", false));
    await enter(member, FIRST, dayBefore(2));
    const page = await readText(await member.get(HERE));
    expect(page).toContain("1 Häkchen nachgetragen");
    expect(page).toContain("Eines bleibt offen");
    expect((await ticksOf(email)).map(({ completed }) => completed)).toEqual([false, true]);
  });

  test("a sheet has the person's answers, or room for them", async () => {
    const { member, send } = await startDevice(app(), "paper-sheet@example.org");
    expect(await readText(await member.get(SHEET))).toContain('class="sheet-line"');
    await send({ kind: "answer", mission: "content-creator-1", task: "cc1-1", answer: "Kreuzstich & Filz", agoMs: 0 });
    const filled = await readText(await member.get(SHEET));
    expect(filled).toContain("Kreuzstich &amp; Filz");
    expect(filled).not.toContain("data-large");
    expect(await readText(await member.get(`${SHEET}?inhalt=leer`))).not.toContain("Kreuzstich");
    expect(await readText(await member.get(`${SHEET}?schrift=gross`))).toContain("data-large");
    for (const text of [
      "Wozu das gut ist:",
      "2–3\u00a0Stunden",
      "youtube.com/creators",
      'Trag es nach: <a href="http://localhost:3000',
    ]) {
      expect(filled).toContain(text);
    }
  });

  test("its code is the address of the mission's page", async () => {
    const member = await startMember(app(), "paper-code@example.org");
    const page = await readText(await member.get(SHEET));
    const [, drawn = ""] = /class="sheet-code".*?<path d="([^"]+)"/s.exec(page) ?? [];
    const wanted = encode("http://localhost:3000/mission/content-creator-in-1", { ecc: "M", border: 0 });
    const dark = new Set(
      [...drawn.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].flatMap(([, x, y, width]) =>
        Array.from({ length: Number(width) }, (_, at) => `${Number(x) - 4 + at} ${Number(y) - 4}`),
      ),
    );
    const expected = wanted.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(dark).toEqual(new Set(expected));
  });

  test("the workbook has all missions, and of locked ones what their card tells", async () => {
    const email = "paper-book@example.org";
    const member = await startMember(app(), email);
    await app().query(sql`update user_missions m set status = 'locked' from profiles p
      where p.user_id = m.user_id and p.email = ${email} and m.mission_id like 'content-creator-%' and m.mission_order > 2`);
    const page = await readText(await member.get("/pfad/druck"));
    const [printed = ""] = page.split("window.__remixContext");
    for (let order = 1; order <= 10; order++) expect(printed).toContain(`Mission ${order}/10`);
    expect(printed).toContain("Themen sammeln und bewerten");
    expect(printed).toContain("Community aufbauen");
    expect(page).not.toContain("cc5-1");
    expect(printed).toContain("2 Missionen sind heute für dich offen");
  });

  test("a sheet is open to whom its mission is open", async () => {
    const email = "paper-access@example.org";
    const member = await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    const locationOf = async (path: string) => (await member.get(path)).headers.get("Location");
    await app().query(sql`update user_missions set status = 'locked'
      where user_id = ${userId} and mission_id = 'content-creator-2'`);
    expect(await locationOf("/mission/content-creator-in-2/druck")).toBe("/quests");
    expect(await locationOf("/mission/content-creator-in-2/druck.pdf")).toBe("/quests");
    expect(await locationOf("/mission/va-allround-1/druck")).toBe("/quests");
    expect(await locationOf("/mission/content-creator-in--1/druck")).toBe(SHEET);
    expect(await locationOf("/mission/content-creator-in--1/druck.pdf")).toBe(`${SHEET}.pdf`);
    expect(await locationOf("/mission/1/druck")).toBe("/quiz");
    await app().query(sql`update user_progress set selected_career_path = null where user_id = ${userId}`);
    expect(await locationOf("/pfad/druck")).toBe("/quests");
    expect(await locationOf("/pfad/druck.pdf")).toBe("/quests");
    expect(await locationOf(HERE)).toBe("/quests");
  });

  test("a short address leads to what was checked, and nowhere else", async () => {
    const stranger = app().visitor();
    const answer = await stranger.get("/l/yt-creators");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "https://www.youtube.com/creators/"]);
    // Of a place, not of a mission's material.
    expect((await stranger.get("/l/dasauge")).headers.get("Location")).toBe("https://dasauge.de/jobs/");
    expect((await stranger.get("/l/https:%2F%2Fexample.org")).status).toBe(404);
  });
}
