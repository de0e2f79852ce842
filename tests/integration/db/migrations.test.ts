import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import * as z from "zod";

const USER = "00000000-0000-4000-8000-000000000001";
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Applies all migrations from one to before another. */
async function migrate(database: PGlite, { from = "", before = "" }): Promise<void> {
  const { entries } = journal.parse(JSON.parse(await readFile("drizzle/meta/_journal.json", "utf8")));
  const tags = entries.map(({ tag }) => tag);
  const place = (tag: string) => {
    expect(tags).toContain(tag);
    return tags.indexOf(tag);
  };
  const part = tags.slice(from ? place(from) : 0, before ? place(before) : undefined);
  for (const tag of part) await database.exec(await readFile(join("drizzle", `${tag}.sql`), "utf8"));
}

test("snapshots of before lose name, address and token, and can still be undone", async () => {
  const database = await PGlite.create();
  const tag = "0004_smaller_snapshots";
  await migrate(database, { before: tag });
  const progress = {
    user_id: USER,
    name: "Anna",
    email: "old@example.org",
    push_token: "token",
    total_xp: 120,
    quiz_completed: true,
    personality_type: null,
    selected_career_path: "VA Allround",
  };
  await database.query(`insert into profiles (user_id, first_name, email) values ($1, 'Anna', 'new@example.org')`, [
    USER,
  ]);
  for (const data of [{ user_progress: progress, user_missions: [] }, { user_missions: [] }]) {
    await database.query(
      `insert into snapshots (user_id, reset, data, expires_at) values ($1, 'switch-path', $2, now())`,
      [USER, JSON.stringify(data)],
    );
  }
  await migrate(database, { from: tag });
  const { rows } = await database.query(`select data from snapshots order by data ? 'user_progress' desc`);
  const { total_xp, quiz_completed, personality_type, selected_career_path } = progress;
  expect(rows).toEqual([
    {
      data: {
        user_missions: [],
        user_progress: { total_xp, quiz_completed, personality_type, selected_career_path },
      },
    },
    { data: { user_missions: [] } },
  ]);
  await database.close();
}, 60_000);

test("missions in snapshots of before are put back as ones of a path", async () => {
  const database = await PGlite.create();
  const tag = "0019_bonus-missions";
  await migrate(database, { before: tag });
  await database.query(`insert into profiles (user_id, first_name, email) values ($1, 'Anna', 'anna@example.org')`, [
    USER,
  ]);
  const mission = { user_id: USER, mission_id: "va-step-1", mission_order: 1, status: "active", progress: 40 };
  for (const data of [{ user_missions: [mission] }, { user_missions: [] }, {}]) {
    await database.query(
      `insert into snapshots (user_id, reset, data, expires_at) values ($1, 'switch-path', $2, now())`,
      [USER, JSON.stringify(data)],
    );
  }
  await migrate(database, { from: tag });
  await database.exec(`insert into user_missions
    select m.* from snapshots, jsonb_populate_recordset(null::user_missions, data -> 'user_missions') m`);
  const { rows } = await database.query(`select mission_id, progress, is_bonus from user_missions`);
  expect(rows).toEqual([{ mission_id: "va-step-1", progress: 40, is_bonus: false }]);
  const { rows: kept } = await database.query(`select data from snapshots where not data ? 'user_missions'`);
  expect(kept).toEqual([{ data: {} }]);
  await database.close();
}, 60_000);
