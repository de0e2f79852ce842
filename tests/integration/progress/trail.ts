import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../app/domain/action-plan/calendar-days";
import { dayInMonth } from "../../../app/domain/action-plan/german-days";
import { RUNG_KINDS, RUNG_WORDS } from "../../../app/domain/rungs/rungs";
import { sql, startNewcomer, type App, type Visitor } from "../app/app";
import { personOf } from "../app/person";
import { hold, PLAN, planFields, today } from "../coach-plan/planner";
import { contactFields, CONTACTS } from "../contacts/contact-fields";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";

const PATHS = readdirSync("content/career-paths").map((file) => file.replace(/\.mdx$/, ""));
/** Bytes that the largest page of /home may have, compressed as the server does. */
const MOST_BYTES = 10_000;
const HOME_DATA = `/home?_data=${encodeURIComponent("routes/_app.home")}`;

const homeOf = async (member: Visitor): Promise<string> =>
  (await (await member.get("/home")).text()).replaceAll("\u00a0", " ");
const withoutData = (page: string): string => page.replace(/<script[^]*?<\/script>/g, "");
/** The stops of a page, as items of its list. */
const stopsOf = (page: string): string[] =>
  [...withoutData(page).matchAll(/<li class="[^"]*break-inside[^]*?<\/li>/g)].map(([item]) => item);
const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

/** The trail of /home: what stands by its way, and what it weighs. */
export function describeTrail(app: () => App): void {
  async function begin(name: string, path: string) {
    const email = `trail-${name}@example.org`;
    const member = await startNewcomer(app(), email);
    await member.post("/quiz", { intent: "finish" });
    await member.post("/career-path-selection", { path });
    const { userId } = await personOf(app(), email);
    const finish = (upTo: number, on: string) =>
      app()
        .query(sql`update user_missions set status = 'completed', progress = 100, completed_at = ${on}::date + interval '12 hours'
        where user_id = ${userId} and career_path is not null and mission_order <= ${upTo}`);
    const reach = (kind: string, on: string) =>
      app().query(sql`insert into rungs (user_id, kind, is_said, on_day) values (${userId}, ${kind}, false, ${on})`);
    return { member, userId, email, finish, reach };
  }

  describe("flags and rungs", () => {
    test("no flag without a first day, from the rhythm's on at its thirds, from the plan's where there is one", async () => {
      const { member, userId, email } = await begin("flags", "content-creator-in");
      expect(await homeOf(member)).not.toContain("Tag 30");
      await member.post(RHYTHM, rhythmFields());
      const set = addDays(today(), -40);
      await app().query(
        sql`update rhythms set created_at = ${set}::date + interval '12 hours' where user_id = ${userId}`,
      );
      const flagsOf = async () =>
        stopsOf(await homeOf(member)).flatMap((stop, index) =>
          [...textOf(stop).matchAll(/Tag \d+ · [^·]+?\d*(?= |$)/g)].map(([flag]) => [index + 1, flag.trim()]),
        );
      const expected = (start: string) =>
        [30, 60, 90].map((day) => `Tag ${day} · ${dayInMonth(addDays(start, day), today())}`.replaceAll("\u00a0", " "));
      const page = await homeOf(member);
      for (const flag of expected(set)) expect(page).toContain(flag);
      const places = (await flagsOf()).map(([place]) => Number(place));
      expect(places).toHaveLength(3);
      expect(places.at(-1)).toBe(10);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      await hold(app(), email);
      await member.post(PLAN, planFields());
      const planned = await homeOf(member);
      for (const flag of expected(today())) expect(planned).toContain(flag);
      expect(planned).not.toContain(expected(set)[0]);
      // A plan of another path says nothing of this one.
      await app().query(sql`update action_plans set career_path = 'VA Allround' where user_id = ${userId}`);
      expect(await homeOf(member)).toContain(expected(set)[0]);
    });

    test("rungs stand at the mission where they were reached, nobody else's among them", async () => {
      const { member, finish, reach } = await begin("rungs", "content-creator-in");
      await finish(4, "2026-03-04");
      await reach("registered", "2026-03-01");
      await reach("paid", "2026-03-05");
      const stops = stopsOf(await homeOf(member)).map(textOf);
      expect(stops[0]).toMatch(/Angemeldet 1\. März/);
      expect(stops[4]).toMatch(/Bezahlt 5\. März/);
      expect(stops.filter((stop) => /Angemeldet|Bezahlt/.test(stop))).toHaveLength(2);
      const other = await begin("rungs-other", "content-creator-in");
      expect(withoutData(await homeOf(other.member))).not.toMatch(/Angemeldet|Bezahlt/);
    });
  });

  describe("the page of /home", () => {
    test("draws the trail and has it no second time in its data, which brings it to whoever comes from elsewhere", async () => {
      const { member } = await begin("once", "content-creator-in");
      const page = await homeOf(member);
      expect(page.split("break-inside-avoid")).toHaveLength(11);
      expect(page).toContain('"trail":" "');
      const { trail } = await (await member.get(HOME_DATA)).json();
      expect(withoutData(page)).toContain(trail.replaceAll("\u00a0", " "));
    });

    test.each(PATHS)("with all ten stops of %s open, everything reached and told, stays small", async (path) => {
      const { member, userId, email, reach } = await begin(path, path);
      await hold(app(), email, "pro_ai");
      await app().query(sql`update user_progress set total_xp = 45678 where user_id = ${userId}`);
      await app().query(sql`update user_missions set status = 'active', progress = 50
        where user_id = ${userId} and career_path is not null`);
      await member.post(RHYTHM, rhythmFields({ day1: "on", day3: "on", day5: "on", day7: "on" }));
      for (const kind of RUNG_KINDS) await reach(kind, addDays(today(), -400));
      await member.post(CONTACTS, contactFields());
      const [first] = await app().query(sql`select mission_id from user_missions
        where user_id = ${userId} and career_path is not null and mission_order = 1`);
      await app().query(sql`insert into evening_plans (user_id, mission_id, if_then, otherwise)
        values (${userId}, ${first?.mission_id}, ${"Wenn es klingelt, dann rufe ich an. ".repeat(4).trim()}, '')`);
      const page = await homeOf(member);
      expect(stopsOf(page).filter((stop) => stop.includes('href="/mission/'))).toHaveLength(10);
      for (const kind of RUNG_KINDS) expect(page).toContain(RUNG_WORDS[kind].name);
      expect(page).toContain("Tag 90");
      expect(gzipSync(page, { level: 3 }).byteLength).toBeLessThanOrEqual(MOST_BYTES);
    });
  });
}
