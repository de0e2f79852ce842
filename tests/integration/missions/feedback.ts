import { expect, test } from "vitest";
import { listFeedback } from "../../../app/db/feedback/feedback.server";
import { sql, startMember, type App } from "../app/app";

const PAGE = "/mission/content-creator-in-1";

/** What learners say of a mission's text, and how editors get it. */
export function describeFeedback(app: () => App): void {
  const rowsOf = (email: string) =>
    app().query(sql`select f.mission_id, f.is_helpful, f.remark from mission_feedback f join profiles using (user_id)
      where email = ${email}`);

  test("what is said stays on the page, the later word counts, and each leaves the other as it was", async () => {
    const email = "feedback-said@example.org";
    const member = await startMember(app(), email);
    const answer = await member.post(PAGE, { intent: "helpful", helpful: "no" });
    expect(answer.headers.get("location")).toBe(`${PAGE}#rueckmeldung`);
    await member.post(PAGE, { intent: "remark", remark: "  Die <b>Adresse</b> fehlt " });
    await member.post(PAGE, { intent: "helpful", helpful: "yes" });
    expect(await rowsOf(email)).toEqual([
      { mission_id: "content-creator-1", is_helpful: true, remark: "Die <b>Adresse</b> fehlt" },
    ]);
    const page = await (await member.get(PAGE)).text();
    expect(page).toContain('value="yes" aria-pressed="true"');
    expect(page).toContain('value="no" aria-pressed="false"');
    expect(page).toContain("Die &lt;b&gt;Adresse&lt;/b&gt; fehlt");
    await member.post(PAGE, { intent: "remark", remark: "" });
    expect(await rowsOf(email)).toMatchObject([{ is_helpful: true, remark: "" }]);
  });

  test("nothing is said of a mission that is not open yet", async () => {
    const email = "feedback-closed@example.org";
    const member = await startMember(app(), email);
    // One of the path that is locked, and one beside it that is offered at its end.
    for (const slug of ["content-creator-in-9", "zugabe-lebensunterhalt"]) {
      expect((await member.post(`/mission/${slug}`, { intent: "helpful", helpful: "yes" })).status, slug).toBe(404);
      expect((await member.post(`/mission/${slug}`, { intent: "remark", remark: "Zu früh" })).status, slug).toBe(404);
    }
    expect(await rowsOf(email)).toEqual([]);
  });

  test("editors get counts and remarks of everybody, with the month and nothing of whom", async () => {
    const missionId = "content-creator-2";
    for (const [name, isHelpful, remark] of [
      ["one", true, ""],
      ["two", false, "Zu lang"],
      ["three", null, "Der Link ist weg"],
    ] as const) {
      const email = `feedback-${name}@example.org`;
      await startMember(app(), email);
      await app().query(sql`insert into mission_feedback (user_id, mission_id, is_helpful, remark, remarked_at)
        select user_id, ${missionId}, ${isHelpful}, ${remark}, '2026-10-31T23:30:00Z' from profiles where email = ${email}`);
    }
    const said = (await listFeedback()).filter((mission) => mission.missionId === missionId);
    expect(said).toEqual([
      { missionId, helpful: 1, unhelpful: 1, remarks: expect.arrayContaining([{ text: "Zu lang", month: "2026-11" }]) },
    ]);
    expect(said[0]?.remarks).toHaveLength(2);
    expect(JSON.stringify(said)).not.toMatch(/example\.org|user/);
  });
}
