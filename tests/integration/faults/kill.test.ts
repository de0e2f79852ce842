import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { freePort } from "../../runner/free-port.mjs";
import { newDataDir } from "../process/new-data-dir";
import { killed } from "../process/process";
import { browserOf, readCode, serve } from "../process/served-app";

const MISSION = "/mission/va-allround-1";
const TASKS = [1, 2, 3, 4].map((number) => `va-step-1-task-${number}`);
const KILLS = 3;

async function query(dataDir: string, statement: string): Promise<Record<string, unknown>[]> {
  const database = await PGlite.create(join(dataDir, "pg"));
  const { rows } = await database.query<Record<string, unknown>>(statement);
  await database.close();
  return rows;
}

test("killed in the middle of ticking and finishing: nothing acknowledged is lost, the ledger is the total", async () => {
  const dataDir = await newDataDir();
  const port = await freePort();
  const browser = () => browserOf(port);
  let { child } = await serve({ dataDir, port });

  const member = browser();
  const email = "kill@example.org";
  await member.post("/onboarding", { name: "Anna", email });
  await member.post("/email-verification", { intent: "confirm", code: await readCode(dataDir, email) });
  await member.post("/quiz", { intent: "finish" });
  await member.post("/career-path-selection", { path: "va-allround" });

  const answered = new Map<string, string>();
  let isFinished = false;
  for (let round = 0; round < KILLS; round++) {
    let acknowledged = 0;
    let isDead = false;
    // One lane per task, so that several writes are under way at any moment.
    const lane = async (task: string, index: number) => {
      for (let count = 0; !isDead; count++) {
        const answer = `${round}-${count}`;
        try {
          const saved = await member.post(MISSION, { intent: "task", task, answer, completed: "on" });
          if (saved.status === 302 && !isFinished) answered.set(task, answer);
          if (index === 0) await browser().post("/onboarding", { name: "Bea", email: `bea-${answer}@example.org` });
          if (round === KILLS - 1 && count > 0) {
            const finished = await member.post(MISSION, { intent: "finish" });
            if (finished.headers.get("Location")?.includes("geschafft")) isFinished = true;
          }
          acknowledged++;
        } catch {
          // The process is gone: this write was not acknowledged.
          return;
        }
      }
    };
    const writing = Promise.all(TASKS.map(lane));
    await expect.poll(() => acknowledged, { timeout: 30_000, interval: 5 }).toBeGreaterThan(8 + round);
    await killed(child);
    isDead = true;
    await writing;
    await expectNothingLost(dataDir, answered);
    if (isFinished) {
      expect(await query(dataDir, "select status from user_missions where mission_id = 'va-step-1'")).toEqual([
        { status: "completed" },
      ]);
    }
    ({ child } = await serve({ dataDir, port }));
  }
  expect(answered.size).toBe(TASKS.length);
  expect(isFinished).toBe(true);
  await killed(child);
}, 300_000);

async function expectNothingLost(dataDir: string, answered: Map<string, string>): Promise<void> {
  const tasks = await query(dataDir, "select task_id, completed, answer from user_tasks");
  for (const [task, answer] of answered) {
    const row = tasks.find(({ task_id }) => task_id === task);
    expect(row?.completed).toBe(true);
    // A later answer is allowed, written but not acknowledged; an earlier one is not.
    expect(comparable(String(row?.answer))).toBeGreaterThanOrEqual(comparable(answer));
  }
  const people = await query(
    dataDir,
    `select u.total_xp, coalesce((select sum(amount)::int from xp_ledger l where l.user_id = p.user_id), 0) as ledger,
       (select count(*)::int from user_missions m where m.user_id = p.user_id and career_path is null) as start_missions
     from profiles p left join user_progress u using (user_id)`,
  );
  expect(people.length).toBeGreaterThan(1);
  expect(people.filter(({ total_xp, ledger, start_missions }) => total_xp !== ledger || start_missions !== 3)).toEqual(
    [],
  );
}

const comparable = (answer: string): number => {
  const [round = 0, count = 0] = answer.split("-").map(Number);
  return round * 10_000 + count;
};
