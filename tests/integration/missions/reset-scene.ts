import { expect } from "vitest";
import { sql, startNewcomer, type App, type Visitor } from "../app/app";

const MISSION = "/mission/content-creator-in-1";
const TABLES = ["user_missions", "user_tasks", "xp_ledger", "quiz_answers", "quiz_results"];

/** Somebody with work that a reset would take, and what is asked of it before and after. */
export function resetScene(app: () => App) {
  /** Every row that a reset may touch, as the database writes it. */
  async function standing(email: string): Promise<unknown> {
    const owner = sql`(select user_id from profiles where email = ${email})`;
    const rows = await Promise.all(
      TABLES.map((table) =>
        app().query(
          sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where user_id = ${owner} order by 1`,
        ),
      ),
    );
    const [progress] = await app().query(
      sql`select total_xp, level, quiz_completed, personality_type, selected_career_path from user_progress where email = ${email}`,
    );
    return { rows, progress };
  }

  async function work(email: string): Promise<Visitor> {
    const member = await startNewcomer(app(), email);
    await member.post("/quiz", { intent: "finish", answers: '{"q4":3,"q5":5}' });
    // An answer as stored by an earlier version.
    await app().query(sql`insert into quiz_answers (user_id, question_id, value)
      select user_id, 'q6', 2 from profiles where email = ${email}`);
    await member.post("/career-path-selection", { path: "content-creator-in" });
    for (const task of ["cc1-1", "cc1-2"]) await member.post(MISSION, { intent: "task", task, completed: "on" });
    await member.post(MISSION, { intent: "task", task: "cc1-1", completed: "on", answer: "Nähen" });
    await member.post(MISSION, { intent: "finish" });
    return member;
  }

  const snapshotsOf = (email: string) =>
    app().count(sql`select count(*) from snapshots join profiles using (user_id) where email = ${email}`);

  async function undo(member: Visitor): Promise<void> {
    const page = await (await member.get("/rueckgaengig")).text();
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect((await member.post("/rueckgaengig", { id })).headers.get("Location")).toBe("/home");
  }
  return { standing, work, snapshotsOf, undo };
}
