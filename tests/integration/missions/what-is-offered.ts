import { expect, test } from "vitest";
import { coachTexts } from "../../../app/domain/coach/coach-texts";
import { FEATURES } from "../../../app/domain/features";
import { sql, startMember, type App } from "../app/app";

/** Personal information on the prices and the level screen. */
export function describeWhatIsOffered(app: () => App): void {
  const show = async (path: string, member: Awaited<ReturnType<typeof startMember>>) =>
    (await (await member.get(path)).text()).replaceAll("<!-- -->", "");

  test("a closed screen leads to prices that say what is closed, and what is not", async () => {
    const email = "closed-screen@example.org";
    const member = await startMember(app(), email);
    const closed = `Deine Testphase ist beendet. ${coachTexts(FEATURES).closed(false)} brauchen jetzt einen Tarif.`;
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
    const headings = [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = ""]) => text.replace(/<[^>]*>/g, ""));
    // What they hold is a line above.
    expect(headings).toEqual(["ProBeliebt", "Pro + AI-Coach", "AI-Coach Add-on", "Lifetime Pro + AI-Coach"]);
    expect(page).toContain("Für dich reicht das Add-on");
    expect(page).not.toContain('href="/kasse?plan=pro_ai"');
  });

  test("the coach is promised where it is, and said to come where the specification names it", async () => {
    const stranger = app().visitor();
    const read = async (path: string) => (await (await stranger.get(path)).text()).replaceAll("<!-- -->", "");
    const { welcome } = coachTexts(FEATURES);
    expect((await read("/")).includes("ein Coach, der mitgeht")).toBe(FEATURES.coach);
    const onboarding = await read("/onboarding");
    expect(onboarding).toContain("Inno, dein KI-Coach");
    expect(onboarding).toContain(welcome);
    expect(onboarding.includes("kommt bald")).toBe(!FEATURES.coach);
    expect((await read("/datenschutz")).includes("KI-Coach Inno")).toBe(FEATURES.coach);
    expect((await read("/datenschutz")).includes("Push-Token")).toBe(FEATURES.push);
    expect((await read("/datenschutz")).includes("Stripe")).toBe(FEATURES.payments);
    const member = await startMember(app(), "coach-promised@example.org");
    expect((await show("/coach", member)).includes("Diesen Bereich bauen wir gerade.")).toBe(!FEATURES.coach);
    expect(/Coach<small[^>]*> kommt bald</.test(await show("/home", member))).toBe(!FEATURES.coach);
    expect((await show("/pricing", member)).includes("Inno antwortet dir")).toBe(FEATURES.coach);
  });

  test("each number of missions means one thing: those of the path, and apart from them the start missions", async () => {
    const email = "numbers@example.org";
    const member = await startMember(app(), email);
    await app().query(sql`update user_missions set status = 'completed' where mission_id in ('1', 'content-creator-1')
      and user_id = (select user_id from profiles where email = ${email})`);
    const profile = await show("/profile", member);
    expect(profile).toMatch(/XP, 1 von 10 Missionen abgeschlossen: 10 % deines Pfads\./);
    const level = await show("/level", member);
    for (const text of ["1 von 10 Missionen geschafft", "Startmissionen: 1 von 3", "Mission abgeschlossen</dt>"]) {
      expect(level).toContain(text);
    }
  });

  test("what leads to the prices has one name of ours beside the stated ones", async () => {
    const member = await startMember(app(), "one-name@example.org");
    const names = new Set<string>();
    for (const path of ["/level", "/profile", "/trial-expired"]) {
      for (const [, name = ""] of (await show(path, member)).matchAll(/<a [^>]*href="\/pricing"[^>]*>(.*?)<\/a>/gs)) {
        names.add(name.replace(/<[^>]*>/g, ""));
      }
    }
    expect([...names].sort()).toEqual(["Preise ansehen", "Subscription verwalten"]);
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
