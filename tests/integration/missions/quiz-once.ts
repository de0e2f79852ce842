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

  test("the result says which of one's own answers made it, and of another type none", async () => {
    const member = await startNewcomer(app(), "quiz-why@example.org");
    await member.post("/quiz", { intent: "finish", answers: '{"q16":5,"q17":5,"q18":4,"q22":5,"q1":1}' });
    const own = await (await member.get("/quiz-results?eigener=1")).text();
    const why = own.slice(own.indexOf("Warum dieser Typ?"), own.indexOf("So nah sind dir alle acht"));
    expect(why.match(/<q>/g)).toHaveLength(3);
    expect(why).toContain("Mir fallen schnell viele Ideen ein.");
    expect(why).toContain("Der Bereich Kreativität zählt hier dreifach.");
    expect(own).toContain(">Denker:in</h1>");
    expect(own.replace(/<!-- -->/g, "")).toContain("14 von 15, stark");
    const other = await (await member.get("/quiz-results?type=Macher%3Ain")).text();
    expect(other).not.toMatch(/Warum dieser Typ|von 15/);
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

  test("the result tells how near all eight types are, of another type nothing of one's own", async () => {
    const member = await startNewcomer(app(), "near@example.org");
    await member.post("/quiz", { intent: "finish", answers: '{"q16":5,"q17":5,"q18":5,"q22":4}' });
    const own = await (await member.get("/quiz-results?eigener=1")).text();
    const near = own.slice(own.indexOf("So nah sind dir alle acht"), own.indexOf("24 Fragen kennen dich nicht"));
    expect(near.replaceAll("<!-- -->", "").match(/>[^<]+:in<|>\d+ %</g)).toEqual(
      expect.arrayContaining([">Denker:in<"]),
    );
    expect(near.match(/href="\/typen\/[a-z-]+"/g)).toHaveLength(8);
    const other = await (await member.get("/quiz-results?type=Macher%3Ain")).text();
    expect(other).not.toContain("So nah sind dir alle acht");
  });
}
