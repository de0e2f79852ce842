import { beforeAll, afterAll, describe, expect, test } from "vitest";
import { sql, startApp, startMember, type App, type Visitor } from "../app/app";
import { readPdf } from "../../fixtures/read-pdf";
import { START_PLAN, stepFields } from "../start-steps/step-form";

const say = (kind: string, on: string) => ({ intent: "say", kind, on });

/** Requirements for the rungs of the way: kept with their first day, said and taken back. */
export function describeRungs(database: "pglite" | "postgres"): void {
  describe(`rungs on ${database}`, () => {
    let app: App;
    beforeAll(async () => {
      app = await startApp(database);
    });
    afterAll(() => app.close());

    const rowsOf = (email: string) =>
      app.query(sql`select kind, is_said, on_day::text as on_day from rungs join profiles using (user_id)
        where email = ${email} order by kind, is_said`);
    const begin = async (name: string): Promise<{ member: Visitor; email: string }> => {
      const email = `${name}@example.org`;
      return { member: await startMember(app, email), email };
    };

    test("what is said is kept with its day, said anew the later word counts, and taken back it is gone", async () => {
      const { member, email } = await begin("rung-said");
      const answer = await member.post("/level", say("paid", "2026-01-15"));
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/level/stufe/paid"]);
      await member.post("/level", say("paid", "2026-02-01"));
      expect(await rowsOf(email)).toEqual([{ kind: "paid", is_said: true, on_day: "2026-02-01" }]);
      expect(await (await member.get("/level/stufe/paid")).text()).toContain("1. Februar 2026, selbst gesagt");
      expect(await (await member.get("/level")).text()).toContain("1. Februar 2026, selbst gesagt");
      await member.post("/level", { intent: "unsay", kind: "paid" });
      expect(await rowsOf(email)).toEqual([]);
      const gone = await member.get("/level/stufe/paid");
      expect([gone.status, gone.headers.get("Location")]).toEqual([302, "/level#weg"]);
    });

    test("they stand first in the portfolio, on paper, in its file and at the end of the path, told apart by where they are known from", async () => {
      const { member, email } = await begin("rung-outputs");
      const mine = sql`user_id = (select user_id from profiles where email = ${email})`;
      expect(await (await member.get("/mappe.md")).text()).not.toContain("Weg in Zahlen");
      await member.post("/mission/content-creator-in-1", { intent: "note", note: "Tante Erna fragen" });
      await member.post(START_PLAN, { ...stepFields(), step: "gewerbe-anzeigen", state: "done", on: "" });
      await member.post("/level", say("paid", "2026-01-15"));
      await app.query(sql`update user_missions set status = 'completed', progress = 100, completed_at = now()
        where ${mine} and career_path is not null`);
      const texts = await Promise.all(
        ["/mappe", "/mappe/druck", "/mappe.md", "/abschluss"].map(async (path) => (await member.get(path)).text()),
      );
      for (const text of texts) {
        expect(text).toMatch(
          /Angemeldet[^]{1,400}hier entstanden[^]+Bezahlt[^]{1,400}15\\?\. Januar 2026, selbst gesagt/,
        );
        expect(text).not.toContain("Erstes Angebot");
      }
      for (const text of texts.slice(0, 3)) {
        expect(text.indexOf("Weg in Zahlen")).toBeLessThan(text.indexOf("Tante Erna fragen"));
      }
      const pdf = await readPdf(Buffer.from(await (await member.get("/mappe/druck.pdf")).arrayBuffer()));
      expect(pdf.texts.join(" ")).toMatch(/Angemeldet.+hierentstandenBezahlt15\.Januar2026,selbstgesagt/);
      // A search is for one's own words.
      expect(await (await member.get("/mappe?suche=selbst")).text()).toContain("Nichts gefunden");
    });

    test("the end of a path counts one's own words, days with anything, and contacts that were spoken to", async () => {
      const { member, email } = await begin("way-counted");
      await begin("way-counted-other").then(({ member: other }) =>
        other.post("/mission/content-creator-in-1", { intent: "note", note: "gehört nicht dazu" }),
      );
      const mine = sql`user_id = (select user_id from profiles where email = ${email})`;
      await member.post("/mission/content-creator-in-1", { intent: "note", note: "  Tante Erna\n\nfragen " });
      await member.post("/mission/content-creator-in-1", {
        intent: "task",
        task: "cc1-1",
        answer: "Stoffe und Flicken",
      });
      await app.query(sql`update user_missions set status = 'completed', progress = 100, completed_at = now()
        where ${mine} and career_path is not null`);
      await app.query(sql`update xp_ledger set created_at = now() - interval '9 days' where ${mine}`);
      for (const states of [["noted"], ["noted", "approached", "talking"], ["noted", "declined"]]) {
        const [contact] = await app.query(sql`insert into contacts (user_id, id, name, state)
          select user_id, gen_random_uuid(), 'T. E.', 'noted' from profiles where email = ${email} returning id`);
        for (const state of states) {
          await app.query(sql`insert into contact_moves (user_id, contact_id, state, moved_at)
            select user_id, ${contact?.id}, ${state}, now() from profiles where email = ${email} on conflict do nothing`);
        }
      }
      const data = await (await member.get("/abschluss?_data=routes%2F_app.abschluss")).json();
      expect(data.ended.graduation.figures).toEqual([
        { id: "days", value: 1 },
        { id: "evenings", value: 2 },
        { id: "words", value: 6 },
        { id: "asked", value: 2 },
      ]);
    });

    test.each(["2026-02-30", "2190-01-01", "bald", "<img src=x>"])(
      "%s is no day on which something was reached",
      async (on) => {
        const { member, email } = await begin(`rung-day-${on.replace(/\W/g, "")}`);
        const answer = await member.post("/level", say("paid", on));
        expect(answer.status).toBe(422);
        const page = await answer.text();
        expect(page).toContain("Diesen Tag gibt es nicht");
        expect(page).not.toContain("<img src=x>");
        expect(await rowsOf(email)).toEqual([]);
      },
    );

    test("an office that is done arises by itself, on the day of the act; opened again, it stays", async () => {
      const { member, email } = await begin("rung-arisen");
      const step = (state: string, on: string) =>
        member.post(START_PLAN, { ...stepFields(), step: "gewerbe-anzeigen", state, on });
      await step("asked", "2026-11-01");
      expect(await rowsOf(email)).toEqual([]);
      await step("done", "2026-11-02");
      const [row] = await rowsOf(email);
      expect(row).toMatchObject({ kind: "registered", is_said: false });
      await step("open", "");
      await step("done", "2026-11-03");
      expect(await rowsOf(email)).toEqual([row]);
      const page = await (await member.get("/level")).text();
      expect(page).toContain("hier entstanden");
      // Nothing of what arose can be taken back by saying so.
      await member.post("/level", { intent: "unsay", kind: "registered" });
      expect(await rowsOf(email)).toEqual([row]);
    });

    test("they are nobody else's, and no part of a path or test", async () => {
      const [{ member, email }, other] = [await begin("rung-own"), await begin("rung-other")];
      await member.post("/level", say("talked", ""));
      expect(await (await other.member.get("/level")).text()).not.toContain("selbst gesagt");
      await member.post("/neustart/quiz", {});
      expect(await rowsOf(email)).toHaveLength(1);
    });

    test("without a plan after the free weeks they wait, and stand in the export", async () => {
      const { member, email } = await begin("rung-ended");
      await member.post("/level", say("talked", "2026-01-15"));
      await app.query(sql`update user_progress set trial_start_date = now() - interval '60 days'
        where user_id = (select user_id from profiles where email = ${email})`);
      const refused = await member.post("/level", say("paid", ""));
      expect([refused.status, refused.headers.get("Location")]).toEqual([302, "/pricing"]);
      expect(await (await member.get("/profile/export")).text()).toContain("2026-01-15");
    });
  });
}
