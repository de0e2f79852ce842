import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";
import { addressOf } from "../rhythm/rhythm";
import { SITUATION, situationFields } from "../situation/situation-form";
import { START_PLAN, stepFields } from "./step-form";

export function describeStartSteps(app: () => App): void {
  const rowsOf = (name: string) =>
    app().query(sql`select step_id, state, on_day::text as on_day, note from start_steps join profiles using (user_id)
      where email = ${`${name}@example.org`} order by step_id`);

  test("a step is kept as told, once however often it is sent, and opened again it has no day", async () => {
    const member = await startMember(app(), "steps@example.org");
    const answers = await Promise.all(Array.from({ length: 4 }, () => member.post(START_PLAN, stepFields())));
    expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(
      answers.map(() => "/startfahrplan?schritt=elster-konto#elster-konto"),
    );
    expect(await rowsOf("steps")).toEqual([
      { step_id: "elster-konto", state: "asked", on_day: "2027-01-04", note: "Post kommt" },
    ]);
    await member.post(START_PLAN, stepFields({ state: "open", on: "", note: "Noch mal anrufen" }));
    expect(await rowsOf("steps")).toMatchObject([{ state: "open", on_day: null, note: "Noch mal anrufen" }]);
    await member.post(START_PLAN, stepFields({ state: "open", on: "", note: " " }));
    expect(await rowsOf("steps")).toMatchObject([{ state: "open", on_day: null, note: "" }]);
  });

  test("one day gives every step its day, moving it moves them and says which have gone by", async () => {
    const member = await startMember(app(), "steps-day@example.org");
    const before = await (await member.get(START_PLAN)).text();
    expect(before).toContain("bis 1\u00a0Monat nach dem Start");
    expect(before).toContain("vor der ersten Rechnung");
    await member.post(START_PLAN, { intent: "start", startsOn: "2090-03-01" });
    const page = await (await member.get(START_PLAN)).text();
    expect(page).toContain("bis 8. März 2090");
    expect(page).toContain("bis 1. April 2090");
    expect(page).toContain("bis 1. Juni 2090");
    expect(page).not.toContain("schon vorbei");
    // A day alone says nothing of whom it concerns.
    expect(page).toContain("Sag uns in einer Minute");
    // Missions name the steps of what they tell, with the same days.
    const mission = await (await member.get("/mission/content-creator-in-1")).text();
    expect(mission).toContain('href="/startfahrplan?schritt=betrieb-fragen#betrieb-fragen"');
    expect(mission).toContain("bis 28. Februar 2090");
    await member.post(START_PLAN, { intent: "start", startsOn: "2020-03-01" });
    const moved = await (await member.get(START_PLAN)).text();
    expect(moved).toContain("Dein Start: 1. März 2020");
    expect(moved).toContain("bis 8. März 2020");
    expect(moved).toContain("damit schon vorbei");
    // The situation has the same day, and its other answers are left alone.
    expect(await (await member.get(SITUATION)).text()).toContain('value="2020-03-01"');
    await member.post(START_PLAN, { intent: "start", startsOn: "" });
    expect(await (await member.get(START_PLAN)).text()).toContain("bis 1\u00a0Monat nach dem Start");
  });

  test("its days stand in one's own calendar until they are done", async () => {
    const member = await startMember(app(), "steps-calendar@example.org");
    await member.post(START_PLAN, { intent: "start", startsOn: "2090-03-01" });
    await member.post(RHYTHM, rhythmFields());
    await member.post(RHYTHM, { intent: "connect" });
    const address = await addressOf(member);
    const read = async () => (await app().visitor().get(address)).text();
    expect(await read()).toMatch(/DTSTART;VALUE=DATE:20900401\r\nSUMMARY:Bis heute: Fragebogen ans Finanzamt senden/);
    await member.post(START_PLAN, stepFields({ step: "fragebogen", state: "done" }));
    expect(await read()).not.toContain("Fragebogen");
    await member.post(START_PLAN, { intent: "start", startsOn: "" });
    expect(await read()).not.toContain("VALUE=DATE");
  });

  test("what does not concern somebody is folded, not hidden, and told answers survive a new day", async () => {
    const member = await startMember(app(), "steps-who@example.org");
    expect(await (await member.get(START_PLAN)).text()).not.toContain("Betrifft dich laut deinen Angaben nicht");
    await member.post(SITUATION, situationFields());
    await member.post(START_PLAN, { intent: "start", startsOn: "2090-03-01" });
    const [mine = "", others = ""] = (await (await member.get(START_PLAN)).text()).split(
      "Betrifft dich laut deinen Angaben nicht",
    );
    expect(mine).toContain("Deinem Betrieb Bescheid sagen");
    expect(mine).not.toContain("In der Elternzeit um Zustimmung bitten");
    expect(others).toContain("In der Elternzeit um Zustimmung bitten");
    expect(
      await app()
        .query(sql`select employment, starts_on::text as starts_on from situations join profiles using (user_id)
        where email = 'steps-who@example.org'`),
    ).toEqual([{ employment: "vollzeit", starts_on: "2090-03-01" }]);
  });

  test("whoever comes for a step finds it open, also among those that concern others", async () => {
    const member = await startMember(app(), "steps-open@example.org");
    const open = async (path: string) => {
      const page = await (await member.get(path)).text();
      return Array.from(page.matchAll(/<li id="([^"]+)"[^>]*><details open=""/g), ([, slug]) => slug);
    };
    expect(await open(START_PLAN)).toEqual([]);
    expect(await open(`${START_PLAN}?schritt=betrieb-fragen`)).toEqual(["betrieb-fragen"]);
    await member.post(SITUATION, situationFields());
    const page = await (await member.get(`${START_PLAN}?schritt=elternzeit-zustimmung`)).text();
    expect(page).toMatch(/<details class="disclosure" open="">\s*<summary>Betrifft dich laut deinen Angaben nicht/);
  });

  test("a day or a step that does not exist changes nothing", async () => {
    const member = await startMember(app(), "steps-wrong@example.org");
    const refused = await member.post(START_PLAN, stepFields({ on: "2027-02-30" }));
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Diesen Tag gibt es nicht");
    expect(page).toContain('value="2027-02-30"');
    // What was told beside the day is not typed again.
    expect(page).toContain(">Post kommt</textarea>");
    expect((await member.post(START_PLAN, { intent: "start", startsOn: "bald" })).status).toBe(422);
    expect((await member.post(START_PLAN, stepFields({ step: "gibt-es-nicht" }))).status).toBe(404);
    expect(await rowsOf("steps-wrong")).toEqual([]);
  });
}
