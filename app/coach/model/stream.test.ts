import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { overlong } from "../../../tests/fakes/model/answers";
import { EVERY_FAULT, type Fault } from "../../../tests/fakes/model/faults";
import { startModel, type FakeModel } from "../../../tests/fakes/model/start";
import { MAX_LETTERS } from "./read/heard";
import { streamModel, type ModelEvent } from "./stream.server";
import { provideModel } from "./vendor.server";

/** Deadlines long enough for a busy machine, and short enough for a test. */
const SHORT = { firstMs: 1_500, nextMs: 1_500, wholeMs: 10_000, turnMs: 100 };
const PROMPT = [{ role: "user" as const, content: "Womit fange ich an?" }];

let fake: FakeModel;
beforeAll(async () => {
  fake = await startModel();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.forget();
  provideModel({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "nachbau", deadlines: SHORT });
});

async function ask(signal = new AbortController().signal): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of streamModel(PROMPT, signal)) events.push(event);
  return events;
}
const wordsOf = (events: readonly ModelEvent[]) =>
  events.flatMap((event) => (event.type === "words" ? event.text : [])).join("");

test("words come as they are said, with what they cost and how it ended", async () => {
  fake.answer({ text: "", pieces: ["Fang ", "klein ", "an."] });
  expect(await ask()).toEqual([
    { type: "words", text: "Fang " },
    { type: "words", text: "klein " },
    { type: "words", text: "an." },
    { type: "usage", inputTokens: 100, outputTokens: 4 },
    { type: "finished", reason: "whole" },
  ]);
  expect(fake.calls).toEqual([
    expect.objectContaining({ model: "nachbau", messages: PROMPT, max_tokens: 1200, authorization: "Bearer sk-test" }),
  ]);
});

test("a server without a key is asked, too", async () => {
  provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "llama", deadlines: SHORT });
  expect((await ask()).at(-1)).toEqual({ type: "finished", reason: "whole" });
  expect(fake.calls[0]?.model).toBe("llama");
});

describe("what goes wrong is told, once, in time, and without a word in the terminal", () => {
  const ENDS: Record<string, object> = {
    "429": { type: "failed", fault: "busy" },
    "500": { type: "failed", fault: "away" },
    "401": { type: "failed", fault: "refused" },
    html: { type: "failed", fault: "unreadable" },
    object: { type: "failed", fault: "unreadable" },
    hang: { type: "failed", fault: "late" },
    cut: { type: "failed", fault: "away" },
    "cut-body": { type: "failed", fault: "cut" },
    stall: { type: "failed", fault: "late" },
    "error-in-stream": { type: "failed", fault: "away" },
    "broken-json": { type: "failed", fault: "unreadable" },
    "ends-early": { type: "failed", fault: "cut" },
    blank: { type: "finished", reason: "whole" },
    withheld: { type: "finished", reason: "withheld" },
    endless: { type: "finished", reason: "long" },
    "empty-chunks": { type: "failed", fault: "late" },
  };
  const nameOf = (fault: Fault) => (fault.kind === "status" ? String(fault.status) : fault.kind);

  test.each(EVERY_FAULT.map((fault) => [nameOf(fault), fault] as const))("%s", async (name, fault) => {
    const written = [vi.spyOn(console, "error"), vi.spyOn(console, "warn"), vi.spyOn(console, "log")];
    fake.fault(fault);
    // The fake sends two words a millisecond without end: the limit of 8,000 letters must end it before the deadline.
    if (name === "endless")
      provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "x", deadlines: { ...SHORT, wholeMs: 20_000 } });
    const began = performance.now();
    const events = await ask();
    expect(events.at(-1)).toMatchObject(ENDS[name] ?? {});
    expect(events.filter(({ type }) => type === "finished" || type === "failed")).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(name === "endless" ? 19_000 : 5_000);
    expect(fake.calls).toHaveLength(1);
    for (const spy of written) expect(spy).not.toHaveBeenCalled();
    await fake.calls[0]?.ended;
  });
});

test("whatever is said after the letters that fit is not waited for", async () => {
  fake.answer({ text: overlong() });
  const events = await ask();
  expect(wordsOf(events)).toHaveLength(MAX_LETTERS);
  expect(events.at(-1)).toEqual({ type: "finished", reason: "long" });
});

test("an answer that goes on and on ends with its time", async () => {
  provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "x", deadlines: { ...SHORT, wholeMs: 150 } });
  fake.fault({ kind: "endless" });
  expect((await ask()).at(-1)).toMatchObject({ type: "failed", fault: "late" });
  expect(await fake.calls[0]?.ended).toEqual({ isAborted: true });
});

test.each([
  ["before the first word", false],
  ["in the middle", true],
])("told to stop %s, it hangs up at once", async (_, hasBegun) => {
  provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "x" });
  const held = fake.hold();
  const leaving = new AbortController();
  const asked = ask(leaving.signal);
  const { say, ended } = await held;
  if (hasBegun) say("Fang ");
  leaving.abort();
  expect((await asked).at(-1)).toMatchObject({ type: "failed", fault: "stopped" });
  expect(await ended).toEqual({ isAborted: true });
});

test("nobody is asked for whoever has gone already", async () => {
  expect(await ask(AbortSignal.abort())).toEqual([{ type: "failed", fault: "stopped", why: null }]);
  expect(fake.calls).toEqual([]);
});
