import { afterAll, beforeAll, expect, test } from "vitest";
import { missionXpEntries } from "~/domain/level/xp";
import { sql, startApp, startMember, type App, type Visitor } from "../app/app";
import { personOf } from "../app/person";

const PATH = "content-creator-in";
const MISSIONS = [1, 2, 3, 4].map((order) => `content-creator-${order}`);

let app: App;
beforeAll(async () => {
  app = await startApp("postgres");
});
afterAll(() => app.close());

const ten = (request: () => Promise<Response>) => Promise.all(Array.from({ length: 10 }, request));
const snapshotsOf = (userId: string) =>
  app.query(sql`select jsonb_array_length(data -> 'user_missions') as missions,
    exists (select 1 from jsonb_array_elements(data -> 'user_tasks') t where (t ->> 'completed')::boolean) as has_ticks
    from snapshots where user_id = ${userId}`);
const begin = async (email: string): Promise<{ member: Visitor; userId: string }> => {
  const member = await startMember(app, email);
  await member.post(`/mission/${PATH}-1`, { intent: "task", task: "cc1-1", completed: "on" });
  return { member, ...(await personOf(app, email)) };
};

test("of ten parallel resets one keeps a snapshot, that of what there was", async () => {
  const { member, userId } = await begin("race-quiz@example.org");
  await ten(() => member.post("/neustart/quiz", {}));
  expect(await snapshotsOf(userId)).toEqual([{ missions: 13, has_ticks: true }]);
});

test("of ten parallel choices of a path one keeps a snapshot", async () => {
  const { member, userId } = await begin("race-choice@example.org");
  await ten(() => member.post("/career-path-selection", { path: "va-allround" }));
  expect(await snapshotsOf(userId)).toEqual([{ missions: 13, has_ticks: true }]);
});

test("missions finished at once pay the bonus of the level that each of them finds", async () => {
  const { member, userId } = await begin("race-bonus@example.org");
  const rewards: number[] = [];
  for (const [index, id] of MISSIONS.entries()) {
    const page = await member.get(`/mission/${PATH}-${index + 1}?_data=routes%2F_app.mission.%24missionId`);
    const { mission } = await page.json();
    rewards.push(mission.xpReward);
    for (const task of mission.tasks) {
      await app.query(sql`insert into user_tasks (user_id, mission_id, task_id, completed) values
        (${userId}, ${id}, ${task.id}, true) on conflict (user_id, mission_id, task_id) do update set completed = true`);
    }
  }
  // Close to the next level, so that each mission raises it.
  await app.query(sql`update user_progress set total_xp = 190 where user_id = ${userId}`);
  await app.query(sql`update xp_ledger set amount = amount + 90 where user_id = ${userId} and kind = 'quiz'`);
  await Promise.all(MISSIONS.map((_, index) => member.post(`/mission/${PATH}-${index + 1}`, { intent: "finish" })));

  const rows = await app.query(
    sql`select ref, amount from xp_ledger where user_id = ${userId} and kind = 'mission-bonus'`,
  );
  const paid = MISSIONS.map((id) => rows.find(({ ref }) => ref === id)?.amount);
  // The bonuses match some sequential order.
  expect(orders(MISSIONS.map((_, index) => index)).map((order) => bonuses(order, rewards, 190))).toContainEqual(paid);
});

/** The bonus of each mission when they are finished in this order. */
function bonuses(order: number[], rewards: number[], before: number): number[] {
  const paid: number[] = [];
  let totalXp = before;
  for (const index of order) {
    const entries = missionXpEntries({ missionId: "", xpReward: rewards[index] ?? 0, totalXp, kind: "path" });
    paid[index] = entries.find(({ kind }) => kind === "mission-bonus")?.amount ?? 0;
    totalXp += entries.reduce((sum, { amount }) => sum + amount, 0);
  }
  return paid;
}

function orders(items: number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
