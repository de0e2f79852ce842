import { describe, expect, test, vi } from "vitest";
import { endTurn } from "~/db/coach/write-turn.server";
import { overlong } from "../../fakes/model/answers";
import { EVERY_FAULT, type Fault } from "../../fakes/model/faults";
import { sql } from "../app/app";
import { ask, askFor, configure, eventsOf, startLearner, turnsOf, usedBy, type Coach } from "./coach-app";

const FAILED = "Entschuldige, ich habe gerade technische Probleme. 🤖 Versuche es bitte in einem Moment noch einmal!";
const EMPTY = "Entschuldige, ich konnte keine Antwort generieren. Versuche es bitte noch einmal!";
const TOAST = {
  title: "Verbindungsfehler",
  description: "Es gab ein Problem bei der Verbindung zum AI Coach. Bitte versuche es später noch einmal.",
};

/** Stored result of a faulty answer: none, with an error message, or some words marked as incomplete. */
type Kept =
  | { state: "failed"; message: string; toast: typeof TOAST | null }
  | { state: "broken"; toast: typeof TOAST | null };

const failed: Kept = { state: "failed", message: FAILED, toast: TOAST };
const broken: Kept = { state: "broken", toast: TOAST };
const KEPT: Record<string, Kept & { counts?: true }> = {
  "429": failed,
  "500": failed,
  "401": failed,
  html: failed,
  object: failed,
  hang: failed,
  cut: failed,
  "cut-body": broken,
  stall: broken,
  "error-in-stream": broken,
  "broken-json": broken,
  "ends-early": broken,
  blank: { state: "failed", message: EMPTY, toast: null },
  withheld: { state: "broken", toast: null },
  endless: { state: "broken", toast: null, counts: true },
  "empty-chunks": failed,
};
const nameOf = (fault: Fault) => (fault.kind === "status" ? String(fault.status) : fault.kind);

/** A slow, unavailable or faulty model, clients that disconnect, and a process that ends. */
export function describeFaults(coach: () => Coach): void {
  describe("a model that fails", () => {
    test.each(EVERY_FAULT.map((fault) => [nameOf(fault), fault] as const))("%s", async (name, fault) => {
      const written = vi.spyOn(process.stdout, "write");
      const anna = await startLearner(coach());
      configure(coach(), { deadlines: { firstMs: 400, nextMs: 400 } });
      coach().fake.fault(fault);
      const began = performance.now();
      const { answer, toast, remaining } = await askFor(anna, { message: "Mein Geheimnis ist Zimtschnecke" });
      expect(performance.now() - began).toBeLessThan(30_000);
      const { counts, ...kept } = { counts: false, ...(KEPT[name] ?? failed) };
      expect({ ...answer, toast }).toMatchObject(kept);
      if (kept.state === "broken") expect(answer.message.length).toBeGreaterThan(0);
      // Failures cost nothing.
      expect([remaining, await usedBy(coach(), anna)]).toEqual(counts ? [4, 1] : [5, 0]);
      expect(await turnsOf(coach(), anna)).toMatchObject([{ state: kept.state, answer: answer.message }]);
      // The model is asked only once, and no connection stays open.
      expect(coach().fake.calls).toHaveLength(1);
      await coach().fake.calls[0]?.ended;
      expect((await askFor(anna, { message: "Und jetzt?" })).answer.state).toBe("done");
      const said = written.mock.calls.map(([text]) => String(text)).join("");
      for (const text of ["Zimtschnecke", "Angebot", "GEHEIM", "und weiter"]) expect(said).not.toContain(text);
      written.mockRestore();
    });
  });

  test("an answer that is far too long is broken off, and counts", async () => {
    const anna = await startLearner(coach());
    coach().fake.answer({ text: overlong() });
    const { answer } = await askFor(anna, { message: "Erzähl mir alles" });
    expect(answer.state).toBe("broken");
    expect(answer.message.length).toBeLessThanOrEqual(8_000);
    expect(await usedBy(coach(), anna)).toBe(1);
  });

  test("closing the page stops the model and keeps what came", async () => {
    const anna = await startLearner(coach());
    const held = coach().fake.hold();
    const page = new AbortController();
    const events = eventsOf(await ask(anna, { message: "Womit fange ich an?" }, { signal: page.signal }));
    await events.next();
    const { say, ended } = await held;
    say("Fang klein an.\n\nDanach");
    await events.next();
    page.abort();
    expect(await ended).toEqual({ isAborted: true });
    await expect
      .poll(() => turnsOf(coach(), anna))
      .toMatchObject([{ state: "stopped", answer: expect.stringContaining("Fang klein an."), origin: "model" }]);
    expect(await usedBy(coach(), anna)).toBe(1);
  });

  test("closing it before the first word costs nothing", async () => {
    const anna = await startLearner(coach());
    const held = coach().fake.hold();
    const page = new AbortController();
    const response = ask(anna, { message: "Womit fange ich an?" }, { signal: page.signal, headers: { Accept: "*/*" } });
    response.catch(() => undefined);
    const { ended } = await held;
    page.abort();
    expect(await ended).toEqual({ isAborted: true });
    await expect.poll(() => turnsOf(coach(), anna)).toMatchObject([{ state: "stopped", answer: "" }]);
    expect(await usedBy(coach(), anna)).toBe(0);
  });

  test("but not without end: at eleven times a day the model has been asked for, and each is a question", async () => {
    const anna = await startLearner(coach());
    const leave = async () => {
      const held = coach().fake.hold();
      const page = new AbortController();
      const left = ask(anna, { message: "Und?" }, { signal: page.signal, headers: { Accept: "*/*" } });
      left.catch(() => undefined);
      const { ended } = await held;
      page.abort();
      await ended;
      const states = async () => (await turnsOf(coach(), anna)).filter(({ state }) => state === "writing").length;
      await expect.poll(states).toBe(0);
      return usedBy(coach(), anna);
    };
    const used: number[] = [];
    for (let times = 0; times < 13; times++) used.push(await leave());
    expect(used).toEqual([...Array<number>(10).fill(0), 1, 2, 3]);
    // A question that never reached the model is refunded all the same.
    coach().fake.fault({ kind: "status", status: 429 });
    await askFor(anna, { message: "Und jetzt?" });
    expect(await usedBy(coach(), anna)).toBe(3);
    const [row] = await coach().app.query(sql`select sum(input_tokens)::int as input from coach_tokens`);
    expect(Number(row?.input)).toBeGreaterThan(13 * 500);
  });

  test("deleting the conversation ends its answer, and nothing of it comes back", async () => {
    const anna = await startLearner(coach());
    const held = coach().fake.hold();
    const events = eventsOf(await ask(anna, { message: "Womit fange ich an?" }));
    await events.next();
    const { say, finish } = await held;
    await coach().app.query(sql`delete from coach_conversations where user_id = ${anna.userId}`);
    say("Fang klein an.");
    finish();
    for await (const _ of events);
    expect(await turnsOf(coach(), anna)).toEqual([]);
  });

  test("an answer that is ended twice is given back once, and never below nothing", async () => {
    const anna = await startLearner(coach());
    await askFor(anna, { message: "Eins" });
    const held = coach().fake.hold();
    const events = eventsOf(await ask(anna, { message: "Zwei" }));
    const { value: start } = await events.next();
    if (start?.event !== "start") throw new Error("A stream has a start.");
    const { finish } = await held;
    const [row] = await coach().app.query(sql`select asked_at from coach_turns where id = ${start.data.answerId}`);
    const turn = { id: start.data.answerId, userId: anna.userId, askedAt: new Date(String(row?.asked_at)) };
    const answer = { text: "", blocks: [], sources: [] };
    const end = () => endTurn(turn, { state: "failed", origin: "fixed", answer, isFree: true, hasCost: true });
    const ends = await Promise.all([end(), end(), end()]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await usedBy(coach(), anna)).toBe(1);
    finish();
    for await (const _ of events);
    expect(await usedBy(coach(), anna)).toBe(1);
  });

  test("what a killed process left is read as broken, costs nothing and blocks nobody", async () => {
    const anna = await startLearner(coach());
    const { start } = await askFor(anna, { message: "Eins" });
    await coach().app.query(sql`update coach_turns set state = 'writing', answer = '',
      written_at = now() - interval '61 seconds' where user_id = ${anna.userId}`);
    const { getConversation } = await import("~/coach/conversations.server");
    const found = await getConversation({ userId: anna.userId, id: start.conversationId });
    expect(found?.messages.at(-1)).toMatchObject({ state: "broken", isLoading: false });
    const next = await askFor(anna, { message: "Zwei" });
    expect(next).toMatchObject({ remaining: 4, answer: { state: "done" } });
    expect(await turnsOf(coach(), anna)).toMatchObject([{ state: "broken", counted_on: null }, { state: "done" }]);
  });
}
