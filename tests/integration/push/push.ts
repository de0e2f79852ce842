import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addNotices } from "../../../app/db/notices/notices.server";
import { WEEKDAYS } from "../../../app/domain/action-plan/calendar-days";
import { berlinMoment } from "../../../app/domain/time/berlin-time";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { requireEnv } from "../../../app/environment/env.server";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { providePush } from "../../../app/push/fcm.server";
import { startFcm } from "../../fakes/fcm";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { rhythmFields } from "../rhythm/rhythm-form";

const tokenOf = (name: string) => `${name}:${"x".repeat(100)}`;

export function describePush(app: () => App): void {
  let google: Awaited<ReturnType<typeof startFcm>>;
  beforeAll(async () => {
    google = await startFcm();
    providePush(requireEnv(google.settings));
  });
  afterAll(async () => {
    providePush(requireEnv({}));
    await google.close();
  });
  const save = (member: Visitor, name: string, more: Record<string, string> = {}) =>
    member.post("/api/push-token", { token: tokenOf(name), platform: "android", ...more });
  const tokens = () =>
    app().query(sql`select token, email from push_tokens join profiles using (user_id) order by token`);
  const copyOf = async (email: string) =>
    (await app().query(sql`select push_token from user_progress where email = ${email}`))[0]?.push_token;
  const userIdOf = async (email: string) =>
    String((await app().query(sql`select user_id from profiles where email = ${email}`))[0]?.user_id);
  const clear = () => app().query(sql`delete from push_tokens`);

  describe("a phone's token", () => {
    test("belongs to whoever is logged in on the phone, and goes with the session", async () => {
      await clear();
      const [anna, ben] = ["push-anna@example.org", "push-ben@example.org"];
      const first = await startMember(app(), anna);
      expect((await save(first, "phone")).status).toBe(200);
      expect(await copyOf(anna)).toBe(tokenOf("phone"));
      // Another member logs in on the same phone.
      const second = await startMember(app(), ben);
      expect((await save(second, "phone")).status).toBe(200);
      expect(await tokens()).toEqual([{ token: tokenOf("phone"), email: ben }]);
      expect([await copyOf(anna), await copyOf(ben)]).toEqual([null, tokenOf("phone")]);
      // A renewed token replaces the old one.
      await save(second, "renewed");
      expect(await tokens()).toEqual([{ token: tokenOf("renewed"), email: ben }]);
      await second.post("/logout", {});
      expect(await tokens()).toEqual([]);
      expect(await copyOf(ben)).toBeNull();
    });

    test("named by two sessions at once belongs to one of them", async () => {
      await clear();
      const members = [];
      for (let each = 0; each < 6; each++) members.push(await startMember(app(), `push-race-${each}@example.org`));
      const answers = await Promise.all(members.map((member) => save(member, "raced")));
      expect(answers.map(({ status }) => status)).toEqual(members.map(() => 200));
      expect(await tokens()).toHaveLength(1);
      expect(await app().count(sql`select count(*) from user_progress where push_token = ${tokenOf("raced")}`)).toBe(1);
    });

    test("goes with whatever ends the session", async () => {
      await clear();
      const email = "push-expired@example.org";
      await save(await startMember(app(), email), "expired");
      await app().query(sql`delete from sessions where user_id = ${await userIdOf(email)}`);
      expect([await tokens(), await copyOf(email)]).toEqual([[], null]);
    });

    test("is taken from members alone, and only what can be one", async () => {
      await clear();
      expect((await save(app().visitor(), "stranger")).status).toBe(302);
      const member = await startMember(app(), "push-wrong@example.org");
      const spoiled: Record<string, string>[] = [
        { token: "short" },
        { token: `${tokenOf("a")} b` },
        { platform: "windows" },
        { wish: "off" },
      ];
      for (const wrong of spoiled) {
        expect((await save(member, "phone", wrong)).status).toBe(400);
      }
      expect(await tokens()).toEqual([]);
    });

    test("alone changes no setting; the wish does", async () => {
      const member = await startMember(app(), "push-wish@example.org");
      const wanted = async () =>
        (
          await app().query(sql`select daily_reminder from user_settings join profiles using (user_id)
          where email = 'push-wish@example.org'`)
        )[0]?.daily_reminder ?? false;
      await save(member, "wish");
      expect(await wanted()).toBe(false);
      await save(member, "wish", { wish: "on" });
      expect(await wanted()).toBe(true);
    });
  });

  test("the daily reminder reaches every phone once; those whose app is gone are forgotten", async () => {
    await clear();
    const email = "push-reminded@example.org";
    const member = await startMember(app(), email);
    const days = Object.fromEntries(WEEKDAYS.map((day) => [`day${day}`, "on"]));
    await member.post("/profile/einstellungen/rhythmus", rhythmFields(days));
    await save(member, "kept", { wish: "on" });
    const userId = await userIdOf(email);
    await app().query(sql`update user_missions set completed_at = null where user_id = ${userId}`);
    await app().query(sql`insert into sessions (token_hash, user_id, expires_at)
      values ('another-phone', ${userId}, now() + interval '1 day')`);
    await app().query(sql`insert into push_tokens (session_hash, user_id, token, platform)
      values ('another-phone', ${userId}, ${tokenOf("gone")}, 'ios')`);
    google.gone.add(tokenOf("gone"));
    const day = berlinDay(new Date());
    const tell = async (minutes: number) => {
      await app().query(sql`delete from notices`);
      await addNotices({ userIds: [userId], kinds: ["reminder"], day });
      const now = new Date(berlinMoment(day, "19:00").getTime() + minutes * 60_000);
      await runNotice({ userId, kind: "reminder", day }, now);
      return (await app().query(sql`select outcome from notices`))[0]?.outcome;
    };
    const before = google.pushes.length;
    expect(await tell(1)).toBe("sent");
    expect(google.pushes.slice(before)).toMatchObject([
      { token: tokenOf("kept"), notification: { title: "Neue Nachricht von Inno" }, data: { type: "daily_reminder" } },
    ]);
    expect(JSON.stringify(google.pushes.at(-1))).not.toContain("Anna");
    expect(await tokens()).toEqual([{ token: tokenOf("kept"), email }]);
    // Their own sentence is read on a locked screen: only after a yes to it.
    await member.post("/mission/content-creator-in-1", {
      ...{ intent: "evening", "abend.wenn": "Wenn Ruhe ist, dann rufe ich Ola an", "abend.sonst": "" },
    });
    const bodies = [];
    for (const isShown of [false, true]) {
      await app().query(sql`update user_settings set evening_push = ${isShown} where user_id = ${userId}`);
      expect(await tell(1)).toBe("sent");
      bodies.push(google.pushes.at(-1)?.notification.body);
    }
    expect(bodies).toEqual([
      "Heute ist dein Abend. Eine kleine Aufgabe reicht.",
      "Wenn Ruhe ist, dann rufe ich Ola an",
    ]);
    // Reminders were switched off meanwhile.
    await app().query(sql`update user_settings set daily_reminder = false where user_id = ${userId}`);
    expect(await tell(1)).toBe("dropped");
    expect(google.pushes).toHaveLength(before + 3);
  });
}
