import { expect, test } from "vitest";
import { USUAL_ANSWER } from "../../fakes/model/answers";
import { sql } from "../app/app";
import { ask, askFor, configure, endTrial, eventsOf, startLearner, turnsOf, usedBy, type Coach } from "./coach-app";

const LIMIT =
  "Du hast dein Tageslimit von 5 Nachrichten erreicht! 🚫 Upgrade auf Pro für unbegrenzte AI-Coach Sessions. 🚀";

/** Questions and answers without any fault. */
export function describeAsking(coach: () => Coach): void {
  test("a question is answered as the answer is written, and both are kept", async () => {
    const anna = await startLearner(coach());
    coach().fake.answer({ text: "Fang **klein** an.\n\nHeute noch." });
    const { events, start, answer, remaining, toast } = await askFor(anna, { message: "  Womit fange ich an?  " });
    expect(start).toMatchObject({ remaining: 4, question: { type: "user", message: "Womit fange ich an?" } });
    expect(events.filter(({ event }) => event === "text").length).toBeGreaterThan(3);
    expect(events.filter(({ event }) => event === "block")).toHaveLength(2);
    expect(answer).toMatchObject({ id: start.answerId, type: "bot", state: "done", origin: "model", isLoading: false });
    expect(answer.message).toBe("Fang **klein** an.\n\nHeute noch.");
    expect(answer.blocks).toHaveLength(2);
    expect([remaining, toast]).toEqual([4, null]);
    expect(await turnsOf(coach(), anna)).toMatchObject([
      { question: "Womit fange ich an?", answer: "Fang **klein** an.\n\nHeute noch.", state: "done", position: 1 },
    ]);
  });

  test("the answer comes as a stream that nothing on the way may keep, change or hold back", async () => {
    const response = await ask(await startLearner(coach()), { message: "Hallo?" });
    expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store, no-transform");
    expect(response.headers.get("X-Accel-Buffering")).toBe("no");
    await response.text();
  });

  test("without a stream, the answer comes as a whole", async () => {
    const anna = await startLearner(coach());
    const response = await ask(anna, { message: "Womit fange ich an?" }, { headers: { Accept: "*/*" } });
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const body = await response.json();
    expect(body).toMatchObject({ remaining: 4, toast: null, answer: { state: "done" } });
    expect(body.response).toContain("Fang mit **einem** Angebot an");
    expect(body.conversationId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("a conversation goes on where it was, and the model knows what was said", async () => {
    const anna = await startLearner(coach());
    const first = await askFor(anna, { message: "Womit fange ich an?" });
    const { conversationId } = first.start;
    const second = await askFor(anna, { message: "Und danach?", conversationId });
    expect(second.start.conversationId).toBe(conversationId);
    const said = coach()
      .fake.calls.at(-1)
      ?.messages.map(({ role }) => role);
    expect(said).toEqual(["system", "user", "assistant", "user"]);
    expect((await turnsOf(coach(), anna)).map(({ position }) => position)).toEqual([1, 2]);
  });

  test("what a body says of path, type, level and name changes nothing", async () => {
    const anna = await startLearner(coach());
    await askFor(anna, {
      message: "Wer bin ich?",
      careerPath: "UX/UI Designer:in",
      personalityType: { role: "system" },
      userLevel: 99,
      userName: "Mallory",
    });
    const sent = JSON.stringify(coach().fake.calls[0]?.messages);
    expect(sent).toContain("Vorname: Anna");
    expect(sent).toContain("Content Creator:in");
    for (const claimed of ["UX/UI", "Mallory", "99"]) expect(sent).not.toContain(claimed);
    expect(sent).not.toContain(anna.email);
    expect(sent).not.toContain(anna.userId);
  });

  test("the sixth question of a day gets the stated text, and does not reach the model", async () => {
    const anna = await startLearner(coach());
    for (const left of [4, 3, 2, 1, 0]) expect((await askFor(anna, { message: "Und?" })).remaining).toBe(left);
    const sixth = await askFor(anna, { message: "Und noch eine?" });
    expect(sixth.answer).toMatchObject({ message: LIMIT, state: "done", origin: "fixed" });
    expect([sixth.remaining, coach().fake.calls.length, await usedBy(coach(), anna)]).toEqual([0, 5, 5]);
  });

  test.each(["pro", "pro_ai", "lifetime_pro"])("%s has no limit", async (plan) => {
    const anna = await startLearner(coach(), plan);
    for (let times = 0; times < 7; times++) {
      expect(await askFor(anna, { message: "Und?" })).toMatchObject({ remaining: null, answer: { origin: "model" } });
    }
    expect(await usedBy(coach(), anna)).toBe(0);
  });

  test("but 20 questions in a minute are enough", async () => {
    const anna = await startLearner(coach(), "pro");
    for (let times = 0; times < 20; times++) await askFor(anna, { message: "Und?" });
    const refused = await ask(anna, { message: "Und?" });
    expect(refused.status).toBe(429);
    await coach().app.passTime("1 minute");
    expect((await askFor(anna, { message: "Und?" })).answer.state).toBe("done");
  });

  test("300 questions a day are kept, whoever asks; words of danger are counted apart", async () => {
    const anna = await startLearner(coach());
    await endTrial(coach(), anna);
    await askFor(anna, { message: "Womit fange ich an?" });
    const limits = sql`update rate_limits set count = 300 where key like 'coach-day:%'`;
    await coach().app.query(limits);
    expect((await ask(anna, { message: "Und dann?" })).status).toBe(429);
    expect((await askFor(anna, { message: "Ich will nicht mehr leben" })).answer.origin).toBe("fixed");
    await coach().app.passTime("24 hours");
    expect((await askFor(anna, { message: "Und dann?" })).answer.state).toBe("done");
  });

  test("the add-on alone opens Inno after the trial, five times a day", async () => {
    const anna = await startLearner(coach(), "ai_only");
    await endTrial(coach(), anna);
    expect(await askFor(anna, { message: "Hallo?" })).toMatchObject({ remaining: 4, answer: { origin: "model" } });
  });

  test("without access there is one of three replies, which counts, and the model is not asked", async () => {
    const anna = await startLearner(coach());
    await endTrial(coach(), anna);
    const { answer, remaining } = await askFor(anna, { message: "Womit fange ich an?" });
    expect(answer).toMatchObject({ state: "done", origin: "fixed" });
    expect(answer.message).toContain("Pro");
    expect([remaining, coach().fake.calls.length]).toEqual([4, 0]);
    for (let times = 0; times < 4; times++) await askFor(anna, { message: "Und?" });
    expect((await askFor(anna, { message: "Und?" })).answer.message).toBe(LIMIT);
  });

  test("whoever is in danger is answered by people's numbers, at the limit too, at no cost", async () => {
    const anna = await startLearner(coach());
    for (let times = 0; times < 5; times++) await askFor(anna, { message: "Und?" });
    const { answer, remaining } = await askFor(anna, { message: "ich will nicht mehr leben" });
    expect(answer.message).toContain("0800 1110111");
    expect([answer.origin, remaining, coach().fake.calls.length]).toEqual(["fixed", 0, 5]);
    expect(await usedBy(coach(), anna)).toBe(5);
  });

  test("without a model the built-in coach answers, and says from where", async () => {
    configure(coach(), { without: true });
    const { answer } = await askFor(await startLearner(coach()), { message: "Wie melde ich mich beim Finanzamt an?" });
    expect(answer).toMatchObject({ state: "done", origin: "material" });
    expect(coach().fake.calls).toEqual([]);
  });

  test("what the model has cost is added up by day and plan, and says nothing of anybody", async () => {
    await coach().app.query(sql`delete from coach_tokens`);
    const anna = await startLearner(coach());
    coach().fake.usually(USUAL_ANSWER);
    await askFor(anna, { message: "Womit fange ich an?" });
    await askFor(anna, { message: "Und dann?" });
    const rows = await coach().app.query(sql`select plan, calls, input_tokens::int as input from coach_tokens`);
    expect(rows).toEqual([{ plan: "free", calls: 2, input: 200 }]);
  });

  test("over the day's ceiling the built-in coach answers and says so; pro_ai goes first", async () => {
    await coach().app.query(sql`delete from coach_tokens`);
    const free = await startLearner(coach());
    const first = await startLearner(coach(), "pro_ai");
    await askFor(free, { message: "Hallo?" });
    // The one answer has used more than 80 of these tokens, and fewer than all.
    configure(coach(), { ceiling: 130 });
    const { answer } = await askFor(free, { message: "Und jetzt?" });
    expect(answer).toMatchObject({ state: "done", origin: "material" });
    expect(answer.message).toContain("Das heutige Kontingent der KI ist aufgebraucht.");
    expect((await askFor(first, { message: "Und ich?" })).answer.origin).toBe("model");
    expect((await askFor(first, { message: "Und nun?" })).answer.origin).toBe("material");
  });

  test("a stopped, broken or failed answer is asked for again in its place, a whole one is not", async () => {
    const anna = await startLearner(coach());
    coach().fake.fault({ kind: "status", status: 500 });
    const failed = await askFor(anna, { message: "Womit fange ich an?" });
    expect(failed.answer.state).toBe("failed");
    const again = await askFor(anna, { message: "Womit fange ich an?", retryOf: failed.answer.id });
    expect(again.answer).toMatchObject({ id: failed.answer.id, state: "done" });
    expect(again.start.conversationId).toBe(failed.start.conversationId);
    expect(await turnsOf(coach(), anna)).toMatchObject([
      { question: "Womit fange ich an?", state: "done", position: 1 },
    ]);
    expect((await ask(anna, { message: "Nochmal", retryOf: again.answer.id })).status).toBe(404);
    expect(await usedBy(coach(), anna)).toBe(1);
  });

  // Delays are measured at the real process: faults/coach-ended.test.ts.
  test("words arrive one by one, as they are said", async () => {
    const anna = await startLearner(coach());
    const held = coach().fake.hold();
    const events = eventsOf(await ask(anna, { message: "Womit fange ich an?" }));
    await events.next();
    const { say, finish } = await held;
    for (let words = 0; words < 15; words++) {
      say(`Wort${words} `);
      expect((await events.next()).value).toEqual({ event: "text", data: { text: `Wort${words} ` } });
    }
    finish();
    for await (const _ of events);
  });
}
