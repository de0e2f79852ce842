import { expect, test } from "vitest";
import { sql, startNewcomer, type App } from "./app";
import { personOf } from "./person";

/** The test is finished once: what comes after it changes nothing. */
export function describeQuizOnce(app: () => App): void {
  const standing = (userId: string) =>
    app().query(sql`select personality_type, r.category_scores, r.finished_at, p.total_xp,
        (select json_agg(a order by question_id) from quiz_answers a where a.user_id = p.user_id) as answers
      from user_progress p join quiz_results r using (user_id) where user_id = ${userId}`);

  test("answers after the end are not kept, whether alone or with another end", async () => {
    const email = "quiz-late@example.org";
    const member = await startNewcomer(app(), email);
    const { userId } = await personOf(app(), email);
    await member.post("/quiz", { intent: "finish", answers: '{"q4":3}' });
    const before = await standing(userId);
    expect(before).toHaveLength(1);
    await member.post("/quiz", { intent: "answer", question: "q4", answer: "5", next: "2" });
    await member.post("/quiz", { intent: "save", answers: '{"q4":1,"q5":5}' });
    await member.post("/quiz", { intent: "finish", answers: '{"q6":5}' });
    expect(await standing(userId)).toEqual(before);
  });

  test("a second end decides nothing anew and pays nothing", async () => {
    const email = "quiz-twice@example.org";
    const member = await startNewcomer(app(), email);
    const { userId } = await personOf(app(), email);
    const first = await member.post("/quiz", { intent: "finish", answers: '{"q4":5,"q5":5,"q6":5}' });
    expect(first.headers.get("Location")).toBe("/quiz?fertig=1");
    // As if other answers had come through.
    await app().query(sql`update quiz_answers set value = 6 - value where user_id = ${userId}`);
    const before = await standing(userId);
    const second = await member.post("/quiz", { intent: "finish" });
    expect(second.headers.get("Location")).toBe("/quiz");
    expect(second.headers.get("Set-Cookie") ?? "").not.toContain("flash");
    expect(await standing(userId)).toEqual(before);
  });
}
