import { expect, test, vi } from "vitest";
import { sql, type App } from "../app/app";
import { CLOSED, peopleWithPlans } from "./plan-people";

const DOCUMENTS = ["/agb", "/widerrufsbelehrung", "/barrierefreiheit"];

/** Access by trial and plan. */
export function describePlans(app: () => App): void {
  const { start, hold, endIn, standing, opened } = peopleWithPlans(app, "plans");

  test("a running trial opens everything", async () => {
    const { member } = await start(20);
    expect(await opened(member)).toEqual(CLOSED);
  });

  test("after the trial only /home, the prices and the way to a plan open", async () => {
    const { member } = await start(28);
    expect(await opened(member)).toEqual([]);
    for (const path of ["/home", "/pricing", "/trial-expired", "/kasse?plan=pro"]) {
      expect([path, (await member.get(path)).status]).toEqual([path, 200]);
    }
  });

  test.each([
    ["lifetime_pro", "Pro"],
    ["lifetime_pro_ai", "Pro AI"],
  ])("who has %s for ever is called by that plan, and is asked to upgrade nothing", async (kind, name) => {
    const { member, email } = await start(40);
    await hold(email, kind);
    const profile = await (await member.get("/profile")).text();
    expect(profile).toContain(`>${name}</p>`);
    expect(profile).not.toContain("Deine kostenlose Testphase");
    expect(profile).toMatch(/<title>[^<]+ – Startklar<\/title>/);
  });

  test("without access a mission takes no ticks", async () => {
    const { member, email } = await start(28);
    const answer = await member.post("/mission/content-creator-in-1", {
      intent: "task",
      task: "cc1-1",
      completed: "on",
    });
    expect(answer.headers.get("Location")).toBe("/pricing");
    const ticks = await app().query(
      sql`select 1 from user_tasks t join profiles p using (user_id) where p.email = ${email}`,
    );
    expect(ticks).toEqual([]);
  });

  test("a closed screen shows nothing and leaves no history entry, also when the router asks for data", async () => {
    const { member } = await start(40);
    const mission = "/mission/content-creator-in-1?_data=routes%2F_app.mission.%24missionId";
    // The router has not entered the screen yet: replacing would drop the history entry before it.
    const asked = await member.get(mission);
    expect(asked.headers.get("X-Remix-Redirect")).toBe("/pricing");
    expect(asked.headers.get("X-Remix-Replace")).toBeNull();
    expect(await asked.text()).toBe("");
    // A form is sent from the screen itself, so its history entry is replaced.
    const sent = await member.post(mission, { intent: "finish" });
    expect(sent.headers.get("X-Remix-Redirect")).toBe("/pricing");
    expect(sent.headers.get("X-Remix-Replace")).toBe("true");
  });

  test("the add-on alone opens the coach and nothing else", async () => {
    const { member, email } = await start(40);
    await hold(email, "ai_only");
    expect(await opened(member)).toEqual(["/coach"]);
    const held = [{ kind: "ai_only", source: "demo", days: expect.closeTo(30, 1) }];
    expect(await standing(email)).toMatchObject({ held });
    const home = await (await member.get("/home")).text();
    expect(home).toContain('href="/coach"');
    expect(home).not.toContain('href="/quests"');
    await endIn(email, 0);
    expect(await opened(member)).toEqual([]);
  });

  test("the add-on is shown to people without a plan, on Pro and on Lifetime Pro", async () => {
    const shows = async (plan: string | null) => {
      const { member, email } = await start(10);
      if (plan) await hold(email, plan);
      return (await (await member.get("/pricing")).text()).includes("AI-Coach Add-on");
    };
    expect(await shows(null)).toBe(true);
    expect(await shows("pro")).toBe(true);
    expect(await shows("lifetime_pro")).toBe(true);
    expect(await shows("pro_ai")).toBe(false);
    expect(await shows("lifetime_pro_ai")).toBe(false);
  });

  test("while the server runs, the introductory price ends with its last day in Germany", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-06-30T21:30:00Z") });
    try {
      const { member } = await start(10);
      const shows = async (path: string, ...texts: string[]) => {
        const html = await (await member.get(path)).text();
        const page = html.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
        return texts.filter((text) => page.includes(text));
      };
      const pages = async () => [
        ...(await shows("/pricing", ">9 €<", ">19 €<", "danach 19 €", "statt 108 €", "statt 324 €", "statt 684 €")),
        ...(await shows("/trial-expired", ">19 €<", "zur Einführung 9 €")),
        ...(await shows("/kasse?plan=pro", ">9 € im Monat, inklusive", ">19 € im Monat, inklusive", "danach 19 €")),
      ];
      const before = [">9 €<", "danach 19 €", "statt 108 €", "statt 324 €"];
      const atCheckout = [">9 € im Monat, inklusive", "danach 19 €"];
      expect(await pages()).toEqual([...before, ">19 €<", "zur Einführung 9 €", ...atCheckout]);
      vi.setSystemTime(new Date("2027-06-30T22:30:00Z"));
      expect(await pages()).toEqual([">19 €<", "statt 684 €", ">19 €<", ">19 € im Monat, inklusive"]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("the dashboard says when the trial has ended, and kindly when it will soon", async () => {
    const says = async (days: number) => {
      const { member } = await start(days);
      const html = await (await member.get("/home")).text();
      return ["Deine kostenlose Testphase ist beendet", "Deine letzte kostenlose Woche", "kostenlos."].filter((text) =>
        html.includes(text),
      );
    };
    expect(await says(28)).toEqual(["Deine kostenlose Testphase ist beendet"]);
    expect(await says(22)).toEqual(["Deine letzte kostenlose Woche"]);
    expect(await says(15)).toEqual(["kostenlos."]);
    expect(await says(8)).toEqual([]);
  });

  test("the legal pages are for everybody, without a script", async () => {
    for (const path of [...DOCUMENTS, "/widerruf", "/kuendigen", "/impressum", "/datenschutz"]) {
      const answer = await app().visitor().get(path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).not.toContain("<script");
      expect(html).toContain('href="/kuendigen"');
      expect(html).toContain('href="/widerruf"');
    }
    expect((await app().visitor().get("/gibt-es-nicht")).status).toBe(404);
  });

  test("the documents of a contract say that they are drafts, and are found from every legal page", async () => {
    const links = await (await app().visitor().get("/impressum")).text();
    const sitemap = await (await app().visitor().get("/sitemap.xml")).text();
    for (const path of [...DOCUMENTS, "/kuendigen", "/widerruf"]) {
      const html = await (await app().visitor().get(path)).text();
      expect(html).toContain("Diesen Text hat noch niemand anwaltlich geprüft.");
      expect(sitemap).toContain(`${path}</loc>`);
    }
    for (const path of ["/agb", "/barrierefreiheit"]) expect(links).toContain(`href="${path}"`);
  });
}
