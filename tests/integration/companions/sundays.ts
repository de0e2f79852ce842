import { expect, test } from "vitest";
import { berlinMoment } from "../../../app/domain/time/berlin-time";
import { addDays } from "../../../app/domain/action-plan/calendar-days";
import { enqueueCompanionWeeks } from "../../../app/jobs/due.server";
import { makeClock } from "../../../app/jobs/clock.server";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { runPeriodic } from "../../../app/jobs/run-periodic.server";
import { sweepExpired } from "../../../app/db/sweep.server";
import { decoded } from "../../fixtures/mail-text";
import { sql, type App } from "../app/app";
import { companionScene } from "./scene";

/** A Sunday in winter, and the one on which the clocks go forward. */
const SUNDAY = "2027-01-10";
const CHANGE = "2027-03-28";
const END = "2027-04-04";

/** What goes to a companion on Sundays, with the clock at days to come. */
export function describeSundays(app: () => App): void {
  const { rowOf, pathOf, textOf, someoneAccompanied, someoneInviting } = companionScene(app);

  /** Accompanied from the second Sunday of 2027 on, with a plan. */
  const someone = async (name: string) => {
    await app().query(sql`delete from companions`);
    await app().query(sql`delete from notices`);
    const anna = await someoneAccompanied(name);
    await app().query(sql`insert into entitlements (user_id, kind, source) values (${anna.userId}, 'pro', 'operator')`);
    await app().query(sql`update companions set expires_at = ${berlinMoment(END, "00:00").toISOString()}::timestamptz
      where user_id = ${anna.userId}`);
    return anna;
  };
  const at = (day: string, time = "18:00") => berlinMoment(day, time);
  const tell = async (userId: string, day: string, now = at(day)) => {
    await runNotice({ userId, kind: "companion", day }, now);
    const [row] = await app().query(
      sql`select outcome from notices where user_id = ${userId} and kind = 'companion' and day = ${day}`,
    );
    return row?.outcome;
  };
  const mailsTo = async (email: string) =>
    (await app().readMails(email)).map(decoded).filter((mail) => mail.includes("Die Woche von Anna"));

  test("a mail goes out on twelve Sundays, once each, also over the change of clocks", async () => {
    const anna = await someone("sunday-twelve");
    for (let day = addDays(SUNDAY, -14); day <= addDays(END, 14); day = addDays(day, 7)) {
      await enqueueCompanionWeeks({ due: at(day), now: at(day) });
      await enqueueCompanionWeeks({ due: at(day), now: at(day) });
      await tell(anna.userId, day);
      await tell(anna.userId, day);
    }
    const mails = await mailsTo(anna.kimsEmail);
    expect(mails).toHaveLength(12);
    expect(mails[0]).toContain("Sonntag 1 von 12. Am 4. April 2027");
    expect(mails[11]).toContain("Das war der zwölfte Sonntag");
    const [mail = ""] = mails;
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail).toMatch(/List-Unsubscribe:\s+<http[^>]*\/begleiten\?k/);
    for (const secret of [anna.email, anna.userId, "Café", "Content Creator"]) expect(mail).not.toContain(secret);
  });

  test("is due at six in Germany, in winter and in summer, and made up for until Monday", async () => {
    const anna = await someone("sunday-clock");
    const forget = () => app().query(sql`delete from pgboss.job where name = 'periodic'`);
    const due = async (now: Date) => {
      await forget();
      await makeClock()(now);
      const rows = await app().query(sql`select data from pgboss.job where name = 'periodic'
        and data ->> 'name' = 'companions'`);
      return rows.length;
    };
    for (const day of [SUNDAY, CHANGE]) {
      expect(await due(at(day, "17:59"))).toBe(0);
      expect(await due(at(day))).toBe(1);
      expect(await due(at(addDays(day, 1), "13:59"))).toBe(1);
      expect(await due(at(addDays(day, 1), "14:01"))).toBe(0);
    }
    await forget();
    const monday = at(addDays(CHANGE, 1), "09:00");
    await runPeriodic({ name: "companions", due: at(CHANGE).toISOString() }, monday);
    expect(await tell(anna.userId, CHANGE, monday)).toBe("sent");
    expect(await mailsTo(anna.kimsEmail)).toHaveLength(1);
  });

  test("of two processes one sends it", async () => {
    const anna = await someone("sunday-race");
    await Promise.all([1, 2, 3, 4].map(() => enqueueCompanionWeeks({ due: at(SUNDAY), now: at(SUNDAY) })));
    expect(await app().count(sql`select count(*) from notices where kind = 'companion'`)).toBe(1);
    const notice = { userId: anna.userId, kind: "companion", day: SUNDAY } as const;
    const runs = await Promise.allSettled([1, 2, 3, 4].map(() => runNotice(notice, at(SUNDAY))));
    expect(runs.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(await mailsTo(anna.kimsEmail)).toHaveLength(1);
  });

  test("nobody who has not said yes is noted, or mailed", async () => {
    await app().query(sql`delete from companions`);
    const bea = await someoneInviting("sunday-invited");
    await app().visitor().post(bea.invitation, { intent: "ask", email: "sunday-asked@example.net" });
    expect(await enqueueCompanionWeeks({ due: at(SUNDAY), now: new Date() })).toBe(0);
    await app().query(sql`insert into notices (user_id, kind, day) values (${bea.userId}, 'companion', ${SUNDAY})`);
    expect(await tell(bea.userId, SUNDAY)).toBe("dropped");
    expect(await app().countMails("sunday-asked")).toBe(1);
  });

  test("nothing goes out after the end by either side, after twelve weeks, or while there is no access", async () => {
    const anna = await someone("sunday-ended");
    const noted = async () => {
      await app().query(sql`delete from notices`);
      await app().query(sql`insert into notices (user_id, kind, day) values (${anna.userId}, 'companion', ${SUNDAY})`);
    };
    await noted();
    await app().query(sql`delete from entitlements where user_id = ${anna.userId}`);
    expect(await tell(anna.userId, SUNDAY)).toBe("dropped");
    await app().query(sql`insert into entitlements (user_id, kind, source) values (${anna.userId}, 'pro', 'operator')`);
    await noted();
    expect(await tell(anna.userId, SUNDAY, at(addDays(SUNDAY, 3)))).toBe("dropped");
    await noted();
    await anna.kim.post(anna.week, { intent: "end" });
    expect(await tell(anna.userId, SUNDAY)).toBe("dropped");
    expect(await mailsTo(anna.kimsEmail)).toHaveLength(0);
  });

  test("what has run out is swept with the address", async () => {
    const anna = await someone("sunday-swept");
    await app().query(sql`update companions set expires_at = now() - interval '1 minute'`);
    await sweepExpired({ now: new Date() });
    expect(await rowOf(anna.userId)).toBeUndefined();
  });

  test("shows what was done in that week, and of no other", async () => {
    const anna = await someone("sunday-numbers");
    // After the latest Sunday, which may be today and is the first of twelve.
    const monday = sql`date_trunc('week', now() at time zone 'Europe/Berlin' + interval '1 day') at time zone 'Europe/Berlin'`;
    await app().query(sql`update companions set
      expires_at = ${monday} + interval '83 days',
      figures = '["tasks", "asked", "rungs"]' where user_id = ${anna.userId}`);
    await app().query(sql`delete from user_tasks where user_id = ${anna.userId}`);
    for (const [task, days] of [
      ["a", 1],
      ["b", 6],
      ["b.point", 6],
      ["c", 8],
    ] as const) {
      await app().query(sql`insert into user_tasks (user_id, mission_id, task_id, completed, ticked_at)
        values (${anna.userId}, 'content-creator-1', ${task}, true, ${monday} - make_interval(days => ${days}))`);
    }
    await app().query(sql`insert into rungs (user_id, kind, is_said, on_day)
      values (${anna.userId}, 'paid', true, (${monday} at time zone 'Europe/Berlin')::date - 2)`);
    const text = (await textOf(anna.kim, await pathOf(anna.userId, "week")))
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
    expect(text).toContain("2 Aufgaben erledigt 0 Anfragen gesendet 1 Stufe auf dem Weg");
    expect(text).not.toContain("Eine ruhige Woche");
  });
}
