import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { SITUATION, situationFields } from "./situation-form";

const OPEN = { employment: null, insurance: null, benefits: [], customers: null, hours: null, starts_on: null };

export function describeSituation(app: () => App): void {
  const rowsOf = (name: string) =>
    app().query(sql`select employment, insurance, benefits, customers, hours, starts_on::text
      from situations join profiles using (user_id) where email = ${`${name}@example.org`}`);

  test("is kept as told, one per person, and of what was deleted only when is kept", async () => {
    const member = await startMember(app(), "situation-tabs@example.org");
    const answers = await Promise.all(Array.from({ length: 4 }, () => member.post(SITUATION, situationFields())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 302));
    const [told, ...more] = await rowsOf("situation-tabs");
    expect(told).toEqual({
      ...{ employment: "vollzeit", insurance: "ueber-job", benefits: ["keine"], customers: "firmen" },
      ...{ hours: 8, starts_on: "2027-03-01" },
    });
    expect(more).toEqual([]);
    const page = await (await member.get(SITUATION)).text();
    expect(page).toMatch(/value="vollzeit"[^>]*checked|checked[^>]*value="vollzeit"/);
    await member.post(SITUATION, { intent: "delete" });
    expect(await rowsOf("situation-tabs")).toEqual([OPEN]);
    expect(await (await member.get(SITUATION)).text()).not.toContain("Antworten löschen");
  });

  test("may be left open as a whole, and leads on to the mission that asked", async () => {
    const member = await startMember(app(), "situation-open@example.org");
    const answer = await member.post(SITUATION, { intent: "save", mission: "content-creator-in-1" });
    expect(answer.headers.get("location")).toBe("/mission/content-creator-in-1");
    expect(await rowsOf("situation-open")).toEqual([OPEN]);
    const elsewhere = await member.post(SITUATION, { intent: "save", mission: "https://example.org" });
    expect(elsewhere.headers.get("location")).toBe(SITUATION);
  });

  test("comes back with what was typed when it cannot be", async () => {
    const member = await startMember(app(), "situation-wrong@example.org");
    const refused = await member.post(SITUATION, situationFields({ hours: "900", startsOn: "2027-02-31" }));
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Diese Stunden passen nicht");
    expect(page).toContain("Diesen Tag gibt es nicht");
    expect(page).toContain('value="900"');
    expect(await rowsOf("situation-wrong")).toEqual([]);
  });

  test("opens three passages of a mission, and all on request; what it changed is said once", async () => {
    const member = await startMember(app(), "situation-reader@example.org");
    await app().query(sql`update user_missions set status = 'active'
      where mission_id = 'content-creator-6' and user_id = (select user_id from profiles where email = 'situation-reader@example.org')`);
    const read = async (query = "") =>
      (await (await member.get(`/mission/content-creator-in-6${query}`)).text()).split("<script")[0] ?? "";
    const openIn = (page: string) => (page.match(/<details data-passage=""[^>]* open=""/g) ?? []).length;
    expect(openIn(await read())).toBe(3);
    const all = await read("?alle=1");
    expect(openIn(all)).toBe(all.match(/<details data-passage=""/g)?.length);
    expect(openIn(all)).toBeGreaterThan(3);
    expect(await read()).toContain("/profile/einstellungen/situation?mission=content-creator-in-6");
    expect(await read()).not.toContain("laut deiner Angabe");
    await member.post(SITUATION, situationFields({ employment: "keine", mission: "content-creator-in-6" }));
    const told = await read();
    expect(told).toMatch(/\d+ Abschnitte? (ist|sind) jetzt gefaltet\./);
    expect(told).toContain("Betrifft dich laut deiner Angabe nicht: Angestellte");
    expect(await read()).not.toContain("jetzt gefaltet");
  });
}
