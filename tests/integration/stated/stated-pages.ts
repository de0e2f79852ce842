import { expect, test, vi } from "vitest";
import { registerVisitor, sql, startMember, startNewcomer, type App, type Visitor } from "../app/app";

/** Specified content of screens, and the navigation between them. */
export function describeStatedPages(app: () => App): void {
  // Page without the marks that the renderer puts between texts.
  const show = async (visitor: Visitor, path: string) =>
    (await (await visitor.get(path)).text()).replaceAll("<!-- -->", "");
  const leadsTo = async (visitor: Visitor, path: string) => (await visitor.get(path)).headers.get("Location");

  test("strangers see the landing page, the welcome, the form and the privacy notice", async () => {
    const stranger = app().visitor();
    expect(await show(stranger, "/")).toContain("90 Tagen");
    const welcome = await show(stranger, "/onboarding");
    for (const text of ["24 Fragen, etwa 5 Min", "Roadmap", "Inno", "Loslegen"]) expect(welcome).toContain(text);
    const form = await show(stranger, "/onboarding?schritt=2");
    for (const text of ["Weiter", 'aria-label="Zurück"', 'href="/datenschutz"']) expect(form).toContain(text);
    for (const path of ["/auth", "/onboarding", "/datenschutz"]) expect((await stranger.get(path)).status).toBe(200);
  });

  test("a text says how far its sources were looked at, and from the day after it was due that they are to be", async () => {
    const page = async (path: string, now: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
      return show(app().visitor(), path).finally(() => vi.useRealTimers());
    };
    const due = "sollten bis 15.10.2027 neu geprüft werden";
    const before = await page("/widerruf", "2027-10-15T12:00:00Z");
    expect(before).toContain("Quellenstand Herbst 2026, fachlich nicht geprüft");
    expect(before).not.toContain(due);
    expect(await page("/widerruf", "2027-10-16T12:00:00Z")).toContain(due);
    expect(await page("/impressum", "2027-10-16T12:00:00Z")).not.toContain("neu geprüft");
    expect(await page("/vorlagen/rechnungs-check", "2028-01-01T12:00:00Z")).toContain("neu geprüft werden");
  });

  test("an address that does not exist says so and leads home", async () => {
    const answer = await app().visitor().get("/gibt/es/nicht");
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain("Oops! Page not found");
    expect(page).toContain('href="/"');
  });

  test("a bug shows the stated title with an id", async () => {
    const member = await startMember(app(), "stated-bug@example.org");
    await app().query(sql`alter table user_missions rename column progress to lost`);
    let answer: Response;
    try {
      answer = await member.get("/home");
    } finally {
      await app().query(sql`alter table user_missions rename column lost to progress`);
    }
    expect(answer.status).toBe(500);
    const page = await answer.text();
    expect(page).toContain("Unexpected Application Error!</h1>");
    expect(page).toMatch(/<code>[0-9a-f-]{36}<\/code>/);
  });

  test("a new person begins at level 1 with nothing", async () => {
    const email = "stated-new@example.org";
    await registerVisitor(app(), email);
    expect(
      await app().query(sql`select p.email_verified, u.quiz_completed, u.level, u.total_xp, u.subscription_plan,
        now() - u.trial_start_date < interval '1 hour' as trial_begins
        from profiles p join user_progress u using (user_id) where p.email = ${email}`),
    ).toEqual([
      {
        email_verified: false,
        quiz_completed: false,
        level: 1,
        total_xp: 0,
        subscription_plan: "free",
        trial_begins: true,
      },
    ]);
  });

  test("before and after the test the dashboard and the profile lead on", async () => {
    const email = "stated-home@example.org";
    const member = await startNewcomer(app(), email);
    const before = await show(member, "/home");
    expect(before).toContain("Wähle erst einen Berufspfad, um Missionen zu sehen.");
    expect(before).toMatch(/<a [^>]*href="\/quiz"[^>]*>(?:(?!<\/a>).)*Persönlichkeitstest abschließen/);
    expect(await show(member, "/profile")).toContain("Quiz starten");
    await member.post("/quiz", { intent: "finish" });
    const [progress] = await app().query(sql`select quiz_completed, m.status from user_progress u
      join user_missions m using (user_id) where u.email = ${email} and m.mission_id = '1'`);
    expect(progress).toEqual({ quiz_completed: true, status: "completed" });
    await member.post("/career-path-selection", { path: "va-allround" });
    const profile = await show(member, "/profile");
    for (const text of ["Quiz wiederholen", "Berufspfad wechseln", "Subscription verwalten"]) {
      expect(profile).toContain(text);
    }
    expect(profile).toMatch(/Dabei seit<\/dt><dd[^>]*><span[^>]*>\d\d\.\d\d\.\d{4}</);
    expect(profile).toMatch(/href="\/pricing"[^>]*>(?:(?!<\/a>).)*Subscription verwalten/);
    expect(await show(member, "/home")).toContain('href="/neustart/pfad"');
    expect(profile).toMatch(/href="\/neustart\/pfad"[^>]*>(?:(?!<\/a>).)*Berufspfad wechseln/);
    await member.post("/mission/va-allround-1", { intent: "task", task: "va-step-1-task-1", completed: "on" });
    for (const [path, button] of [
      ["/neustart/quiz", "Neu beginnen</button>"],
      ["/neustart/pfad", "Pfad wechseln</a>"],
    ] as const) {
      const page = await show(member, path);
      expect(page).toContain('role="dialog"');
      expect(page).toContain(button);
      expect(page).toContain("Abbrechen");
    }
  });

  test("a mission shows what is stated, and only one's own", async () => {
    const newcomer = await startNewcomer(app(), "stated-nopath@example.org");
    await newcomer.post("/quiz", { intent: "finish" });
    expect(await leadsTo(newcomer, "/mission/va-allround-1")).toBe("/quests");
    await newcomer.post("/career-path-selection", { path: "va-allround" });
    expect(await leadsTo(newcomer, "/mission/seo-dienstleister-in-1")).toBe("/quests");
    expect(await leadsTo(newcomer, "/mission/gibt-es-nicht-1")).toBe("/quests");
    expect(await leadsTo(newcomer, "/mission/va--allround-1")).toBe("/mission/va-allround-1");
    const page = await show(newcomer, "/mission/va-allround-1");
    for (const text of ["Mission 1/10", "10 XP", "0 %", "Danach: ", "Aufgabe abgeschlossen", 'title="Pflicht"> *']) {
      expect(page).toContain(text);
    }
    expect(page).toMatch(/<a (?=[^>]*href="\/quests")[^>]*aria-label="Zurück"/);
    expect(page).toMatch(/href="https:[^"]+" target="_blank" rel="noreferrer">Öffnen/);
  });

  test("the last mission congratulates", async () => {
    const email = "stated-last@example.org";
    const member = await startMember(app(), email);
    await app().query(sql`update user_missions m set status = 'completed', progress = 100 from profiles p
      where p.user_id = m.user_id and p.email = ${email} and m.career_path is not null`);
    expect(await show(member, "/mission/content-creator-in-10")).toContain("Herzlichen Glückwunsch");
  });

  test("without a type the result is Visionär:in, and so are the paths without a test", async () => {
    const member = await startNewcomer(app(), "stated-type@example.org");
    expect(await show(member, "/quiz-results")).toContain(">Visionär:in</h1>");
    expect(await show(member, "/quiz-results?type=Denker%3Ain")).toContain(">Denker:in</h1>");
    expect(await show(member, "/quiz-results?type=Quatsch")).toContain("Ungültiger Persönlichkeitstyp");
    expect(await show(member, "/career-path-selection")).toContain("Drei Berufspfade für Visionär:in");
    expect(await show(member, "/career-path-selection?type=Macher%3Ain")).toContain("Drei Berufspfade für Macher:in");
  });

  test("coming back to the tab is noted as activity of the day", async () => {
    const email = "stated-active@example.org";
    const member = await startNewcomer(app(), email);
    const lastActive = async () => {
      const [row] = await app().query(
        sql`select last_active_date::text as day from user_progress where email = ${email}`,
      );
      return String(row?.day);
    };
    await app().query(sql`update user_progress set last_active_date = '2020-01-01' where email = ${email}`);
    expect((await member.post("/api/last-active", {})).status).toBe(200);
    expect((await lastActive()) > "2020-01-01").toBe(true);
    // Past midnight in Germany, still the day before in UTC. The date is tomorrow's, as PGlite uses this clock, and a
    // session ends after 14 days.
    const late = new Date(Date.now() + 24 * 60 * 60 * 1_000);
    late.setUTCHours(23, 30);
    vi.useFakeTimers({ toFake: ["Date"], now: late });
    expect((await member.post("/api/last-active", {}).finally(() => vi.useRealTimers())).status).toBe(200);
    const dayAfter = new Date(late.getTime() + 60 * 60 * 1_000).toISOString().slice(0, 10);
    expect(await lastActive()).toBe(dayAfter);
  });
}
