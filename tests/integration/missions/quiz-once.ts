import { expect, test } from "vitest";
import { sql, startNewcomer, type App } from "../app/app";
import { personOf } from "../app/person";

/** The test is finished once, later attempts change nothing; its order and its ranking. */
export function describeQuizOnce(app: () => App): void {
  const standing = (userId: string) =>
    app().query(sql`select personality_type, r.category_scores, r.finished_at, r.answers as kept, p.total_xp,
        (select json_agg(a order by question_id) from quiz_answers a where a.user_id = p.user_id) as answers
      from user_progress p join quiz_results r using (user_id) where user_id = ${userId}`);

  test("answers after the end are not kept, whether alone or with another end", async () => {
    const email = "quiz-late@example.org";
    const member = await startNewcomer(app(), email);
    const { userId } = await personOf(app(), email);
    await member.post("/quiz", { intent: "finish", answers: '{"q4":3}' });
    const before = await standing(userId);
    // After the end the answers are stored as one row, beside the result.
    expect(before).toEqual([expect.objectContaining({ kept: { q4: 3 }, answers: null })]);
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
    // Imitates a late answer.
    await app().query(sql`insert into quiz_answers (user_id, question_id, value) values (${userId}, 'q4', 1)`);
    const before = await standing(userId);
    const second = await member.post("/quiz", { intent: "finish" });
    expect(second.headers.get("Location")).toBe("/quiz");
    expect(second.headers.get("Set-Cookie") ?? "").not.toContain("flash");
    expect(await standing(userId)).toEqual(before);
  });

  test("the questions keep their order during a test, and have another one when it is repeated", async () => {
    const member = await startNewcomer(app(), "order@example.org");
    const order = async () => {
      const questions: string[] = [];
      for (const place of [1, 2, 3, 4, 5, 6]) {
        const page = await (await member.get(`/quiz?frage=${place}`)).text();
        questions.push(/name="question" value="([^"]+)"/.exec(page)?.[1] ?? "");
      }
      return questions;
    };
    const first = await order();
    expect(new Set(first).size).toBe(6);
    await member.post("/quiz", { intent: "save", answers: '{"q4":3}' });
    expect(await order()).toEqual(first);
    await member.post("/quiz", { intent: "finish" });
    await member.post("/neustart/quiz", {});
    const second = await order();
    expect(second).not.toEqual(first);
    await member.post("/quiz", { intent: "save", answers: '{"q4":3}' });
    expect(await order()).toEqual(second);
  });

  test("the result names the main type and the two after it", async () => {
    const member = await startNewcomer(app(), "three@example.org");
    await member.post("/quiz", { intent: "finish" });
    // Ranking for 3 everywhere: 72 of 468 for Denker:in and Strateg:in, 63 for four types, the earliest first.
    const page = await (await member.get("/quiz-results?type=Denker%3Ain")).text();
    expect(page.replaceAll("<!-- -->", "")).toContain("Auch nah an dir: Strateg:in und Visionär:in.");
    const other = await (await member.get("/quiz-results?type=Macher%3Ain")).text();
    expect(other).not.toContain("Auch nah an dir");
  });
}
