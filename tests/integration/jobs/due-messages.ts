import type { SQL } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { berlinMoment } from "../../../app/domain/time/berlin-time";
import { addDays, weekdayOf } from "../../../app/domain/action-plan/calendar-days";
import { runPeriodic } from "../../../app/jobs/run-periodic.server";
import { enqueueReminders, enqueueTrialEndings, enqueueWeeklyMails } from "../../../app/jobs/due.server";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { listTrials, type DueBatch, type TrialPlace } from "../../../app/db/notices/due-notices.server";
import { addNotices } from "../../../app/db/notices/notices.server";
import { sql, startMember, type App } from "../app/app";
import { jobsScene, seven, today } from "./jobs-scene";

export function describeDueMessages(app: () => App): void {
  const { forget, jobs, mailsAbout, someoneReminded, userIdOf } = jobsScene(app);

  describe("reminders", () => {
    test("are noted once for the evening that begins, with a job each", async () => {
      await someoneReminded("jobs-remind@example.org");
      await forget();
      const before = new Date(seven().getTime() - 5 * 60_000);
      expect(await enqueueReminders({ due: before })).toBe(0);
      expect(await enqueueReminders({ due: seven() })).toBe(1);
      expect(await enqueueReminders({ due: seven() })).toBe(0);
      expect(await enqueueReminders({ due: new Date(seven().getTime() + 5 * 60_000) })).toBe(0);
      expect(await jobs()).toBe(1);
    });

    test.each([
      ["a pause", sql`update rhythms set paused_until = ${addDays(today(), 1)}`],
      ["another weekday", sql`update rhythms set weekdays = ${JSON.stringify([(weekdayOf(today()) % 7) + 1])}::jsonb`],
      ["the switch off", sql`update user_settings set reminder_mail = false`],
    ])("with %s there is none", async (_, change) => {
      await someoneReminded("jobs-unreminded@example.org");
      await app().query(change);
      expect(await enqueueReminders({ due: seven() })).toBe(0);
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
    await app().query(sql`insert into contacts (user_id, id, name, state, next_step, note)
      values (${await userIdOf(email)}, gen_random_uuid(), 'Xaveria', 'approached', 'Quittengelee', 'Holunderweg')`);
    await app().query(sql`insert into contact_moves (user_id, contact_id, state, moved_at)
      select user_id, id, 'approached', now() from contacts where user_id = ${await userIdOf(email)}`);
    await app().query(sql`delete from notices`);
    expect(await enqueueWeeklyMails({ due: new Date() })).toBe(1);
    expect(await enqueueWeeklyMails({ due: new Date() })).toBe(0);
    await runNotice({ userId: await userIdOf(email), kind: "week", day: today() }, new Date());
    const [mail = ""] = await mailsAbout(email, "Subject: Deine Woche bei Startklar");
    expect(mail).toContain("an 1 von 7 Abenden dabei");
    expect(mail).toContain("Geschafft:");
    expect(mail).toMatch(/1.gefragt/);
    expect(mail).not.toMatch(/Xaveria|Quittengelee|Holunderweg/);
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
      expect(await enqueueTrialEndings({ due: noon }), String(daysLeft)).toBe(expected);
      expect(await enqueueTrialEndings({ due: noon }), String(daysLeft)).toBe(0);
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

  test("a process without the vendor's keys leaves contracts to one that has them", async () => {
    const email = "jobs-dearer@example.org";
    await startMember(app(), email);
    await app().query(sql`insert into entitlements (id, user_id, kind, source, price_cents, period_end, expires_at)
      select 'sub_dearer', user_id, 'pro', 'stripe', 900, now() + interval '1 day', now() + interval '4 days'
      from profiles where email = ${email}`);
    await app().query(sql`insert into price_changes
      (entitlement_id, user_id, from_cents, to_cents, effective_from, told_at)
      select id, user_id, price_cents, 1900, now(), now() - interval '50 days' from entitlements
      where id = 'sub_dearer'`);
    const now = new Date();
    await runPeriodic({ name: "renewals", due: now.toISOString() }, now);
    // A process that sells ends this contract now, for want of consent.
    const [change] = await app().query(sql`select ended_at from price_changes where entitlement_id = 'sub_dearer'`);
    expect(change).toEqual({ ended_at: null });
  });

  test("of more people than a batch holds, who began within one millisecond, each is listed once", async () => {
    const people = 2_500;
    await app().query(sql`insert into profiles (user_id, first_name, email)
      select md5('same' || n)::uuid, 'Anna', 'same-' || n || '@example.org' from generate_series(1, ${people}::int) n`);
    await app().query(sql`insert into user_progress (user_id, name, email, trial_start_date)
      select user_id, first_name, email, timestamptz '2020-02-29 12:00' + random() * 7 * interval '1 microsecond'
      from profiles where email like 'same-%'`);
    const [from, before] = [new Date("2020-02-29T00:00:00Z"), new Date("2020-03-01T00:00:00Z")];
    const batches: string[][] = [];
    let after: TrialPlace | null = null;
    do {
      const { userIds, next }: DueBatch<TrialPlace> = await listTrials({ from, before, after });
      batches.push(userIds);
      after = next;
    } while (after !== null && batches.length < 9);
    expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
    expect(new Set(batches.flat()).size).toBe(people);
    await app().query(sql`delete from profiles where email like 'same-%'`);
  });
}
