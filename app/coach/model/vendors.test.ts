import { describe, expect, test } from "vitest";
import { ask, askedModel, deadlines, PROMPT } from "../../../tests/fakes/model/asking";
import { chunk, DONE, words } from "../../../tests/fakes/model/vendor";
import { ANSWER, THOUGHT, VENDORS } from "../../../tests/fakes/model/vendors";
import { provideModel } from "./vendor.server";

const model = askedModel();
const WHOLE = { type: "finished", reason: "whole" };

describe.each(VENDORS)("$name", (vendor) => {
  test("answers, without a thought, and is asked at once the next time", async () => {
    model.fake.be(vendor);
    const first = await ask();
    expect(first).toMatchObject({ seen: ANSWER, end: WHOLE });
    const tries = model.fake.calls.length;
    const second = await ask();
    expect(second).toMatchObject({ seen: ANSWER, end: WHOLE });
    expect(model.fake.calls.length).toBe(tries + 1);
    // From the second answer on the vendor's kind of thoughts is known, so that none is shown even on the way.
    expect(JSON.stringify(second.events)).not.toContain(THOUGHT.slice(0, 6));
    // Rules and question both reach the model, in whichever message.
    const sent = JSON.stringify(model.fake.calls.at(-1)?.messages);
    for (const { content } of PROMPT) expect(sent).toContain(content);
  });
});

test("what is refused is left out, and nothing else", async () => {
  const asked: Record<string, unknown> = {};
  for (const vendor of VENDORS) {
    provideModel({ OPENAI_BASE_URL: model.fake.url, OPENAI_MODEL: "nachbau", deadlines });
    model.fake.forget();
    model.fake.be(vendor);
    await ask();
    const { stream, stream_options, max_tokens, max_completion_tokens, messages } = model.fake.calls.at(-1) ?? {};
    const bound = max_tokens ? "max_tokens" : max_completion_tokens ? "max_completion_tokens" : "none";
    asked[vendor.name] = [model.fake.calls.length, stream, Boolean(stream_options), bound, messages?.length].join(" ");
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
  model.fake.be({ name: "", refuse, answer: () => ({ pieces: [] }) });
  expect((await ask()).end).toMatchObject({ type: "failed", fault: "refused", why: "request" });
  const before = model.fake.calls.length;
  await ask();
  expect(model.fake.calls.length).toBe(before + 1);
});

test("a question that is too long is no field too many", async () => {
  const message = "'max_tokens' is too large: 1200. This model's maximum context length is 2048 tokens.";
  const refuse = () => ({ status: 400, body: JSON.stringify({ error: { message, code: 400 } }) });
  model.fake.be({ name: "", refuse, answer: () => ({ pieces: [] }) });
  expect((await ask()).end).toMatchObject({ type: "failed", fault: "refused", why: "context" });
  expect(model.fake.calls).toHaveLength(1);
});

test("Azure's filter of questions withholds the answer", async () => {
  const error = { message: "The response was filtered", code: "content_filter", status: 400 };
  model.fake.be({
    name: "",
    refuse: () => ({ status: 400, body: JSON.stringify({ error }) }),
    answer: () => ({ pieces: [] }),
  });
  expect((await ask()).end).toEqual({ type: "finished", reason: "withheld" });
});

describe("a model whose thoughts have no beginning", () => {
  const hidden = [...words(`${THOUGHT}\n</think>\n\n${ANSWER}`), chunk({}, { reason: "stop" }), DONE];

  test("is taken back where nobody knew it, and waited for from then on", async () => {
    model.fake.be({ name: "", refuse: () => null, answer: () => ({ pieces: hidden }) });
    const first = await ask();
    expect(first.seen).toBe(ANSWER);
    expect(first.events).toContainEqual({ type: "anew" });
    expect(JSON.stringify((await ask()).events)).not.toContain("GEH");
  });

  test("is waited for from the beginning where its name says so", async () => {
    provideModel({ OPENAI_BASE_URL: model.fake.url, OPENAI_MODEL: "deepseek-r1:8b", deadlines });
    model.fake.be({ name: "", refuse: () => null, answer: () => ({ pieces: hidden }) });
    expect(JSON.stringify((await ask()).events)).not.toContain("GEH");
  });

  test("is shown word by word once it has answered without thoughts", async () => {
    provideModel({ OPENAI_BASE_URL: model.fake.url, OPENAI_MODEL: "qwen3:8b", deadlines });
    const count = async () => (await ask()).events.filter(({ type }) => type === "words").length;
    model.fake.answer(
      { text: "", pieces: ["Fang ", "klein ", "an."] },
      { text: "", pieces: ["Fang ", "klein ", "an."] },
    );
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
      OPENAI_BASE_URL: new URL(base, model.fake.url).href,
      OPENAI_MODEL: "x",
      deadlines,
    });
    await ask();
    expect(model.fake.calls[0]).toMatchObject({ path, authorization: "Bearer sk-test" });
  });
});
