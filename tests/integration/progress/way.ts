import { expect, test } from "vitest";
import { sql, type App, type Visitor } from "../app/app";
import { startDevice } from "../app/device";
import { contactFields, contactId, CONTACTS } from "../contacts/contact-fields";

const [ASK, ORDER] = ["Wen möchtest du als Erstes fragen?", "Was brauchst du als Nächstes?"];
const SENTENCE = '<img src=x onerror="alert(1)"> um acht';

/** What /home asks of somebody beside the missions, or instead of the next one. */
export function describeWay(app: () => App): void {
  async function begin(name: string, done: number) {
    const { member, owner } = await startDevice(app(), `${name}@example.org`);
    const finish = (upTo: number) =>
      app().query(sql`update user_missions set status = 'completed', progress = 100, completed_at = now()
        where user_id = ${owner} and career_path is not null and mission_order <= ${upTo}`);
    await finish(done);
    const home = async () => (await member.get("/home")).text();
    return { member, owner, finish, home };
  }
  const move = (member: Visitor, state: string) =>
    member.post(CONTACTS, contactFields({ intent: "change", id: contactId(1), state }));

  test("who has asked nobody by mission eight is led there, until somebody was asked", async () => {
    const { member, finish, home } = await begin("way-ask", 6);
    expect(await home()).not.toContain(ASK);
    await finish(7);
    const page = await home();
    expect(page).toContain(ASK);
    expect(page).toContain('href="/kundenweg"');
    expect(page).not.toMatch(/noch nicht|noch niemand|leider|endlich/i);
    await member.post(CONTACTS, contactFields());
    expect(await home()).toContain(ASK);
    await move(member, "approached");
    expect(await home()).not.toContain(ASK);
  });

  test("who says that they asked elsewhere is led no more", async () => {
    const { member, home } = await begin("way-said", 8);
    expect(await home()).toContain(ASK);
    await member.post("/level", { intent: "say", kind: "talked", on: "" });
    expect(await home()).not.toContain(ASK);
  });

  test("who has an order is asked what they need, with ways that lead somewhere, and the next mission below", async () => {
    const { member, home } = await begin("way-order", 2);
    await member.post("/mission/content-creator-in-3", {
      ...{ intent: "evening", "abend.wenn": SENTENCE, "abend.sonst": "" },
    });
    await member.post(CONTACTS, contactFields());
    await move(member, "order");
    const page = await home();
    expect(page).toContain(ORDER);
    expect(page).not.toContain(ASK);
    expect(page).toMatch(/Mission 3: [^<]+<\/a>/);
    expect(page).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; um acht");
    const [, card = ""] = /Was brauchst du als Nächstes\?(.*?)<\/section>/s.exec(page) ?? [];
    const ways = [...card.matchAll(/<a[^>]* href="([^"#]+)/g)].map(([, to = ""]) => to);
    // Four of help, the mission and the week.
    expect(ways).toHaveLength(6);
    for (const way of ways) expect((await member.get(way)).status, way).toBe(200);
    // Another person's order says nothing here.
    expect(await (await begin("way-other", 2)).home()).not.toContain(ORDER);
    await move(member, "declined");
    expect(await home()).not.toContain(ORDER);
  });

  test("after the last mission it asks likewise, beside the way to the graduation", async () => {
    const { member, home } = await begin("way-end", 99);
    const before = await home();
    expect([before.includes(ASK), before.includes("Ziel erreicht!")]).toEqual([true, true]);
    await member.post("/level", { intent: "say", kind: "approached", on: "" });
    const after = await home();
    expect([after.includes(ASK), after.includes(ORDER), after.includes("Dein Abschluss")]).toEqual([false, true, true]);
    // The passage is open by now.
    expect(after).toContain("#wissen-angebot-und-vertrag");
  });

  test("without a plan after the free weeks nobody is led to what is closed", async () => {
    const { member, owner, home } = await begin("way-closed", 99);
    await member.post("/level", { intent: "say", kind: "paid", on: "" });
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '60 days' where user_id = ${owner}`,
    );
    expect(await home()).not.toMatch(new RegExp(`${ORDER.replace("?", "\\?")}|${ASK.replace("?", "\\?")}`));
  });
}
