import { expect, test } from "vitest";
import { FEATURES } from "../../../app/domain/features";
import { isBuilt } from "../../../app/domain/payments/offers";
import { sql, startMember, startNewcomer, type App, type Visitor } from "../app/app";
import { personOf } from "../app/person";

const PATH = "content-creator-in";
const ALL = 10;
/** A value for each parameter of an address. */
const PARAMETERS: Record<string, string> = {
  ":resourceId": "obs",
  ":missionId": `${PATH}-1`,
  ":kind": "pfad",
  ":legalPage": "impressum",
  ":templateId": "angebot",
  ":slug": "stundensatz",
  ":file": "angebot.docx",
  ":path": "va-allround",
  ":document": "angebot",
  "*": "gibt/es/nicht",
};
/** Written by every first visit of a day. */
const LAST_ACTIVE = "last_active_date";

/** Missions open on entering the dashboard, and that entering writes nothing. */
export function describeReach(app: () => App): void {
  /** Number of unlocked missions of the path. */
  const open = (email: string) =>
    app().count(sql`select count(*) from user_missions m join profiles p using (user_id)
      where p.email = ${email} and m.career_path is not null and m.status <> 'locked'`);
  const choose = (member: Visitor, path = PATH) => member.post("/career-path-selection", { path });
  const order = (member: Visitor, plan: string) => member.post(`/kasse?plan=${plan}`, { plan });

  async function finishFirst(member: Visitor): Promise<void> {
    for (const task of ["cc1-1", "cc1-2"]) {
      await member.post(`/mission/${PATH}-1`, { intent: "task", task, completed: "on" });
    }
    await member.post(`/mission/${PATH}-1`, { intent: "finish" });
  }

  test("below level 2 the first alone, from there as many as the level reaches, with each XP", async () => {
    const email = "reach-level@example.org";
    const member = await startNewcomer(app(), email);
    await choose(member);
    expect(await open(email)).toBe(1);
    await member.post("/quiz", { intent: "finish" });
    expect(await open(email)).toBe(4);
    await finishFirst(member);
    expect(await open(email)).toBe(6);
    await choose(member, "va-allround");
    expect(await open(email)).toBe(6);
    await member.post(`/mission/va-allround-1`, { intent: "task", task: "va-step-1-task-1", completed: "on" });
    await choose(member);
    expect(await open(email)).toBe(6);
  });

  const plans = ["pro", "pro_ai", "lifetime_pro", "lifetime_pro_ai"] as const;
  test.each(plans.filter((plan) => isBuilt(plan, FEATURES)))("with %s all, also after it has ended", async (plan) => {
    const email = `reach-${plan}@example.org`;
    const member = await startMember(app(), email);
    await order(member, "ai_only");
    expect(await open(email)).toBe(4);
    await order(member, plan);
    expect(await open(email)).toBe(ALL);
    await choose(member, "va-allround");
    expect(await open(email)).toBe(ALL);
    await member.post("/abo", { plan });
    expect(await open(email)).toBe(ALL);
    await choose(member);
    expect(await open(email)).toBe(4);
  });

  test("finishing a mission opens the next of the path, also beyond what the level reaches", async () => {
    const email = "reach-next@example.org";
    const member = await startMember(app(), email);
    await choose(member, "va-allround");
    await app()
      .query(sql`update user_missions m set status = case when mission_order < 6 then 'completed' else 'active' end
      from profiles p where p.user_id = m.user_id and p.email = ${email} and career_path is not null and mission_order < 7`);
    expect(await open(email)).toBe(6);
    for (const task of [1, 2, 3, 4]) {
      const fields = { intent: "task", task: `va-step-6-task-${task}`, completed: "on" };
      await member.post("/mission/va-allround-6", fields);
    }
    await member.post("/mission/va-allround-6", { intent: "finish" });
    expect(await open(email)).toBe(7);
  });

  test("what is undone opens as far as a plan that began since then reaches", async () => {
    const email = "reach-undo@example.org";
    const member = await startMember(app(), email);
    await finishFirst(member);
    await member.post("/neustart/quiz", {});
    await order(member, "pro");
    const [snapshot] = await app().query(
      sql`select s.id from snapshots s join profiles using (user_id) where email = ${email}`,
    );
    await member.post("/rueckgaengig", { id: String(snapshot?.id) });
    expect(await open(email)).toBe(ALL);
  });

  test("a mission that came to the path later opens with the one before it, or with a plan", async () => {
    for (const [email, earn] of [
      ["reach-later@example.org", finishFirst],
      ["reach-later-plan@example.org", (member: Visitor) => order(member, "pro")],
    ] as const) {
      const member = await startMember(app(), email);
      const { userId } = await personOf(app(), email);
      await app().query(
        sql`delete from user_missions where user_id = ${userId} and mission_order = 2 and career_path is not null`,
      );
      await earn(member);
      expect((await member.get(`/mission/${PATH}-2`)).status).toBe(200);
    }
  });

  test("opening a screen changes nothing but the day of last activity", async () => {
    const [free, paid, early] = ["get-free@example.org", "get-paid@example.org", "get-early@example.org"];
    const members = [await startMember(app(), free), await startMember(app(), paid), await startNewcomer(app(), early)];
    await order(members[1] ?? app().visitor(), "pro");
    // States from before missions were opened ahead of the dashboard, and as another tool may write them.
    await app().query(
      sql`update user_missions set status = 'locked' where mission_order > 1 and career_path is not null`,
    );
    const { userId } = await personOf(app(), early);
    await app().query(
      sql`update user_missions set status = 'completed', progress = 60 where user_id = ${userId} and mission_id = '1'`,
    );
    await app().query(sql`update user_progress set last_active_date = '2020-01-01'`);
    const { code } = await personOf(app(), free);
    // Health is no screen, and says what is true of a machine on which every screen is opened at once.
    const screens = app().paths.filter((path) => path !== "/healthz");
    const paths = screens.map((path) =>
      path.replace(":code", code).replace(/:\w+|\*/g, (parameter) => PARAMETERS[parameter] ?? parameter),
    );
    expect(paths.filter((path) => /[:*]/.test(path))).toEqual([]);
    const before = await everything(app());
    for (const member of members) {
      const answers = await Promise.all(paths.map((path) => member.get(path)));
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(15);
      const failed = answers.flatMap(({ status }, index) => (status >= 500 ? [`${status} ${paths[index]}`] : []));
      expect(failed).toEqual([]);
    }
    expect(await everything(app())).toEqual(before);
    expect(await app().count(sql`select count(*) from user_progress where last_active_date > '2020-01-01'`)).toBe(3);
  }, 60_000);
}

/** All rows of all tables as the database writes them; without download counts. */
async function everything(app: App): Promise<Record<string, unknown[]>> {
  const tables = await app.query(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(12);
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    // A rewritten row has another position, even when its values are the same; `user_progress` moves with the day of
    // activity.
    const place = name === "user_progress" ? sql`null` : sql`ctid::text`;
    rows[String(name)] = await app.query(
      sql`select ${place} as place, (to_jsonb(t) - ${LAST_ACTIVE}::text)::text as row from ${sql.identifier(String(name))} t
        where not coalesce(to_jsonb(t) ->> 'key' similar to '(export|pdf):%', false) order by 2`,
    );
  }
  return rows;
}
