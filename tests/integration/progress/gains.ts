import { expect, test } from "vitest";
import { sql, startMember, startNewcomer, type Visitor } from "../app/app";
import type { Suite } from "../app/suites";

const MISSION = "/mission/content-creator-in-1";

/** Gains in the answer of a mission's action: shown by the next page, once. */
export const gains: Suite = (app) => {
  const rootOf = async (member: Visitor) => (await member.get("/home?_data=root")).json();
  const missionOf = async (member: Visitor) =>
    (await member.get(`${MISSION}?_data=${encodeURIComponent("routes/_app.mission.$missionId")}`)).json();

  async function finish(member: Visitor): Promise<Response> {
    for (const task of ["cc1-1", "cc1-2"]) await member.post(MISSION, { intent: "task", task, completed: "on" });
    return member.post(MISSION, { intent: "finish" });
  }

  test("finishing a mission answers with what the server credited, and the next page tells it once", async () => {
    const member = await startMember(app(), "gains@example.org");
    await rootOf(member);
    const { pays } = await missionOf(member);
    expect(pays).toEqual({ xp: 100, bonusXp: 20 });
    const finished = await finish(member);
    expect(finished.headers.get("Location")).toBe(`${MISSION}?geschafft=1`);
    expect((await rootOf(member)).toast).toMatchObject({
      title: "Mission abgeschlossen! 🎉",
      description: "Du hast 120 XP erhalten!",
      gains: {
        ...pays,
        sum: 120,
        level: { level: 3, isReached: true, percentBefore: 0, percent: 20, currentXp: 20 },
        achievements: ["Level 3"],
      },
    });
    expect((await rootOf(member)).toast).toBeNull();
  });

  test("of many that finish it at once one is told, and the others are told nothing", async () => {
    const member = await startMember(app(), "gains-at-once@example.org");
    for (const task of ["cc1-1", "cc1-2"]) await member.post(MISSION, { intent: "task", task, completed: "on" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.post(MISSION, { intent: "finish" })));
    const told = answers.filter(({ headers }) => headers.get("Set-Cookie")?.includes("flash="));
    expect(told.map(({ headers }) => headers.get("Location"))).toEqual([`${MISSION}?geschafft=1`]);
  });

  test("the page that comes after the form shows the moment instead of the mission, and after it the mission", async () => {
    const member = await startMember(app(), "gains-page@example.org");
    await member.get("/home");
    await finish(member);
    const show = async () => (await (await member.get(`${MISSION}?geschafft=1`)).text()).replaceAll("<!-- -->", "");
    const moment = await show();
    for (const text of ["Geschafft!", "20 XP Level-Bonus", "Level 3!", "Neuer Erfolg", "Zur nächsten Mission"]) {
      expect(moment).toContain(text);
    }
    expect(moment).toMatch(/20 von 100 XP bis Level 4(?:(?!<\/section>).)*aria-label="Bis Level 4"/);
    expect(moment).not.toContain("Deine Aufgaben");
    const again = await show();
    expect(again).toContain("Deine Aufgaben");
    expect(again).not.toContain("Level 3!");
  });

  test("a mission that is done again on a path one came back to promises nothing and pays nothing", async () => {
    const member = await startMember(app(), "gains-again@example.org");
    await finish(member);
    await member.post("/career-path-selection", { path: "va-allround" });
    await member.post("/career-path-selection", { path: "content-creator-in" });
    expect((await missionOf(member)).pays).toBeNull();
    await rootOf(member);
    await finish(member);
    expect((await rootOf(member)).toast).toMatchObject({
      description: "Ihre XP hattest du schon.",
      gains: { sum: 0, level: { level: 3, isReached: false }, achievements: [] },
    });
  });

  test("finishing the test tells its level and its achievement", async () => {
    const member = await startNewcomer(app(), "gains-test@example.org");
    await rootOf(member);
    await member.post("/quiz", { intent: "finish" });
    // Twice, as a data request of the same page may follow.
    for (let time = 0; time < 2; time++) {
      const done = await (await member.get("/quiz?_data=root")).json();
      expect(done).toMatchObject({
        toast: null,
        gains: { sum: 100, level: { level: 2, isReached: true }, achievements: ["Erster Schritt"] },
      });
      expect(JSON.stringify(done)).not.toContain(":in");
    }
    const result = await (await member.get("/quiz-results?_data=root")).json();
    expect(result.toast).toMatchObject({ title: "Quiz abgeschlossen! 🎉", own: "with-the-result" });
    expect((await rootOf(member)).toast).toBeNull();
    const email = sql`(select user_id from profiles where email = ${"gains-test@example.org"})`;
    expect(await app().query(sql`select total_xp, level from user_progress where user_id = ${email}`)).toEqual([
      { total_xp: 100, level: 2 },
    ]);
  });

  test("choosing a path credits nothing, so there is nothing to tell beside it", async () => {
    const member = await startNewcomer(app(), "gains-path@example.org");
    await member.post("/quiz", { intent: "finish" });
    await rootOf(member);
    await member.post("/career-path-selection", { path: "va-allround" });
    const { toast } = await rootOf(member);
    expect(toast).toMatchObject({ title: "Berufspfad gewählt! 🎯" });
    expect(toast).not.toHaveProperty("gains");
  });
};
