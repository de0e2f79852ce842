import type { SQL } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { berlinMoment } from "../../../app/domain/berlin-time";
import { addDays, weekdayOf } from "../../../app/domain/action-plan/calendar-days";
import { berlinDay } from "../../../app/domain/german-dates";
import { makeBoss } from "../../../app/db/jobs/boss.server";
import { makeClock } from "../../../app/jobs/clock.server";
import { workThrough } from "../../../app/jobs/work-through.server";
import { performOnJobs } from "../../../app/operator/perform-on-jobs.server";
import { noteReminders, noteTrials, noteWeeks } from "../../../app/jobs/due.server";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { startWorker, type Worker } from "../../../app/jobs/worker.server";
import { db } from "../../../app/db/client.server";
import { addNotices } from "../../../app/db/notices.server";
import { inTransaction } from "../../../app/db/transaction";
import { sql, startMember, startNewcomer, type App, type Visitor } from "../app/app";
import { rhythmFields } from "../rhythm/rhythm-form";

const SETTINGS = "/profile/einstellungen";
const RHYTHM = `${SETTINGS}/rhythmus`;
/** The mail with the code begins likewise. */
const WELCOME = "Subject: Willkommen bei Startklar\r\n";
const today = () => berlinDay(new Date());

export function describeJobs(app: () => App): void {
  const workers: Worker[] = [];
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop(5_000)));
    await forget();
  });
  const work = async (howMany = 1): Promise<void> => {
    for (let each = 0; each < howMany; each++) workers.push(await startWorker());
  };
  const userIdOf = async (email: string): Promise<string> =>
    String((await app().query(sql`select user_id from profiles where email = ${email}`))[0]?.user_id);
  const open = () => app().count(sql`select count(*) from notices where ended_at is null`);
  const jobs = () => app().count(sql`select count(*) from pgboss.job where name = 'notices'`);
  const mailsAbout = async (email: string, words: string) =>
    (await app().readMails(email)).map((mail) => mail.replace(/\r\n\s+/g, " ")).filter((mail) => mail.includes(words));

  /** Somebody who wants to be reminded by mail on all evenings at seven. */
  async function someoneReminded(email: string): Promise<Visitor> {
    const member = await startMember(app(), email);
    const days = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, "on"]));
    await member.post(RHYTHM, rhythmFields(days));
    await app().query(sql`insert into user_settings (user_id, reminder_mail, weekly_mail)
      values (${await userIdOf(email)}, true, true)
      on conflict (user_id) do update set reminder_mail = true, weekly_mail = true`);
    // Nothing was done today: the test was yesterday's.
    await app().query(sql`update user_missions set completed_at = completed_at - interval '2 days'
      where user_id = ${await userIdOf(email)}`);
    return member;
  }
  const forget = async () => {
    await app().query(sql`delete from notices`);
    await app().query(sql`delete from pgboss.job`);
  };
  const seven = () => berlinMoment(today(), "19:00");
  const noted = (kind: string) => app().count(sql`select count(*) from notices where kind = ${kind}`);

  describe("what nobody waits for", () => {
    test("a welcome is written with the first login and mailed once, whatever logs in again", async () => {
      const email = "jobs-welcome@example.org";
      await forget();
      await startNewcomer(app(), email);
      expect(await noted("welcome")).toBe(1);
      expect(await mailsAbout(email, WELCOME)).toEqual([]);
      await work();
      await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000 });
      const [mail, ...others] = await mailsAbout(email, WELCOME);
      expect(others).toEqual([]);
      expect(mail).not.toContain(await userIdOf(email));
      // Its row says that it has been; no job is left.
      await vi.waitFor(async () => expect(await jobs()).toBe(0));
    });

    test("what is rolled back leaves neither row nor job", async () => {
      await startMember(app(), "jobs-rolled-back@example.org");
      const userId = await userIdOf("jobs-rolled-back@example.org");
      await forget();
      const failing = inTransaction(db(), async (tx) => {
        expect(await addNotices({ userIds: [userId], kinds: ["welcome"], day: today() }, tx)).toBe(1);
        throw new Error("the rest failed");
      });
      await expect(failing).rejects.toThrow("the rest failed");
      expect([await noted("welcome"), await jobs()]).toEqual([0, 0]);
    });

    test("told by four workers at once, each is told once", { timeout: 150_000 }, async () => {
      await startMember(app(), "jobs-once@example.org");
      const userIds = [await userIdOf("jobs-once@example.org")];
      await forget();
      const days = Array.from({ length: 60 }, (_, index) => addDays(today(), -index));
      for (const day of days) await addNotices({ userIds, kinds: ["welcome"], day });
      // As when a worker was taken for dead: a second job for each.
      await app().query(
        sql`insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'notices'`,
      );
      await work(4);
      // What one of them lost to another is tried again half a minute later.
      await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 120_000 });
      const mails = await mailsAbout("jobs-once@example.org", WELCOME);
      expect(new Set(mails.map((mail) => /Message-ID: .*/.exec(mail)?.[0])).size).toBe(60);
      expect(mails).toHaveLength(60);
    });

    test("claimed by many at once, one tells it", async () => {
      await startMember(app(), "jobs-claimed@example.org");
      await forget();
      const notice = { userId: await userIdOf("jobs-claimed@example.org"), kind: "welcome", day: today() } as const;
      await addNotices({ userIds: [notice.userId], kinds: ["welcome"], day: notice.day });
      const runs = await Promise.allSettled(Array.from({ length: 20 }, () => runNotice(notice, new Date())));
      expect(await mailsAbout("jobs-claimed@example.org", WELCOME)).toHaveLength(1);
      // The others try again later, or saw that it is over.
      expect(runs.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    });
  });

  describe("what cannot be done", () => {
    test("is tried again, then kept with its reason, and tried anew or struck out by the operator", async () => {
      await startMember(app(), "jobs-fails@example.org");
      await forget();
      // Of a version that this one does not know.
      await app().query(
        sql`insert into pgboss.job (name, data, retry_limit) values ('notices', '{"kind":"unknown"}', 1)`,
      );
      const boss = await makeBoss();
      const tryAgain = async () => {
        await workThrough("notices", boss, () => false);
        return (await app().query(sql`select state, retry_count from pgboss.job where name = 'notices'`))[0];
      };
      expect(await tryAgain()).toEqual({ state: "retry", retry_count: 0 });
      expect(await tryAgain()).toEqual({ state: "failed", retry_count: 1 });
      expect(await tryAgain()).toEqual({ state: "failed", retry_count: 1 });
      const listed = await performOnJobs({ kind: "list" });
      expect(listed).toContain("Gescheitert: 1.");
      expect(listed).toContain('notices {"kind":"unknown"}');
      expect(listed).toContain("2 Versuche");
      expect(await performOnJobs({ kind: "end", how: "retry", id: null })).toBe("Noch einmal versucht: 1.");
      expect(await tryAgain()).toEqual({ state: "failed", retry_count: 2 });
      expect(await performOnJobs({ kind: "end", how: "forget", id: null })).toBe("Gestrichen: 1.");
      await expect(performOnJobs({ kind: "end", how: "forget", id: null })).rejects.toThrow("Gescheitert ist nichts");
      expect(await performOnJobs({ kind: "list" })).toMatch(/^Fällig: 0\. Später dran: 0\. .* Gescheitert: 0\.$/);
    });

    test("by the clock each is begun once, whoever sees that it is due", async () => {
      await forget();
      const now = new Date();
      await Promise.all(Array.from({ length: 5 }, () => makeClock()(now)));
      const names = await app().query(sql`select data ->> 'name' as name, count(*)::int from pgboss.job
        where name = 'periodic' group by 1 having count(*) > 1`);
      expect(names).toEqual([]);
      expect(await app().count(sql`select count(*) from pgboss.job where name = 'periodic'`)).toBeGreaterThan(1);
    });
  });

  describe("reminders", () => {
    test("are noted once for the evening that begins, with a job each", async () => {
      await someoneReminded("jobs-remind@example.org");
      await forget();
      const before = new Date(seven().getTime() - 5 * 60_000);
      expect(await noteReminders({ due: before })).toBe(0);
      expect(await noteReminders({ due: seven() })).toBe(1);
      expect(await noteReminders({ due: seven() })).toBe(0);
      expect(await noteReminders({ due: new Date(seven().getTime() + 5 * 60_000) })).toBe(0);
      expect(await jobs()).toBe(1);
    });

    test.each([
      ["a pause", sql`update rhythms set paused_until = ${addDays(berlinDay(new Date()), 1)}`],
      ["another weekday", sql`update rhythms set weekdays = ${JSON.stringify([(weekdayOf(today()) % 7) + 1])}::jsonb`],
      ["the switch off", sql`update user_settings set reminder_mail = false`],
    ])("with %s there is none", async (_, change) => {
      await someoneReminded("jobs-unreminded@example.org");
      await app().query(change);
      expect(await noteReminders({ due: seven() })).toBe(0);
    });

    test("say what is next; at work already, on pause by now or late at night nobody is told", async () => {
      const email = "jobs-reminded@example.org";
      await someoneReminded(email);
      await app().query(sql`delete from notices`);
      const userId = await userIdOf(email);
      const tell = async (change: SQL | null, minutes: number) => {
        await app().query(sql`delete from notices`);
        await addNotices({ userIds: [userId], kinds: ["reminder"], day: today() });
        if (change) await app().query(change);
        await runNotice({ userId, kind: "reminder", day: today() }, new Date(seven().getTime() + minutes * 60_000));
        return (await app().query(sql`select outcome from notices`))[0]?.outcome;
      };
      expect(await tell(null, 1)).toBe("sent");
      const [mail = ""] = await mailsAbout(email, "Subject: Heute ist dein Abend");
      expect(mail).toContain("Als N=C3=A4chstes:");
      expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      expect(await tell(null, 121)).toBe("dropped");
      expect(await tell(sql`update rhythms set paused_until = ${today()} where user_id = ${userId}`, 1)).toBe(
        "dropped",
      );
      expect(await tell(sql`update rhythms set paused_until = null where user_id = ${userId}`, 1)).toBe("sent");
      const worked = sql`update user_missions set completed_at = now() where user_id = ${userId} and completed_at is not null`;
      expect(await tell(worked, 1)).toBe("dropped");
    });

    test("not to an address that nobody has confirmed, or where mail has bounced", async () => {
      const email = "jobs-bounced@example.org";
      await someoneReminded(email);
      const userId = await userIdOf(email);
      for (const change of [
        sql`update profiles set mail_stopped = 'bounced' where user_id = ${userId}`,
        sql`update profiles set mail_stopped = null, email_verified = false where user_id = ${userId}`,
      ]) {
        await app().query(sql`delete from notices`);
        await app().query(change);
        await addNotices({ userIds: [userId], kinds: ["reminder"], day: today() });
        await runNotice({ userId, kind: "reminder", day: today() }, new Date(seven().getTime() + 60_000));
        expect(await app().query(sql`select outcome from notices`)).toEqual([{ outcome: "dropped" }]);
      }
    });
  });

  test("the week is told to who wants it, with what was finished in it", async () => {
    const email = "jobs-week@example.org";
    await someoneReminded(email);
    await app().query(sql`update user_progress set last_active_date = ${today()} where email = ${email}`);
    await app().query(sql`update user_missions set completed_at = now() where completed_at is not null
      and user_id = ${await userIdOf(email)}`);
    await app().query(sql`update user_settings set weekly_mail = user_id = ${await userIdOf(email)}`);
    await app().query(sql`delete from notices`);
    expect(await noteWeeks({ due: new Date() })).toBe(1);
    expect(await noteWeeks({ due: new Date() })).toBe(0);
    await runNotice({ userId: await userIdOf(email), kind: "week", day: today() }, new Date());
    const [mail = ""] = await mailsAbout(email, "Subject: Deine Woche bei Startklar");
    expect(mail).toContain("an 1 von 7 Abenden dabei");
    expect(mail).toContain("Geschafft:");
  });

  test("the end of a trial is told two to three days before, once, and to nobody who has bought", async () => {
    const email = "jobs-trial@example.org";
    await startMember(app(), email);
    const userId = await userIdOf(email);
    await app().query(sql`update user_progress set trial_start_date = now() - interval '100 days'`);
    const noon = berlinMoment(today(), "12:00");
    const startedAt = (daysLeft: number) => new Date(noon.getTime() - (28 - daysLeft) * 86_400_000).toISOString();
    for (const [daysLeft, expected] of [
      [4, 0],
      [3, 1],
      [2, 1],
      [1, 0],
    ] as const) {
      await app().query(sql`delete from notices`);
      await app().query(
        sql`update user_progress set trial_start_date = ${startedAt(daysLeft)} where user_id = ${userId}`,
      );
      expect(await noteTrials({ due: noon }), String(daysLeft)).toBe(expected);
      expect(await noteTrials({ due: noon }), String(daysLeft)).toBe(0);
    }
    await app().query(sql`update user_progress set trial_start_date = ${startedAt(3)} where user_id = ${userId}`);
    const day = addDays(today(), 3);
    const tell = async () => {
      await app().query(sql`delete from notices`);
      await addNotices({ userIds: [userId], kinds: ["trialEnds"], day });
      await runNotice({ userId, kind: "trialEnds", day }, noon);
      return (await app().query(sql`select outcome from notices`))[0]?.outcome;
    };
    expect(await tell()).toBe("sent");
    await app().query(sql`insert into entitlements (id, user_id, kind, source, state, starts_at)
      values ('jobs-trial', ${userId}, 'pro', 'operator', 'active', now())`);
    expect(await tell()).toBe("dropped");
  });
}
