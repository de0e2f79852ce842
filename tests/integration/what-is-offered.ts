import { expect, test } from "vitest";
import { sql, startMember, type App } from "./app";

/** What the prices and the level screen tell this very person. */
export function describeWhatIsOffered(app: () => App): void {
  const show = async (path: string, member: Awaited<ReturnType<typeof startMember>>) =>
    (await (await member.get(path)).text()).replaceAll("<!-- -->", "");

  test("a closed screen leads to prices that say what is closed, and what is not", async () => {
    const email = "closed-screen@example.org";
    const member = await startMember(app(), email);
    const closed =
      "Deine Testphase ist beendet. Quests, Level, Coach, Profil und deine Missionen brauchen jetzt einen Tarif.";
    expect(await show("/pricing", member)).not.toContain(closed);
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '28 days' where email = ${email}`,
    );
    expect((await member.get("/quests")).headers.get("Location")).toBe("/pricing");
    const page = await show("/pricing", member);
    expect(page).toContain(closed);
    expect(page).toMatch(/<a [^>]*href="\/home">Home<\/a> und <a [^>]*href="\/mappe">deine Mappe<\/a> bleiben offen/);
  });

  test("a holder of Lifetime Pro sees Pro + AI-Coach, and why not to order it", async () => {
    const member = await startMember(app(), "lifetime-sees@example.org");
    await member.post("/kasse", { plan: "lifetime_pro" });
    const page = await show("/pricing", member);
    expect(page.match(/<h2/g)).toHaveLength(6);
    expect(page).toContain("Für dich reicht das Add-on");
    expect(page).not.toContain('href="/kasse?plan=pro_ai"');
  });

  test("the level screen counts the missions that are open", async () => {
    const email = "level-benefit@example.org";
    const member = await startMember(app(), email);
    expect(await show("/level", member)).toContain("Zugang zu den ersten 4 von 10 Missionen");
    await app().query(sql`update user_missions set status = 'completed'
      where career_path is not null and user_id = (select user_id from profiles where email = ${email})`);
    expect(await show("/level", member)).toContain("Zugang zu allen 10 Missionen");
  });
}
