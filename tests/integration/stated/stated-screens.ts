import { expect, test } from "vitest";
import { FEATURES } from "~/domain/features";
import { sql, startNewcomer, type App, type Visitor } from "../app/app";

/** Specified content of the app's screens, as far as the HTML contains it. */
export function describeStatedScreens(app: () => App): void {
  // Rendered text: without the data in the scripts and the marks between texts, and with plain spaces.
  const show = async (visitor: Visitor, path: string) =>
    (await (await visitor.get(path)).text())
      .replace(/<script[^]*?<\/script>/g, "")
      .replaceAll("<!-- -->", "")
      .replaceAll("\u00a0", " ");
  /** Target and name of each tab. */
  const tabsOf = (page: string) => {
    const [bar = ""] = /<nav[^>]*aria-label="Hauptnavigation"[^]*?<\/nav>/.exec(page) ?? [];
    return [...bar.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<span[^>]*>([^<]*)/g)].map(([, to, name]) => [to, name]);
  };
  const expectAll = (page: string, texts: (string | RegExp)[]) => {
    for (const text of texts) expect(page).toMatch(text);
  };

  test("the landing page is German and leads to the login", async () => {
    const tagline = "Dein Weg zur beruflichen Selbstständigkeit</h1>";
    const start = /<a [^>]*href="\/auth"[^>]*>Jetzt starten/;
    expectAll(await show(app().visitor(), "/"), ['lang="de"', tagline, start]);
  });

  test("before the test the quests ask for it, after it for a path", async () => {
    const member = await startNewcomer(app(), "screens-new@example.org");
    const first = ["Deine Quests</h1>", "Persönlichkeitstest abschließen</h2>", "10–15 Min"];
    expectAll(await show(member, "/quests"), [...first, /href="\/quiz"[^>]*>Test starten/]);
    expectAll(await show(member, "/level"), [/href="\/(quiz|career-path-selection)"/, "Berufspfad wählen"]);
    await member.post("/quiz", { intent: "finish" });
    const second = ["Berufspfad wählen</h2>", "5–10 Min", /href="\/career-path-selection"[^>]*>Berufspfad wählen/];
    expectAll(await show(member, "/quests"), second);
    const done = await show(member, "/quiz");
    for (const gain of ["für den fertigen Test", "für deine erste Startmission"])
      expect(done).toContain(`+50 XP</span> ${gain}`);
    expectAll(done, [/href="\/home"[^>]*>Zum Dashboard/]);
  });

  test("on a path home, quests, level and profile show where somebody stands", async () => {
    const member = await startNewcomer(app(), "screens-path@example.org");
    await member.post("/quiz", { intent: "finish" });
    const paths = await show(member, "/career-path-selection");
    expectAll(paths, ["Pfad 1 von 3", "Passt das zu dir?", "Nichts für dich, wenn …"]);
    const chosen = await member.post("/career-path-selection", { path: "va-allround" });
    expect(chosen.headers.get("Location")).toBe("/mission/va-allround-1");
    const mission = await show(member, "/mission/va-allround-1");
    expectAll(mission, [
      "Berufspfad gewählt! 🎯",
      /<textarea[^>]*name="answer"/,
      /Eine Frage an dich<\/h2><p>Welches sind deine drei größten Stärken/,
    ]);
    expectAll(mission, [/<input(?=[^>]*type="checkbox")[^>]*name="completed"[^>]*\/>Aufgabe abgeschlossen/]);
    const home = await show(member, "/home");
    expectAll(home, ["Hallo Anna</h1>", "Level 2</span>", "100 XP</span>", "100 XP bis Level 3"]);
    expectAll(home, [/<a [^>]*href="\/mission\/va-allround-1"[^>]*>(?:(?!<\/a>).)*Deine Stärken und Ziele klären/]);
    expect(tabsOf(home)).toEqual([
      ["/home", "Home"],
      ["/quests", "Quests"],
      ["/level", "Level"],
      ["/coach", "Coach"],
      ["/profile", "Profil"],
    ]);
    const quests = await show(member, "/quests");
    expectAll(quests, ["Deine Stärken und Ziele klären</h2>", "1–2 Stunden", "0/4 Aufgaben", ">Pflicht</span>"]);
    expectAll(quests, ["Stärken sammeln", "Notiere zehn Dinge"]);
    for (const task of [1, 2, 3, 4]) {
      expect(await show(member, "/quests")).not.toContain("Keine offenen Aufgaben");
      const fields = { intent: "task", task: `va-step-1-task-${task}`, completed: "on" };
      await member.post("/mission/va-allround-1", fields);
    }
    expectAll(await show(member, "/quests"), ["4/4 Aufgaben", "Keine offenen Aufgaben"]);
    const level = await show(member, "/level");
    // The test is a start mission, and the first of all.
    expectAll(level, [/Erfolge<\/h2><span[^>]*>1 von 4</]);
    expectAll(level, ["Dein Level</h1>", /Level<\/span> <strong[^>]*>2</, "0 von 100 XP", "VA Allround"]);
    const profile = await show(member, "/profile");
    expectAll(profile, [
      "Anna</h1>",
      ">Free</p>",
      "Level 2 mit 100 XP, 0 von 10 Missionen abgeschlossen: 0 % deines Pfads.",
    ]);
    expectAll(profile, [/src="\/art\/types\/[a-z-]+\.svg"/]);
    expectAll(profile, ["Alles offen mit Pro", "weiterempfehlen", "Einstellungen", "Abmelden"]);
  });

  test("after the trial the tabs are grey and lead to the prices, and two plans are offered", async () => {
    const email = "screens-ended@example.org";
    const member = await startNewcomer(app(), email);
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '28 days' where email = ${email}`,
    );
    const home = await show(member, "/home");
    expect(tabsOf(home).map(([to]) => to)).toEqual(["/home", "/pricing", "/pricing", "/pricing", "/pricing"]);
    expect(home.match(/\(mit einem Tarif wieder offen\)/g)).toHaveLength(4);
    expectAll(home, [/<a [^>]*href="\/pricing"[^>]*>Jetzt upgraden/]);
    const ended = await show(member, "/trial-expired");
    expectAll(ended, ["4-wöchige Testphase ist beendet", "19 €", "29 €", "30 Tage Geld-zurück", "Jederzeit kündbar"]);
    const ordered = new Set(ended.match(/\/kasse\?plan=\w+/g));
    expect(ordered).toEqual(new Set(["/kasse?plan=pro", ...(FEATURES.coach ? ["/kasse?plan=pro_ai"] : [])]));
    const prices = await show(member, "/pricing");
    expectAll(prices, ["Kostenlos", "Beliebt", "9 €", "14 €", "5 €", "49 €", "108 €", "89 €", "168 €"]);
    expectAll(prices, ["30 Tage Geld-zurück", "Jederzeit kündbar", "/kasse?plan=pro"]);
  });
}
