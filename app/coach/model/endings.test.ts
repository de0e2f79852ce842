import { describe, expect, test } from "vitest";
import { ask, askedModel } from "../../../tests/fakes/model/asking";
import { chunk, DONE, event, words } from "../../../tests/fakes/model/vendor";

const model = askedModel();
const WHOLE = { type: "finished", reason: "whole" };

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
    model.fake.be({ name: "", refuse: () => null, answer: () => ({ pieces }) });
    const asked = await ask();
    expect(asked.end).toMatchObject(end);
    expect(["", "Fang klein an"]).toContain(asked.seen);
  });

  test("a reason counts, also where the connection stays open after it", async () => {
    const held = model.fake.hold();
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
    model.fake.be({ name: "", refuse: () => null, answer: () => ({ pieces }) });
    expect(await ask()).toMatchObject({ seen: "Fang klein an", end: WHOLE, usage: cost });
  });

  test("thoughts are paid for, too", async () => {
    const pieces = [...words(`<think>${"x".repeat(3_000)}</think>Ja`), DONE];
    model.fake.be({ name: "", refuse: () => null, answer: () => ({ pieces }) });
    expect((await ask()).usage).toMatchObject({ outputTokens: 1_006 });
  });

  test("who leaves before the first word has cost what was asked", async () => {
    const held = model.fake.hold();
    const leaving = new AbortController();
    const asked = ask(leaving.signal);
    await held;
    leaving.abort();
    expect((await asked).usage).toMatchObject({ inputTokens: 11, outputTokens: 0 });
  });

  test("a question that was refused has cost nothing", async () => {
    model.fake.fault({ kind: "status", status: 429 });
    expect((await ask()).usage).toBeUndefined();
  });
});

describe("what cannot be kept does not pass", () => {
  test("NUL and halves of signs go, halves that come in two pieces are one", async () => {
    const pieces = ["a\u0000b", "\ud83d", "\ude80c\udc00", "d\u202e", "\ud83d"].map((content) => chunk({ content }));
    model.fake.be({ name: "", refuse: () => null, answer: () => ({ pieces: [...pieces, DONE] }) });
    expect(await ask()).toMatchObject({ seen: "ab🚀cd", end: WHOLE });
  });

  test("an answer that is cut ends between signs", async () => {
    model.fake.be({
      name: "",
      refuse: () => null,
      answer: () => ({ pieces: [...words(`x${"🚀".repeat(5_000)}`), DONE] }),
    });
    const { seen, end } = await ask();
    expect([seen.length, seen.isWellFormed(), end]).toEqual([7_999, true, { type: "finished", reason: "long" }]);
  });

  test("one line without an end fails, and keeps nobody waiting", async () => {
    const held = model.fake.hold();
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
    model.fake.be({
      name: "",
      refuse: () => null,
      answer: () => ({ pieces: Array(90).fill(event({ x: "y".repeat(100_000) })) }),
    });
    expect((await ask()).end).toMatchObject({ type: "failed", fault: "unreadable", why: "size" });
  });
});
