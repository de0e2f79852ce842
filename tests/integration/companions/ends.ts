import { describe, expect, test } from "vitest";
import { sql, type App } from "../app/app";
import { logInElsewhere } from "../app/person";
import { COMPANION, companionFields, companionScene } from "./scene";

/** How it ends, and what either one has of it until then. */
export function describeCompanionEnds(app: () => App): void {
  const { rowOf, pathOf, textOf, someoneInviting, someoneAccompanied } = companionScene(app);

  describe("the end", () => {
    test.each([
      ["the companion, on the page", "week", { intent: "end" }],
      ["a mail program", "end", "List-Unsubscribe=One-Click"],
    ] as const)("by %s leaves nothing, without origin or cookie, however often", async (name, step, body) => {
      const anna = await someoneAccompanied(`companion-end-${name.length}`);
      const path = await pathOf(anna.userId, step);
      for (let time = 0; time < 2; time++) {
        const answer = await app()
          .visitor()
          .post(path, typeof body === "string" ? body : { ...body }, { Origin: "null" });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain("Beendet");
      }
      expect(await rowOf(anna.userId)).toBeUndefined();
      expect(await textOf(anna.member, COMPANION)).toContain("Link machen");
    });

    test("is asked about by the link of a mail: opening it ends nothing", async () => {
      const anna = await someoneAccompanied("companion-end-asked");
      const path = await pathOf(anna.userId, "end");
      expect(await textOf(app().visitor(), path)).toContain("Begleitung beenden?");
      expect(await rowOf(anna.userId)).toBeDefined();
    });

    test("by the learner leaves nothing, also after their access has ended", async () => {
      const anna = await someoneAccompanied("companion-end-learner");
      await app().query(
        sql`update user_progress set trial_start_date = now() - interval '60 days' where user_id = ${anna.userId}`,
      );
      expect((await anna.member.post(COMPANION, companionFields())).status).toBe(302);
      expect(await rowOf(anna.userId)).toMatchObject({ sentence: "Diese Woche frage ich das Café." });
      expect(await textOf(anna.member, COMPANION)).toContain("Begleitung beenden");
      await anna.member.post(COMPANION, { intent: "end" });
      expect(await rowOf(anna.userId)).toBeUndefined();
      expect((await anna.kim.get(anna.week)).status).toBe(404);
    });

    test("comes with either account: the learner's, or one at the companion's address", async () => {
      const anna = await someoneAccompanied("companion-end-erased");
      await anna.member.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
      expect(await rowOf(anna.userId)).toBeUndefined();
      const bea = await someoneAccompanied("companion-end-both");
      const other = await someoneInviting("companion-end-self");
      await app().query(sql`update companions set email = ${other.email} where user_id = ${bea.userId}`);
      const device = await logInElsewhere(app(), other.email);
      await device.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
      expect(await rowOf(bea.userId)).toBeUndefined();
    });
  });

  test("either one's export says what was shown and answered, and nothing of who the other is", async () => {
    const anna = await someoneAccompanied("companion-export");
    await anna.kim.post(anna.week, { intent: "answer", reply: "Gut gemacht" });
    const { link_key } = (await rowOf(anna.userId)) ?? {};
    const bea = await someoneInviting("companion-export-bea");
    await app().query(sql`update companions set email = ${bea.email} where user_id = ${anna.userId}`);
    for (const [member, others] of [
      [anna.member, [bea.email, link_key]],
      [bea.member, [anna.email, anna.userId, link_key]],
    ] as const) {
      const text = await (await member.get("/profile/export?format=json")).text();
      expect(text).toContain("Gut gemacht");
      for (const secret of others) expect(text).not.toContain(String(secret));
    }
  });

  test("a learner changes what is shown, and the link stays", async () => {
    const anna = await someoneAccompanied("companion-changed");
    const before = await rowOf(anna.userId);
    await anna.member.post(COMPANION, companionFields({ sentence: "Neuer Satz" }));
    expect(await rowOf(anna.userId)).toMatchObject({
      link_key: before?.link_key,
      sentence: "Neuer Satz",
      email: anna.kimsEmail,
    });
    await anna.member.post(COMPANION, { intent: "renew" });
    expect(await rowOf(anna.userId)).toMatchObject({ link_key: before?.link_key });
    expect(await textOf(anna.kim, anna.week)).toContain("Neuer Satz");
  });
}
