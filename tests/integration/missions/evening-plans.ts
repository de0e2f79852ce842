import { expect, test } from "vitest";
import { addNotices } from "../../../app/db/notices/notices.server";
import { addDays } from "../../../app/domain/action-plan/calendar-days";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { sql, type App, type Visitor } from "../app/app";
import { answer, MINUTE, MISSION, startDevice } from "../app/device";
import { personOf, readNewestMail } from "../app/person";
import { seven, today } from "../jobs/jobs-scene";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";
import { addressOf } from "../rhythm/rhythm";

const PAGE = "/mission/content-creator-in-1";
const [IF_THEN, OTHERWISE] = ["Wenn die Kinder schlafen, dann rufe ich Ola an", "Dann schreibe ich ihr morgens"];
const EVERY_DAY = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, "on"]));
const fields = (ifThen: string, otherwise = "", offer = "") => ({
  intent: "evening",
  "abend.wenn": ifThen,
  "abend.sonst": otherwise,
  ...(offer && { offer }),
});

/** The sentences for the evening of a mission, and every place that says them. */
export function describeEveningPlans(app: () => App): void {
  const rowsOf = async (email: string) =>
    app().query(sql`select mission_id, if_then, otherwise from evening_plans join profiles using (user_id)
      where email = ${email} order by mission_id`);
  const text = async (member: Visitor, path: string) => (await member.get(path)).text();
  const tell = async (userId: string, kind: "reminder" | "week") => {
    await app().query(sql`delete from notices where user_id = ${userId}`);
    await addNotices({ userIds: [userId], kinds: [kind], day: today() });
    await runNotice({ userId, kind, day: today() }, new Date(seven().getTime() + MINUTE));
  };

  /** What each place says that is read by somebody with a mission to go on with. */
  async function saidEverywhere(member: Visitor, email: string) {
    const { userId } = await personOf(app(), email);
    await app().query(sql`update user_progress set last_active_date = ${today()} where user_id = ${userId}`);
    await tell(userId, "reminder");
    const reminder = await readNewestMail(app(), email);
    await tell(userId, "week");
    const week = await readNewestMail(app(), email);
    const calendar = (await text(app().visitor(), await addressOf(member)))
      .replace(/\r\n /g, "")
      .replaceAll("\\,", ",");
    return { home: await text(member, "/home"), reminder, week, calendar };
  }

  test("one sentence stands on /home, in the reminder, the week, the calendar and on the sheet, and gives way to the second after a missed evening", async () => {
    const email = "evening-outputs@example.org";
    const { member, owner } = await startDevice(app(), email);
    await member.post(RHYTHM, rhythmFields(EVERY_DAY));
    await member.post(RHYTHM, { intent: "connect" });
    await app().query(sql`insert into user_settings (user_id, reminder_mail, weekly_mail) values (${owner}, true, true)
      on conflict (user_id) do update set reminder_mail = true, weekly_mail = true`);
    await app().query(
      sql`update user_missions set completed_at = completed_at - interval '20 days' where user_id = ${owner}`,
    );
    await member.post(PAGE, fields(IF_THEN, OTHERWISE));
    const first = await saidEverywhere(member, email);
    for (const [where, said] of Object.entries(first)) {
      expect(said, where).toContain(IF_THEN);
      expect(said, where).not.toContain(OTHERWISE);
    }
    const sheet = await text(member, `${PAGE}/druck`);
    for (const sentence of [IF_THEN, OTHERWISE]) expect(sheet).toContain(sentence);
    // Written a week ago, with an evening on every day since, and nothing done on yesterday's.
    await app().query(sql`update evening_plans set if_then_at = now() - interval '7 days' where user_id = ${owner}`);
    const second = await saidEverywhere(member, email);
    for (const [where, said] of Object.entries(second)) {
      expect(said, where).toContain(OTHERWISE);
      expect(said, where).not.toContain(IF_THEN);
      expect(said, where).not.toMatch(/verpasst|versäumt|leider/i);
    }
    // Something done yesterday: the first one again.
    await app().query(sql`update user_missions set completed_at = ${`${addDays(today(), -1)}T20:00:00Z`}
      where user_id = ${owner} and completed_at is not null`);
    for (const [where, said] of Object.entries(await saidEverywhere(member, email)))
      expect(said, where).toContain(IF_THEN);
  });

  test("writing it is no work: the reminder of the same evening still goes out", async () => {
    const email = "evening-no-work@example.org";
    const { member, owner } = await startDevice(app(), email);
    await member.post(RHYTHM, rhythmFields(EVERY_DAY));
    await app().query(sql`insert into user_settings (user_id, reminder_mail) values (${owner}, true)`);
    await app().query(
      sql`update user_missions set completed_at = completed_at - interval '20 days' where user_id = ${owner}`,
    );
    await member.post(PAGE, fields(IF_THEN));
    await tell(owner, "reminder");
    expect(await app().query(sql`select outcome from notices where user_id = ${owner}`)).toEqual([{ outcome: "sent" }]);
  });

  test("of two devices the later act counts for each sentence, whichever arrives first", async () => {
    const email = "evening-devices@example.org";
    const { send } = await startDevice(app(), email);
    await send(answer("Später", 2 * MINUTE, "abend.wenn"), answer("Früher", 9 * MINUTE, "abend.sonst"));
    const merged = await send(answer("Früher", 5 * MINUTE, "abend.wenn"), answer("Später auch", MINUTE, "abend.sonst"));
    expect(await rowsOf(email)).toEqual([{ mission_id: MISSION, if_then: "Später", otherwise: "Später auch" }]);
    expect((await merged.json()).missions[0].work.tasks).toEqual(
      expect.arrayContaining([
        { id: "abend.wenn", completed: false, answer: "Später" },
        { id: "abend.sonst", completed: false, answer: "Später auch" },
      ]),
    );
    await send(answer("", 0, "abend.wenn"));
    await send(answer("Von gestern", 3 * MINUTE, "abend.wenn"));
    expect(await rowsOf(email)).toMatchObject([{ if_then: "" }]);
    expect((await send({ ...answer("x", 0, "abend.wenn"), kind: "tick", completed: true })).status).toBe(400);
    expect((await send(answer("x", 0, "abend.fremd"))).status).toBe(400);
    // Cut to one line of the length of its field, as a device may send anything.
    await send(answer(`${"a\n".repeat(300)}`, 0, "abend.wenn"));
    expect(String((await rowsOf(email))[0]?.if_then)).toMatch(/^(a ){79}a$/);
  });

  test("the form takes what is offered, and last time's for another mission", async () => {
    const email = "evening-offer@example.org";
    const { member, owner } = await startDevice(app(), email);
    await member.post(RHYTHM, rhythmFields());
    const page = await text(member, PAGE);
    expect(page).toContain("Wenn es Dienstag um 19:00 Uhr ist, dann öffne ich");
    expect(page).not.toContain("Wie letztes Mal");
    await member.post(PAGE, fields("", OTHERWISE, "abend.wenn=Wenn = Dienstag"));
    expect(await rowsOf(email)).toEqual([{ mission_id: MISSION, if_then: "Wenn = Dienstag", otherwise: OTHERWISE }]);
    await app().query(
      sql`update user_missions set status = 'active' where user_id = ${owner} and mission_id = 'content-creator-2'`,
    );
    const second = "/mission/content-creator-in-2";
    expect(await text(member, second)).toContain("Wie letztes Mal");
    await member.post(second, fields("", "", "letztes"));
    expect(await rowsOf(email)).toMatchObject([{}, { if_then: "Wenn = Dienstag", otherwise: OTHERWISE }]);
  });

  test("a mission that is locked or another path's takes none, and nobody reads another's", async () => {
    const email = "evening-foreign@example.org";
    const { member, send } = await startDevice(app(), email);
    expect((await member.post("/mission/va-allround-1", fields(IF_THEN))).status).toBe(404);
    await member.post("/mission/content-creator-in-9", fields(IF_THEN));
    await send({ ...answer(IF_THEN, 0, "abend.wenn"), mission: "va-allround-1" });
    await send({ ...answer(IF_THEN, 0, "abend.wenn"), mission: "content-creator-9" });
    expect(await rowsOf(email)).toEqual([]);
    await member.post(PAGE, fields("Nur meins"));
    const other = await startDevice(app(), "evening-other@example.org");
    for (const path of [PAGE, "/home", "/mission/content-creator-in-2"])
      expect(await text(other.member, path)).not.toContain("Nur meins");
  });

  test("what looks like markup is text on every page and in every mail", async () => {
    const email = "evening-hostile@example.org";
    const { member, owner } = await startDevice(app(), email);
    await app().query(sql`insert into user_settings (user_id, weekly_mail) values (${owner}, true)`);
    await member.post(PAGE, fields('<img src=x onerror="alert(1)"></textarea><script>', "<b>fett</b>"));
    await app().query(sql`update user_progress set last_active_date = ${today()} where user_id = ${owner}`);
    await tell(owner, "week");
    const mail = await readNewestMail(app(), email);
    const pages = await Promise.all([PAGE, "/home", `${PAGE}/druck`].map((path) => text(member, path)));
    for (const html of [...pages, mail.slice(mail.indexOf("text/html"))]) {
      expect(html).not.toMatch(/<img src=(3D)?x/);
      expect(html).toContain("&lt;img src=");
    }
  });

  test("outlives a change of path and its undoing, and is in the export without a plan", async () => {
    const email = "evening-kept@example.org";
    const { member, owner } = await startDevice(app(), email);
    await member.post(PAGE, fields(IF_THEN));
    await member.post("/neustart/pfad", {});
    await member.post("/career-path-selection", { path: "va-allround" });
    expect(await text(member, "/home")).not.toContain(IF_THEN);
    await member.post("/career-path-selection", { path: "content-creator-in" });
    expect(await text(member, "/home")).toContain(IF_THEN);
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '90 days' where user_id = ${owner}`,
    );
    expect((await member.post(PAGE, fields("Ohne Tarif"))).status).toBe(302);
    expect(await rowsOf(email)).toMatchObject([{ if_then: IF_THEN }]);
    expect(await text(member, "/profile/export?format=json")).toContain(IF_THEN);
  });
}
