import { expect, test } from "vitest";
import { addDays, mondayOf } from "../../../app/domain/action-plan/calendar-days";
import { missingInPdf, sheetIn } from "../../fixtures/missing-in-pdf";
import { readPdf } from "../../fixtures/read-pdf";
import { sql, startMember, type App } from "../app/app";
import { dataOf, hold, inDays, pageOf, PLAN, planFields, startPlanner, today } from "./planner";

const MISSION = "/mission/content-creator-in-1";

/** The personal action plan, from the form to the calendar. */
export function describeActionPlan(app: () => App): void {
  test("a saved plan is thirteen weeks of missions with dates, for this person", async () => {
    const member = await startPlanner(app(), "plan@example.org");
    const answer = await member.post(PLAN, planFields());
    expect(answer.headers.get("Location")).toBe(PLAN);
    const { view } = await dataOf(member);
    expect(view.weeks.length).toBeGreaterThanOrEqual(13);
    expect(view.weeks[0].monday).toBe(mondayOf(today()));
    const planned = view.weeks.flatMap((week: { missions: { id: string }[] }) => week.missions.map(({ id }) => id));
    expect(new Set(planned)).toEqual(new Set(Array.from({ length: 10 }, (_, index) => `content-creator-${index + 1}`)));
    const page = await pageOf(member);
    expect(page).toContain("Anna, ");
    expect(page).toContain("Dein Ziel: „Meine erste Kundin gewinnen“");
    expect(page).toContain(`href="${MISSION}"`);
    expect(page).not.toContain('href="/mission/content-creator-in-10"');
    expect(page).not.toContain("Von Inno formulieren lassen");
  });

  test("what is done stands in this week, and the plan ends earlier", async () => {
    const member = await startPlanner(app(), "plan-done@example.org");
    await member.post(PLAN, planFields({ startDay: inDays(-1) }));
    const before = await dataOf(member);
    await member.post(MISSION, { intent: "task", task: "cc1-1", completed: "on" });
    const { view } = await dataOf(member);
    const tasks = view.weeks.flatMap((week: { missions: { tasks: { id: string; standing: string }[] }[] }) =>
      week.missions.flatMap((mission) => mission.tasks),
    );
    expect(tasks.filter(({ standing }: { standing: string }) => standing === "done")).toMatchObject([{ id: "cc1-1" }]);
    expect(before.view.weeks).not.toEqual(view.weeks);
  });

  test("behind: it says so, and planned anew from today it has moved nowhere", async () => {
    const member = await startPlanner(app(), "plan-late@example.org");
    await member.post(PLAN, planFields({ startDay: inDays(-28) }));
    expect(await pageOf(member)).toMatch(/Aufgaben sind noch offen, die schon dran waren.*Verloren ist nichts/);
    await member.post(PLAN, { intent: "again" });
    const page = await pageOf(member);
    expect(page).toContain("Neu geplant ab heute");
    expect(page).not.toContain("schon dran waren");
    expect((await dataOf(member)).view.weeks[0].monday).toBe(mondayOf(today()));
  });

  test("on paper and in its file the plan has its weeks, its tasks to tick, and what is done ticked", async () => {
    const member = await startPlanner(app(), "plan-paper@example.org");
    expect(await pageOf(member, `${PLAN}/druck`)).toContain("Noch kein Plan zum Drucken");
    expect((await member.get(`${PLAN}/druck.pdf`)).headers.get("Location")).toBe(PLAN);
    await member.post(PLAN, planFields());
    await member.post(MISSION, { intent: "task", task: "cc1-1", completed: "on" });
    const page = await pageOf(member, `${PLAN}/druck`);
    expect(page).toContain("Dein Ziel: „Meine erste Kundin gewinnen“");
    expect(page).toMatch(/<li>☑ [^<]*\(geschafft\)<\/li>/);
    expect(page).toMatch(/<li>☐ [^<]*\(bis /);
    expect(page).toContain("Frei: Luft für alles, was länger dauert.");
    const answer = await member.get(`${PLAN}/druck.pdf`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { texts, outline } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(await missingInPdf(texts, sheetIn(page))).toEqual([]);
    expect(outline.map(({ title }) => title)).toContain("Woche 1");
  });

  test("one's own sentence for a week, and the plan's again when it is emptied", async () => {
    const member = await startPlanner(app(), "plan-words@example.org");
    await member.post(PLAN, planFields());
    const monday = mondayOf(today());
    expect(await pageOf(member, `${PLAN}?woche=${monday}`)).toContain("Dein Satz zu Woche 1");
    await member.post(PLAN, { intent: "sentence", monday, sentence: "Mama hat <b>Geburtstag</b>" });
    expect(await pageOf(member)).toContain("Mama hat &lt;b&gt;Geburtstag&lt;/b&gt;");
    await member.post(PLAN, { intent: "sentence", monday, sentence: "" });
    expect(await pageOf(member)).not.toContain("Geburtstag");
    const refused = await member.post(PLAN, { intent: "sentence", monday: addDays(monday, 1), sentence: "x" });
    expect(refused.status).toBe(400);
  });

  test("sentences of several weeks at once are all kept", async () => {
    const member = await startPlanner(app(), "plan-tabs@example.org");
    await member.post(PLAN, planFields());
    const mondays = Array.from({ length: 8 }, (_, index) => addDays(mondayOf(today()), index * 7));
    await Promise.all(
      mondays.map((monday) => member.post(PLAN, { intent: "sentence", monday, sentence: `Woche ab ${monday}` })),
    );
    const { view } = await dataOf(member);
    const own = view.weeks.filter(({ sentence }: { sentence: { isOwn: boolean } }) => sentence.isOwn);
    expect(own.map((week: { monday: string }) => week.monday)).toEqual(mondays);
  });

  test("saved from eight tabs at once it is one plan", async () => {
    const member = await startPlanner(app(), "plan-twice@example.org");
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.post(PLAN, planFields())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 302));
    expect(
      await app().count(sql`select count(*) from action_plans join profiles using (user_id)
        where email = 'plan-twice@example.org'`),
    ).toBe(1);
  });

  test.each(["free", "pro", "ai_only"])(
    "with %s: what it is, two weeks of one's own path, and no plan",
    async (kind) => {
      const email = `plan-${kind}@example.org`;
      const member = await startMember(app(), email);
      if (kind !== "free") await hold(app(), email, kind);
      const page = await pageOf(member);
      expect(page).toContain("So sähe er bei dir aus");
      expect(page).toContain("Deine Nische finden");
      expect(page).toContain('href="/pricing"');
      const { weeks } = await dataOf(member);
      expect(weeks).toHaveLength(2);
      await member.post(PLAN, planFields());
      expect(await pageOf(member)).toContain("So sähe er bei dir aus");
      expect((await member.get("/coach/plan.ics")).status).toBe(404);
      expect(
        await app().count(sql`select count(*) from action_plans join profiles using (user_id) where email = ${email}`),
      ).toBe(0);
    },
  );

  test("a plan outlasts its tariff: it can be deleted, and is back with the tariff", async () => {
    const email = "plan-over@example.org";
    const member = await startPlanner(app(), email);
    await member.post(PLAN, planFields());
    await app().query(
      sql`delete from entitlements where user_id = (select user_id from profiles where email = ${email})`,
    );
    expect(await pageOf(member)).toContain("Dein Plan ist noch da");
    await member.post(PLAN, { intent: "sentence", monday: mondayOf(today()), sentence: "Heimlich" });
    await hold(app(), email);
    const page = await pageOf(member);
    expect(page).toContain("Dein Ziel: „Meine erste Kundin gewinnen“");
    expect(page).not.toContain("Heimlich");
    await member.post(PLAN, { intent: "delete" });
    expect(await pageOf(member)).toContain("Plan erstellen");
  });

  test("strangers are led to the welcome, and nobody sees another's plan", async () => {
    expect((await app().visitor().get(PLAN)).headers.get("Location")).toBe("/onboarding");
    expect((await app().visitor().get("/coach/plan.ics")).headers.get("Location")).toBe("/onboarding");
    const other = await startPlanner(app(), "plan-other@example.org");
    expect(await pageOf(other)).not.toContain("Meine erste Kundin gewinnen");
  });

  test("after a change of path the plan counts the new one's missions, and says so", async () => {
    const member = await startPlanner(app(), "plan-path@example.org");
    await member.post(PLAN, planFields());
    await member.post("/career-path-selection", { path: "va-allround" });
    expect(await pageOf(member)).toContain("hast du für Content Creator:in geschrieben");
    await member.post(PLAN, { intent: "again" });
    expect(await pageOf(member)).not.toContain("hast du für Content Creator:in geschrieben");
  });

  test("the calendar: one all-day event for each mission of an evening, private, the same names twice", async () => {
    const member = await startPlanner(app(), "plan-ics@example.org");
    await member.post(PLAN, planFields());
    const answer = await member.get("/coach/plan.ics");
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(text).toContain("SUMMARY:Deine Nische finden\r\n");
    const uids = (calendar: string) => [...calendar.matchAll(/^UID:(\S+)/gm)].map(([, uid]) => uid);
    expect(new Set(uids(text)).size).toBe(uids(text).length);
    await member.post(PLAN, planFields({ startDay: inDays(14) }));
    const later = await (await member.get("/coach/plan.ics")).text();
    expect(uids(later)).toEqual(uids(text));
    expect(later).not.toBe(text);
  });

  test("the plan is part of the export, and goes with the account", async () => {
    const member = await startPlanner(app(), "plan-export@example.org");
    await member.post(PLAN, planFields());
    const { data } = await (await member.get("/profile/export?format=json")).json();
    expect(data.action_plans).toMatchObject([{ goal: "Meine erste Kundin gewinnen", eveningsPerWeek: 3 }]);
    await member.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
    expect(
      await app().count(sql`select count(*) from action_plans p where not exists
      (select 1 from profiles where profiles.user_id = p.user_id)`),
    ).toBe(0);
  });
}
