import { expect, test } from "vitest";
import { sql, startMember, type App, type Visitor } from "../app/app";

const PATH = "content-creator-in";
const BONUS = "zugabe-lebensunterhalt";
const START = { intent: "start-bonus", mission: BONUS };
const ANSWERS = { 1: "14.400", 2: "2.100", 3: "2027-03-05", 4: "Dann bewerbe ich mich." };

/** The missions beside all paths: offered at the end of one, counted nowhere, kept when the path changes. */
export function describeBonus(app: () => App): void {
  const read = async (member: Visitor, screen: string) =>
    (await member.get(`/${screen}?_data=routes%2F_app.${screen}`)).json();
  const page = async (member: Visitor, address: string) => (await member.get(address)).text();

  /** A member at the end of the path, with 210 XP or more: a path's mission would bring a bonus. */
  async function startAtEnd(name: string) {
    const email = `bonus-${name}@example.org`;
    const member = await startMember(app(), email);
    await app().query(sql`update user_missions m set status = 'completed', progress = 100 from profiles p
      where p.user_id = m.user_id and p.email = ${email} and career_path is not null`);
    await app().query(sql`update user_progress set total_xp = 1000 where email = ${email}`);
    return { member, email };
  }

  async function finish(member: Visitor): Promise<Response> {
    await member.post("/quests", START);
    for (const [number, answer] of Object.entries(ANSWERS)) {
      await member.post(`/mission/${BONUS}`, { intent: "task", task: `${BONUS}-${number}`, completed: "on", answer });
    }
    return member.post(`/mission/${BONUS}`, { intent: "finish" });
  }

  test("is offered once the last mission of a path is finished, and not before", async () => {
    const early = await startMember(app(), "bonus-early@example.org");
    expect((await read(early, "quests")).bonus).toEqual([]);
    await early.post("/quests", START);
    expect((await early.get(`/mission/${BONUS}`)).headers.get("Location")).toBe("/quests");
    expect((await early.post("/quests", { ...START, mission: `${PATH}-10` })).headers.get("Location")).toBe("/quests");

    const { member } = await startAtEnd("offered");
    expect((await read(member, "quests")).bonus).toMatchObject([{ id: BONUS, status: null, xpReward: 150 }]);
    expect(await page(member, "/quests")).toMatch(/<button [^>]*value="start-bonus"[^>]*>Zugabe beginnen/);
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.post("/quests", START)));
    expect(new Set(answers.map(({ headers }) => headers.get("Location")))).toEqual(new Set([`/mission/${BONUS}`]));
    const mission = await page(member, `/mission/${BONUS}`);
    expect(mission).toContain(">Zugabe</span>");
    expect(mission).toMatch(/<input(?=[^>]*type="date")[^>]*name="answer"/);
    expect(mission).toMatch(/<input(?=[^>]*inputMode="decimal")[^>]*name="answer"/i);
  });

  test("pays its XP without the level's bonus, and no number of missions counts it", async () => {
    const { member, email } = await startAtEnd("counted");
    const before = { level: await read(member, "level"), profile: await read(member, "profile") };
    const finished = await finish(member);
    expect(finished.headers.get("Location")).toBe(`/mission/${BONUS}?geschafft=1`);
    const rows = await app().query(sql`select kind, amount from xp_ledger l join profiles p using (user_id)
      where p.email = ${email} and ref = ${BONUS}`);
    expect(rows).toEqual([{ kind: "mission", amount: 150 }]);
    const after = { level: await read(member, "level"), profile: await read(member, "profile") };
    expect(after.level).toMatchObject({ totalXp: before.level.totalXp + 150, path: before.level.path });
    expect(after.level.startMissions).toEqual(before.level.startMissions);
    const done = ({ achievements }: { achievements: { id: string; done: boolean }[] }) =>
      achievements.filter((each) => each.done).map(({ id }) => id);
    expect(done(after.level)).toEqual(done(before.level));
    expect(after.profile).toMatchObject({
      pathProgress: before.profile.pathProgress,
    });
    const quests = await read(member, "quests");
    expect((await read(member, "abschluss")).ended.graduation).toMatchObject({ missions: 10 });
    expect(quests.bonus).toMatchObject([{ id: BONUS, status: "completed" }]);
    expect((await member.post(`/mission/${BONUS}`, { intent: "finish" })).headers.get("Location")).toBe(
      `/mission/${BONUS}`,
    );
  });

  test("its day and its number read as such in the portfolio, on paper and in the file", async () => {
    const { member } = await startAtEnd("outputs");
    await finish(member);
    for (const address of ["/mappe", "/mappe.md", `/mission/${BONUS}/druck`]) {
      const text = (await page(member, address)).replaceAll("&nbsp;", "\u00a0").replaceAll("\\", "");
      expect(text, address).toContain("5. März 2027");
      expect(text, address).toContain("14.400\u00a0€");
    }
    expect((await member.get(`/mission/${BONUS}/druck.pdf`)).headers.get("Content-Type")).toBe("application/pdf");
  });

  test("stays when the path changes, and begins anew with the test", async () => {
    const { member, email } = await startAtEnd("kept");
    await finish(member);
    const status = async () => {
      const rows = await app().query(sql`select status from user_missions m join profiles p using (user_id)
        where p.email = ${email} and is_bonus`);
      return rows.map((row) => row.status).join();
    };
    await member.post("/career-path-selection", { path: "va-allround" });
    expect(await status()).toBe("completed");
    expect((await member.get(`/mission/${BONUS}`)).status).toBe(200);
    expect((await read(member, "quests")).bonus).toMatchObject([{ id: BONUS, status: "completed" }]);
    await member.post("/neustart/quiz", {});
    expect(await status()).toBe("");
    expect(await page(member, "/mappe")).toContain("Dann bewerbe ich mich.");
    const undo = await page(member, "/rueckgaengig");
    const id = /name="id" value="([^"]+)"/.exec(undo)?.[1] ?? "";
    await member.post("/rueckgaengig", { id });
    expect(await status()).toBe("completed");
  });
}
