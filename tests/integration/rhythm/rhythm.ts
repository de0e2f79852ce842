import { describe, expect, test } from "vitest";
import { addDays, mondayOf } from "../../../app/domain/action-plan/calendar-days";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { dataOf as planDataOf, PLAN, planFields, startPlanner, today } from "../coach-plan/planner";
import { RHYTHM, rhythmFields } from "./rhythm-form";

const textOf = async (member: Visitor, path: string): Promise<string> =>
  (await (await member.get(path)).text()).replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");

/** The dashboard as it is read, without its data. */
const homeOf = async (member: Visitor): Promise<string> =>
  (await textOf(member, "/home")).replace(/<script[^]*?<\/script>/g, "");

/** The address that the page shows, as a path of this server. */
export async function addressOf(member: Visitor): Promise<string> {
  const [, token = ""] = /kalender\.ics\?k=([\w-]+)/.exec(await textOf(member, RHYTHM)) ?? [];
  return `/kalender.ics?k=${token}`;
}

export function describeRhythm(app: () => App): void {
  const someone = async (name: string) => {
    const member = await startMember(app(), `${name}@example.org`);
    await member.post(RHYTHM, rhythmFields());
    return member;
  };

  describe("the rhythm", () => {
    test("what was done this week counts by days, on the page and on the dashboard", async () => {
      const member = await someone("rhythm-week");
      // The test itself was done today.
      expect(await textOf(member, RHYTHM)).toContain("Diese Woche 1 von 3 Abenden.");
      const lastSunday = `${addDays(mondayOf(today()), -1)}T23:59:00+01:00`;
      const mine = sql`user_id = (select user_id from profiles where email = 'rhythm-week@example.org')`;
      await app().query(sql`update user_missions set completed_at = ${lastSunday}::timestamptz
        where ${mine} and completed_at is not null`);
      expect(await textOf(member, RHYTHM)).toContain("hast du dir 3 Abende vorgenommen");
      for (const task of ["cc1-1", "cc1-2"]) {
        await member.post("/mission/content-creator-in-1", { intent: "task", task, completed: "on" });
      }
      expect(await textOf(member, RHYTHM)).toContain("Diese Woche 1 von 3 Abenden.");
      expect(await homeOf(member)).toContain("Diese Woche 1 von 3");
    });

    test("the dashboard says the week once, before the trail, and until there is one invites to it in the same place", async () => {
      const member = await startMember(app(), "rhythm-first@example.org");
      const before = await homeOf(member);
      expect(before.split("Such dir Abende aus")).toHaveLength(2);
      expect(before.indexOf("Such dir Abende aus")).toBeLessThan(before.indexOf("Pfad wechseln"));
      expect(before).not.toContain("nächsten Abende");
      await member.post(RHYTHM, rhythmFields());
      const after = await homeOf(member);
      expect(after).not.toContain("Such dir Abende aus");
      expect(after.split("Diese Woche")).toHaveLength(2);
      expect(after.indexOf("Diese Woche")).toBeLessThan(after.indexOf("Pfad wechseln"));
      expect(after).toMatch(/Deine nächsten Abende.*Uhr/);
      expect(after.match(/\d+:\d+ Uhr/g)).toHaveLength(1);
    });

    test("without access the week stays, and nobody is invited to one", async () => {
      const member = await startMember(app(), "rhythm-ended@example.org");
      await app().query(sql`update user_progress set trial_start_date = now() - interval '29 days'
        where email = 'rhythm-ended@example.org'`);
      expect(await homeOf(member)).not.toContain("Such dir Abende aus");
      await member.post(RHYTHM, rhythmFields());
      expect(await homeOf(member)).toContain("Diese Woche 1 von 3");
    });

    test("beside the form stands what the evenings mean for the weeks ahead, once a path is chosen to the day", async () => {
      const member = await startMember(app(), "rhythm-ahead@example.org");
      expect(await textOf(member, RHYTHM)).toContain("<h2>Zum Beispiel</h2>");
      await member.post(RHYTHM, rhythmFields({ hours: "1" }, ["day4", "day6"]));
      const page = await textOf(member, RHYTHM);
      expect(page).toMatch(/Ein Abend in der Woche, je 1 Stunde: <strong>Mission 10 etwa am \d+\. \p{L}+ \d{4}/u);
      await member.post(RHYTHM, rhythmFields());
      expect(await textOf(member, RHYTHM)).toContain("Drei Abende in der Woche, je 2 Stunden");
    });

    test("a pause is named, and a wrong one comes back with the rest of the form", async () => {
      const member = await someone("rhythm-pause");
      await member.post(RHYTHM, rhythmFields({ pausedUntil: addDays(today(), 9) }));
      expect(await textOf(member, "/home")).toContain("Pause bis");
      const refused = await member.post(RHYTHM, rhythmFields({ time: "20:15" }, ["day2", "day4", "day6"]));
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page).toContain("Such dir mindestens einen Tag aus");
      expect(page).toContain('value="20:15"');
    });

    test("saved from eight tabs at once it is one, and deleted it is gone", async () => {
      const member = await startMember(app(), "rhythm-tabs@example.org");
      const count = () =>
        app().count(
          sql`select count(*) from rhythms join profiles using (user_id) where email = 'rhythm-tabs@example.org'`,
        );
      const answers = await Promise.all(Array.from({ length: 8 }, () => member.post(RHYTHM, rhythmFields())));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 302));
      expect(await count()).toBe(1);
      await member.post(RHYTHM, { intent: "delete" });
      expect(await count()).toBe(0);
    });

    test("the plan of 90 days has the same evenings, whichever of both is changed", async () => {
      const member = await startPlanner(app(), "rhythm-plan@example.org");
      await member.post(PLAN, planFields());
      await member.post(RHYTHM, rhythmFields({ hours: "3" }, ["day4", "day6"]));
      const { values } = await planDataOf(member, `${PLAN}?bearbeiten=1`);
      expect(values).toMatchObject({ evenings: "1", hours: "3", off1: "on", off7: "on" });
      expect(values.off2).toBeUndefined();
      await member.post(PLAN, planFields({ evenings: "7" }));
      expect((await textOf(member, RHYTHM)).match(/name="day\d"[^>]*checked/g)).toHaveLength(7);
    });
  });

  describe("the calendar", () => {
    test("is fetched without a login, changes with the rhythm, and says when nothing has changed", async () => {
      const member = await someone("calendar");
      await member.post(RHYTHM, { intent: "connect" });
      const address = await addressOf(member);
      const answer = await app().visitor().get(address);
      expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(answer.headers.get("Cache-Control")).toContain("private");
      const text = await answer.text();
      expect(text).toContain("RRULE:FREQ=WEEKLY;BYDAY=TU,TH,SA");
      expect(text).not.toMatch(/calendar@example|Anna/);
      const etag = answer.headers.get("ETag") ?? "";
      const again = () => {
        const visitor = app().visitor();
        return visitor.send(new Request(`${visitor.origin}${address}`, { headers: { "If-None-Match": etag } }));
      };
      expect((await again()).status).toBe(304);
      await member.post(RHYTHM, rhythmFields({ day1: "on" }));
      const changed = await again();
      expect(changed.status).toBe(200);
      expect(await changed.text()).toContain("BYDAY=MO,TU,TH,SA");
    });

    test("with a plan it holds the plan's evenings and tasks, without one's tariff the weekly ones", async () => {
      const member = await startPlanner(app(), "calendar-plan@example.org");
      await member.post(PLAN, planFields());
      await member.post(RHYTHM, rhythmFields());
      await member.post(RHYTHM, { intent: "connect" });
      const address = await addressOf(member);
      const planned = await (await app().visitor().get(address)).text();
      expect(planned).toContain("SUMMARY:Deine Nische finden");
      expect(planned).not.toContain("RRULE:FREQ=WEEKLY;");
      await app().query(sql`delete from entitlements e using profiles p
        where p.user_id = e.user_id and p.email = 'calendar-plan@example.org'`);
      expect(await (await app().visitor().get(address)).text()).toContain("RRULE:FREQ=WEEKLY;");
    });

    test("the deadlines somebody has chosen stand in it on their days, and in nobody else's", async () => {
      const member = await someone("calendar-deadlines");
      await member.post(RHYTHM, { intent: "connect" });
      const address = await addressOf(member);
      expect(await textOf(member, RHYTHM)).toMatch(/Als Nächstes am \d+\.\d+\.\d{4}\. Nur, wenn du einen/);
      await member.post(RHYTHM, { intent: "deadlines", deadline: "einkommensteuer-vorauszahlung" });
      const text = await (await app().visitor().get(address)).text();
      expect(text.match(/DTSTART;VALUE=DATE:\d{4}(0310|0610|0910|1210)/g)?.length).toBeGreaterThanOrEqual(4);
      expect(text).not.toContain("Steuererklärung für");
      expect(await textOf(member, RHYTHM)).toMatch(
        /name="deadline"[^>]*checked[^>]*value="einkommensteuer-vorauszahlung"|value="einkommensteuer-vorauszahlung"[^>]*checked/,
      );
      await member.post(RHYTHM, rhythmFields({ time: "20:00" }));
      expect(await (await app().visitor().get(address)).text()).toContain("VALUE=DATE");
      await member.post(RHYTHM, { intent: "deadlines", deadline: "gibt-es-nicht-mehr" });
      expect(await (await app().visitor().get(address)).text()).not.toContain("VALUE=DATE");
    });

    test("a new address ends the old one, and so do parting, deleting the rhythm and leaving", async () => {
      const member = await someone("calendar-ends");
      await member.post(RHYTHM, { intent: "connect" });
      const first = await addressOf(member);
      await member.post(RHYTHM, { intent: "connect" });
      const second = await addressOf(member);
      expect(second).not.toBe(first);
      expect((await app().visitor().get(first)).status).toBe(404);
      expect((await app().visitor().get(second)).status).toBe(200);
      await member.post(RHYTHM, { intent: "disconnect" });
      expect((await app().visitor().get(second)).status).toBe(404);
      await member.post(RHYTHM, { intent: "connect" });
      const third = await addressOf(member);
      await member.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
      expect((await app().visitor().get(third)).status).toBe(404);
    });

    test("what stands in the database does not make an address", async () => {
      const member = await someone("calendar-leak");
      await member.post(RHYTHM, { intent: "connect" });
      const [row] = await app().query(sql`select calendar_key from rhythms join profiles using (user_id)
        where email = 'calendar-leak@example.org'`);
      const key = String(row?.calendar_key).replaceAll("-", "");
      expect(await addressOf(member)).toContain(key);
      for (const token of [key, `${key}${key}`, `${key}AAAA`, "", "x".repeat(75)]) {
        expect((await app().visitor().get(`/kalender.ics?k=${token}`)).status).toBe(404);
      }
    });

    test("the export names the rhythm, not the key", async () => {
      const member = await someone("calendar-export");
      await member.post(RHYTHM, { intent: "connect" });
      const { data } = await (await member.get("/profile/export?format=json")).json();
      expect(data.rhythms).toMatchObject([{ time: "19:00", hours: 2 }]);
      expect(data.rhythms[0]).not.toHaveProperty("calendarKey");
    });
  });
}
