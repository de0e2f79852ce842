import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { SITUATION, situationFields } from "./situation-form";

export function describeSituation(app: () => App): void {
  const rowsOf = (name: string) =>
    app().query(sql`select employment, insurance, benefits, customers, hours, starts_on::text
      from situations join profiles using (user_id) where email = ${`${name}@example.org`}`);

  test("is kept as told, one per person, and deleted it is gone", async () => {
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
    expect(await rowsOf("situation-tabs")).toEqual([]);
  });

  test("may be left open as a whole, and leads on to the mission that asked", async () => {
    const member = await startMember(app(), "situation-open@example.org");
    const answer = await member.post(SITUATION, { intent: "save", mission: "content-creator-in-1" });
    expect(answer.headers.get("location")).toBe("/mission/content-creator-in-1");
    expect(await rowsOf("situation-open")).toEqual([
      { employment: null, insurance: null, benefits: [], customers: null, hours: null, starts_on: null },
    ]);
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
}
