import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chunk, DONE, event, words } from "../../../tests/fakes/model/vendor";
import { ANSWER, THOUGHT, VENDORS } from "../../../tests/fakes/model/vendors";
import { startModel, type FakeModel } from "../../../tests/fakes/model/start";
import { streamModel, type ModelEvent } from "./stream.server";
import { provideModel } from "./vendor.server";

const PROMPT = [
  { role: "system" as const, content: "Du bist Inno." },
  { role: "user" as const, content: "Womit fange ich an?" },
];
const deadlines = { firstMs: 5_000, nextMs: 5_000, wholeMs: 10_000, turnMs: 100 };

let fake: FakeModel;
beforeAll(async () => void (fake = await startModel()));
afterAll(() => fake.close());
beforeEach(() => {
  fake.forget();
  provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "nachbau", deadlines });
});

/** What somebody has seen in the end, what they have seen on the way, and how it ended. */
async function ask(signal = new AbortController().signal) {
  const events: ModelEvent[] = [];
  let seen = "";
  for await (const event of streamModel(PROMPT, signal)) {
    events.push(event);
    if (event.type === "words") seen += event.text;
    if (event.type === "anew") seen = "";
  }
  return { seen, events, end: events.at(-1), usage: events.find(({ type }) => type === "usage") };
}
const WHOLE = { type: "finished", reason: "whole" };

describe.each(VENDORS)("$name", (vendor) => {
  test("answers, without a thought, and is asked at once the next time", async () => {
    fake.be(vendor);
    const first = await ask();
    expect(first).toMatchObject({ seen: ANSWER, end: WHOLE });
    const tries = fake.calls.length;
    const second = await ask();
    expect(second).toMatchObject({ seen: ANSWER, end: WHOLE });
    expect(fake.calls.length).toBe(tries + 1);
    // Once it is known how a vendor thinks, nothing of it is shown even on the way.
    expect(JSON.stringify(second.events)).not.toContain(THOUGHT.slice(0, 6));
    // Rules and question reach it, in whichever place.
    const sent = JSON.stringify(fake.calls.at(-1)?.messages);
    for (const { content } of PROMPT) expect(sent).toContain(content);
  });
});

test("what is refused is left out, and nothing else", async () => {
  const asked: Record<string, unknown> = {};
  for (const vendor of VENDORS) {
    provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "nachbau", deadlines });
    fake.forget();
    fake.be(vendor);
    await ask();
    const { stream, stream_options, max_tokens, max_completion_tokens, messages } = fake.calls.at(-1) ?? {};
    const bound = max_tokens ? "max_tokens" : max_completion_tokens ? "max_completion_tokens" : "none";
    asked[vendor.name] = [fake.calls.length, stream, Boolean(stream_options), bound, messages?.length].join(" ");
  }
  expect(asked).toEqual({
    OpenAI: "2 true true max_completion_tokens 2",
    "OpenAI, an organisation that may not stream": "2 false false max_tokens 2",
    "Azure, filters beside the words": "2 true true max_completion_tokens 2",
    "Azure, an older version of its API": "2 true false max_tokens 2",
    "Mistral, all that it does not know at once": "2 true false max_tokens 2",
    "Mistral behind a proxy, the error as text in an error": "2 true false max_tokens 2",
    "Mistral, a model that thinks in lists": "1 true true max_tokens 2",
    "vLLM, thoughts in a field": "1 true true max_tokens 2",
    "vLLM, without its parser: thoughts in the text": "1 true true max_tokens 2",
    "vLLM, a model without a role for rules": "2 true true max_tokens 1",
    "Ollama, empty reasons and a field of its own": "1 true true max_tokens 2",
    "llama.cpp, no line between events and nothing after a reason": "1 true true max_tokens 2",
    "llama.cpp, a template that refuses rules with 500": "2 true true max_tokens 1",
    "llama.cpp, channels in the text": "1 true true max_tokens 2",
    "OpenRouter, remarks while it waits": "1 true true max_tokens 2",
    "LM Studio, refused in the stream": "2 true true max_tokens 1",
    "one that says why it ended with [DONE] alone": "1 true true max_tokens 2",
    "one that answers all at once, whatever it is asked": "1 true true max_tokens 2",
    "one that refuses and does not say what": "3 true false max_completion_tokens 2",
  });
});

test("a server that refuses whatever it is asked is not asked five times for each question", async () => {
  const refuse = () => ({ status: 400, body: '{"error":"no"}' });
  fake.be({ name: "", refuse, answer: () => ({ pieces: [] }) });
  expect((await ask()).end).toMatchObject({ type: "failed", fault: "refused", why: "request" });
  const before = fake.calls.length;
  await ask();
  expect(fake.calls.length).toBe(before + 1);
});

test("a question that is too long is no field too many", async () => {
  const message = "'max_tokens' is too large: 1200. This model's maximum context length is 2048 tokens.";
  const refuse = () => ({ status: 400, body: JSON.stringify({ error: { message, code: 400 } }) });
  fake.be({ name: "", refuse, answer: () => ({ pieces: [] }) });
  expect((await ask()).end).toMatchObject({ type: "failed", fault: "refused", why: "context" });
  expect(fake.calls).toHaveLength(1);
});

test("Azure's filter of questions withholds the answer", async () => {
  const error = { message: "The response was filtered", code: "content_filter", status: 400 };
  fake.be({
    name: "",
    refuse: () => ({ status: 400, body: JSON.stringify({ error }) }),
    answer: () => ({ pieces: [] }),
  });
  expect((await ask()).end).toEqual({ type: "finished", reason: "withheld" });
});

describe("how an answer ended is told as it was", () => {
  const some = words("Fang klein an");
  const ENDS: [string, readonly string[], object][] = [
    ["stop", [...some, chunk({}, { reason: "stop" }), DONE], WHOLE],
    ["a word of its own", [...some, chunk({}, { reason: "eos_token" }), DONE], WHOLE],
    ["stop, without [DONE]", [...some, chunk({}, { reason: "stop" })], WHOLE],
    ["stop, without the last line", [...some, chunk({}, { reason: "stop" }).trim()], WHOLE],
    ["no reason, with [DONE]", [...some, DONE], WHOLE],
    ["no reason, without [DONE]", some, { type: "failed", fault: "cut" }],
    ["length", [...some, chunk({}, { reason: "length" }), DONE], { type: "finished", reason: "long" }],
    ["model_length", [...some, chunk({}, { reason: "model_length" }), DONE], { type: "finished", reason: "long" }],
    ["max_tokens", [...some, chunk({}, { reason: "max_tokens" }), DONE], { type: "finished", reason: "long" }],
    ["MAX_TOKENS", [...some, chunk({}, { reason: "MAX_TOKENS" }), DONE], { type: "finished", reason: "long" }],
    [
      "content_filter",
      [...some, chunk({}, { reason: "content_filter" }), DONE],
      { type: "finished", reason: "withheld" },
    ],
    ["SAFETY", [...some, chunk({}, { reason: "SAFETY" }), DONE], { type: "finished", reason: "withheld" }],
    ["error", [...some, chunk({}, { reason: "error" }), DONE], { type: "failed", fault: "away" }],
    ["abort", [...some, chunk({}, { reason: "abort" }), DONE], { type: "failed", fault: "away" }],
    ["an error", [...some, event({ error: { message: "x" } }), DONE], { type: "failed", fault: "away" }],
    ["an error as text", [...some, event({ error: "overloaded" }), DONE], { type: "failed", fault: "busy" }],
    [
      "an error with a choice",
      [...some, chunk({}, { reason: "error", error: { code: 502 } }), DONE],
      { type: "failed", fault: "away" },
    ],
    ["an error by its event", [...some, 'event: error\ndata: {"message":"x"}\n\n'], { type: "failed", fault: "away" }],
    ["an error by its field", [...some, 'error: {"code":500,"message":"x"}\n\n'], { type: "failed", fault: "away" }],
    [
      "an error by its type",
      [...some, event({ error_type: "x", error_message: "y" })],
      { type: "failed", fault: "away" },
    ],
    ["an error without a frame", ['{"error":{"code":429,"message":"slow down"}}'], { type: "failed", fault: "busy" }],
    [
      "a reason beside thoughts",
      [chunk({ reasoning: "x" }, { reason: "stop" }), ...some, chunk({}, { reason: "length" })],
      { reason: "long" },
    ],
    ["what follows [DONE]", [...some, DONE, ...words("und mehr")], WHOLE],
  ];
  test.each(ENDS)("%s", async (_, pieces, end) => {
    fake.be({ name: "", refuse: () => null, answer: () => ({ pieces }) });
    const asked = await ask();
    expect(asked.end).toMatchObject(end);
    expect(["", "Fang klein an"]).toContain(asked.seen);
  });

  test("a reason counts, also where the connection stays open after it", async () => {
    const held = fake.hold();
    const asked = ask();
    const { say, raw, ended } = await held;
    say("Fang klein an");
    raw(chunk({}, { reason: "stop" }));
    expect(await asked).toMatchObject({ seen: "Fang klein an", end: WHOLE });
    expect(await ended).toEqual({ isAborted: true });
  });
});

describe("what an answer has cost is a note", () => {
  test.each([
    ["as stated", { prompt_tokens: 812, completion_tokens: 64 }, { inputTokens: 812, outputTokens: 64 }],
    ["as text", { prompt_tokens: "812", completion_tokens: "64" }, { inputTokens: 812, outputTokens: 64 }],
    ["in part", { prompt_tokens: 812 }, { inputTokens: 812, outputTokens: 5 }],
    ["negative", { prompt_tokens: -1, completion_tokens: -64 }, { inputTokens: 11, outputTokens: 5 }],
    ["huge", { prompt_tokens: 1e300, completion_tokens: 2 ** 53 }, { inputTokens: 11, outputTokens: 5 }],
    ["half a token", { prompt_tokens: 0.5, completion_tokens: null }, { inputTokens: 11, outputTokens: 5 }],
    ["a list", [1, 2], { inputTokens: 11, outputTokens: 5 }],
    ["a word", "viel", { inputTokens: 11, outputTokens: 5 }],
  ])("%s", async (_, usage, cost) => {
    const pieces = [...words("Fang klein an"), chunk({}, { reason: "stop" }), event({ choices: [], usage }), DONE];
    fake.be({ name: "", refuse: () => null, answer: () => ({ pieces }) });
    expect(await ask()).toMatchObject({ seen: "Fang klein an", end: WHOLE, usage: cost });
  });

  test("thoughts are paid for, too", async () => {
    const pieces = [...words(`<think>${"x".repeat(3_000)}</think>Ja`), DONE];
    fake.be({ name: "", refuse: () => null, answer: () => ({ pieces }) });
    expect((await ask()).usage).toMatchObject({ outputTokens: 1_006 });
  });

  test("who leaves before the first word has cost what was asked", async () => {
    const held = fake.hold();
    const leaving = new AbortController();
    const asked = ask(leaving.signal);
    await held;
    leaving.abort();
    expect((await asked).usage).toMatchObject({ inputTokens: 11, outputTokens: 0 });
  });

  test("a question that was refused has cost nothing", async () => {
    fake.fault({ kind: "status", status: 429 });
    expect((await ask()).usage).toBeUndefined();
  });
});

describe("what cannot be kept does not pass", () => {
  test("NUL and halves of signs go, halves that come in two pieces are one", async () => {
    const pieces = ["a\u0000b", "\ud83d", "\ude80c\udc00", "d\u202e", "\ud83d"].map((content) => chunk({ content }));
    fake.be({ name: "", refuse: () => null, answer: () => ({ pieces: [...pieces, DONE] }) });
    expect(await ask()).toMatchObject({ seen: "ab🚀cd", end: WHOLE });
  });

  test("an answer that is cut ends between signs", async () => {
    fake.be({ name: "", refuse: () => null, answer: () => ({ pieces: [...words(`x${"🚀".repeat(5_000)}`), DONE] }) });
    const { seen, end } = await ask();
    expect([seen.length, seen.isWellFormed(), end]).toEqual([7_999, true, { type: "finished", reason: "long" }]);
  });

  test("one line without an end fails, and keeps nobody waiting", async () => {
    const held = fake.hold();
    const asked = ask();
    const { raw, response, ended } = await held;
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    raw('data: {"choices":[{"delta":{"content":"');
    while (!response.destroyed) {
      raw("x".repeat(16_384));
      await new Promise(setImmediate);
    }
    expect((await asked).end).toMatchObject({ type: "failed", fault: "unreadable", why: "size" });
    clearInterval(watch);
    expect(await ended).toEqual({ isAborted: true });
    expect(longest).toBeLessThan(1_000);
  });

  test("events without end and without a word fail by their size", async () => {
    fake.be({
      name: "",
      refuse: () => null,
      answer: () => ({ pieces: Array(90).fill(event({ x: "y".repeat(100_000) })) }),
    });
    expect((await ask()).end).toMatchObject({ type: "failed", fault: "unreadable", why: "size" });
  });
});

describe("a model whose thoughts have no beginning", () => {
  const hidden = [...words(`${THOUGHT}\n</think>\n\n${ANSWER}`), chunk({}, { reason: "stop" }), DONE];

  test("is taken back where nobody knew it, and waited for from then on", async () => {
    fake.be({ name: "", refuse: () => null, answer: () => ({ pieces: hidden }) });
    const first = await ask();
    expect(first.seen).toBe(ANSWER);
    expect(first.events).toContainEqual({ type: "anew" });
    expect(JSON.stringify((await ask()).events)).not.toContain("GEH");
  });

  test("is waited for from the beginning where its name says so", async () => {
    provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "deepseek-r1:8b", deadlines });
    fake.be({ name: "", refuse: () => null, answer: () => ({ pieces: hidden }) });
    expect(JSON.stringify((await ask()).events)).not.toContain("GEH");
  });

  test("is shown word by word once it has answered without thoughts", async () => {
    provideModel({ OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "qwen3:8b", deadlines });
    const count = async () => (await ask()).events.filter(({ type }) => type === "words").length;
    fake.answer({ text: "", pieces: ["Fang ", "klein ", "an."] }, { text: "", pieces: ["Fang ", "klein ", "an."] });
    expect([await count(), await count()]).toEqual([1, 3]);
  });
});

describe("addresses and keys", () => {
  test.each([
    ["/v1", "/v1/chat/completions"],
    ["/v1/", "/v1/chat/completions"],
    [
      "/openai/deployments/inno?api-version=2024-10-21",
      "/openai/deployments/inno/chat/completions?api-version=2024-10-21",
    ],
  ])("%s is asked at %s", async (base, path) => {
    provideModel({
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: new URL(base, fake.url).href,
      OPENAI_MODEL: "x",
      deadlines,
    });
    await ask();
    expect(fake.calls[0]).toMatchObject({ path, authorization: "Bearer sk-test" });
  });
});
