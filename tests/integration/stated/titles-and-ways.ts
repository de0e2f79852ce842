import { expect, test } from "vitest";
import { SCREENS } from "../../e2e/screens";
import { sql, startNewcomer, type App, type Visitor } from "../app/app";
import { TITLES_AND_WAYS } from "./titles-and-ways.table";

const PATH = "content-creator-in";

/** Checks each screen's title, and the targets of its main buttons. */
export function describeTitlesAndWays(app: () => App): void {
  const people: Record<string, () => Promise<Visitor>> = {
    stranger: async () => app().visitor(),
    newcomer: () => startNewcomer(app(), "titles-newcomer@example.org"),
    choosing: () => withTest("titles-choosing@example.org"),
    walking: async () => {
      const member = await withTest("titles-walking@example.org");
      await member.post("/career-path-selection", { path: PATH });
      await member.post(`/mission/${PATH}-1`, { intent: "task", task: "cc1-1", completed: "on", answer: "Flicken" });
      return member;
    },
    finished: async () => {
      const email = "titles-finished@example.org";
      const member = await withTest(email);
      await member.post("/career-path-selection", { path: PATH });
      await app().query(sql`update user_missions m set status = 'completed', progress = 100, completed_at = now()
        from profiles p where p.user_id = m.user_id and p.email = ${email} and m.career_path is not null`);
      await member.post("/kasse?plan=pro", { plan: "pro" });
      await member.post("/level", { intent: "say", kind: "paid", on: "2026-01-15" });
      await member.get("/home");
      return member;
    },
    trialEnded: async () => {
      const email = "titles-ended@example.org";
      const member = await withTest(email);
      await member.post("/career-path-selection", { path: PATH });
      await app().query(
        sql`update user_progress set trial_start_date = now() - interval '28 days' where email = ${email}`,
      );
      return member;
    },
  };

  async function withTest(email: string): Promise<Visitor> {
    const member = await startNewcomer(app(), email);
    await member.post("/quiz", { intent: "finish" });
    await member.get("/home");
    return member;
  }

  /** Text of a page, without its scripts and the marks between texts. */
  const show = async (visitor: Visitor, path: string) =>
    (await (await visitor.get(path)).text())
      .replace(/<script[^]*?<\/script>/g, "")
      .replaceAll("<!-- -->", "")
      .replaceAll("\u00a0", " ")
      .replaceAll("&amp;", "&");

  test.each(Object.entries(TITLES_AND_WAYS))("%s", async (person, rows) => {
    const visitor = await people[person]?.();
    expect(visitor).toBeDefined();
    if (!visitor) return;
    const seen: Record<string, readonly string[]> = {};
    for (const path of Object.keys(rows)) seen[path] = read(await show(visitor, path));
    expect(seen).toEqual(rows);
  });

  test("every screen of the app stands in the table, but those whose visitors are made elsewhere", () => {
    const bare = (path: string) => path.replace(/\?.*/, "");
    const told = new Set(Object.values(TITLES_AND_WAYS).flatMap((rows) => Object.keys(rows).map(bare)));
    const left = new Set(SCREENS.map(({ path }) => bare(path)).filter((path) => !told.has(path)));
    expect([...left].toSorted()).toEqual([
      "/einladung/CODE",
      "/email-verification",
      "/kasse/danke",
      "/mission/zugabe-lebensunterhalt",
    ]);
  });
}

/** The title, then each link styled as a button: its label and target. */
function read(page: string): string[] {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(page) ?? [];
  const [main = ""] = /<main[^]*<\/main>/.exec(page) ?? [];
  const ways = [...main.matchAll(/<a ([^>]*class="press [^"]*bg-(?:accent|primary)\b[^"]*"[^>]*)>([^]*?)<\/a>/g)];
  return [title, ...ways.map(([, tag = "", label = ""]) => `${textOf(label)} → ${/href="([^"]*)"/.exec(tag)?.[1]}`)];
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, "").trim();
