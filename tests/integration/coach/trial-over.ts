import { expect, test } from "vitest";
import { sql } from "../app/app";
import { askFor, endTrial, startLearner, type Coach } from "./coach-app";

/** A conversation that was open when the trial ended. */
export function describeTrialOver(coach: () => Coach): void {
  async function openAtTheEnd() {
    const anna = await startLearner(coach());
    const { start } = await askFor(anna, { message: "Womit fange ich an?" });
    await endTrial(coach(), anna);
    return { anna, path: `/coach?gespraech=${start.conversationId}` };
  }

  test("stays, and says in the stated words what is closed", async () => {
    const { anna, path } = await openAtTheEnd();
    const page = await anna.member.get(path);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('placeholder="Stelle eine Frage (limitiert)"');
    expect(html).toContain("Deine Testphase ist beendet.");
    expect(html).toContain("Womit fange ich an?");
    for (const [help, text] of [
      [
        "next-step",
        "Deine 4-wöchige Testphase ist abgelaufen. Upgrade auf Startklar Pro für Hilfe beim nächsten Schritt! 🚀",
      ],
      ["stuck", "Deine 4-wöchige Testphase ist abgelaufen. Upgrade auf Startklar Pro für Rückenwind! 🚀"],
      [
        "plan",
        "Persönlicher Plan ist ein Premium-Feature. Upgrade auf Startklar Pro für deine persönliche Planung! 🚀",
      ],
    ]) {
      expect(await (await anna.member.get(`${path}&hilfe=${help}`)).text()).toContain(text);
    }
  });

  test("is the only way in, for as long as it goes on, and for nobody else", async () => {
    const { anna, path } = await openAtTheEnd();
    const other = await startLearner(coach());
    await endTrial(coach(), other);
    const ways = [
      [anna, "/coach"],
      [anna, "/coach?neu=1"],
      [anna, "/coach?gespraech=00000000-0000-4000-8000-000000000000"],
      [other, path],
    ] as const;
    for (const [who, to] of ways) expect((await who.member.get(to)).headers.get("Location"), to).toBe("/pricing");
    await coach().app.query(sql`update coach_conversations set updated_at = now() - interval '13 hours'
      where user_id = ${anna.userId}`);
    expect((await anna.member.get(path)).headers.get("Location")).toBe("/pricing");
  });
}
