import { once } from "node:events";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { freePort } from "../../runner/free-port.mjs";
import type { ChatEvent } from "../../../app/domain/coach/chat";
import { MODEL_NAME, startModel, type FakeModel, type Held } from "../../fakes/model/start";
import { ask, eventsOf } from "../coach/coach-app";
import { newDataDir } from "../process/new-data-dir";
import { killed } from "../process/process";
import { browserOf, readCode, serve } from "../process/served-app";
import type { Visitor } from "../app/visitor";

const shown = z.object({
  screen: z.object({
    remaining: z.number().nullable(),
    conversation: z.object({
      messages: z.array(z.object({ type: z.string(), state: z.string(), message: z.string() })),
    }),
  }),
});
const QUESTION = "Womit fange ich an?";

let fake: FakeModel;
let dataDir: string;
let port: number;
let app: Awaited<ReturnType<typeof serve>>;
const start = () => serve({ dataDir, port, environment: { OPENAI_BASE_URL: fake.url, OPENAI_MODEL: MODEL_NAME } });
beforeAll(async () => {
  fake = await startModel();
  dataDir = await newDataDir();
  port = await freePort();
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});
beforeEach(() => fake.forget());

let people = 0;
async function startLearner(): Promise<Visitor> {
  const member = browserOf(port);
  const email = `asking-${++people}@example.org`;
  await member.post("/onboarding", { name: "Anna", email });
  await member.post("/email-verification", { intent: "confirm", code: await readCode(dataDir, email) });
  await member.post("/quiz", { intent: "finish" });
  await member.post("/career-path-selection", { path: "content-creator-in" });
  return member;
}

/** Asks a question whose answer the test controls; `words` have arrived already. */
async function beginAnswer(member: Visitor, words: string) {
  const holding = fake.hold();
  const events = eventsOf(await ask({ member }, { message: QUESTION }));
  const { value: begun } = await events.next();
  if (begun?.event !== "start") throw new Error("A stream has a start.");
  const held = await holding;
  if (words) await sayAndHear(held, events, words);
  return { held, events, start: begun.data };
}

async function sayAndHear({ say }: Held, events: AsyncGenerator<ChatEvent, void>, words: string): Promise<number> {
  const saidAt = performance.now();
  say(words);
  await events.next();
  return performance.now() - saidAt;
}

/** Last message of a conversation on the page, and the remaining questions. */
async function look(member: Visitor, conversationId: string) {
  const page = await member.get(`/coach?gespraech=${conversationId}&_data=routes%2F_app.coach`);
  const { screen } = shown.parse(await page.json());
  return { remaining: screen.remaining, answer: screen.conversation.messages.at(-1) };
}

test("told to end in the middle of answers, it says so on each stream, saves them and ends", async () => {
  const [anna, bea] = [await startLearner(), await startLearner()];
  const answers = [await beginAnswer(anna, "Fang klein an.\n\nUnd dann"), await beginAnswer(bea, "")];
  const began = performance.now();
  app.child.kill("SIGTERM");
  const ends: ChatEvent[] = [];
  for (const { events, held } of answers) {
    for await (const event of events) if (event.event === "end") ends.push(event);
    expect(await held.ended).toEqual({ isAborted: true });
  }
  expect(await app.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(ends.map(({ data }) => data)).toMatchObject([
    { answer: { state: "broken", message: expect.stringContaining("Fang klein an.") }, remaining: 4 },
    { answer: { state: "broken", message: "" }, remaining: 5 },
  ]);
  app = await start();
  const [ofAnna, ofBea] = answers;
  expect(await look(anna, ofAnna?.start.conversationId ?? "")).toMatchObject({
    remaining: 4,
    answer: { state: "broken", message: expect.stringContaining("Fang klein an.") },
  });
  expect(await look(bea, ofBea?.start.conversationId ?? "")).toMatchObject({
    remaining: 5,
    answer: { state: "broken" },
  });
  // The interrupted question can be asked again.
  const again = await ask({ member: bea }, { message: QUESTION, retryOf: ofBea?.start.answerId ?? "" });
  for await (const event of eventsOf(again)) if (event.event === "end") expect(event.data.answer.state).toBe("done");
});

test("killed in the middle of an answer: nothing of it counts as whole, and the question is given back", async () => {
  const member = await startLearner();
  const { start: begun, events } = await beginAnswer(member, "Fang klein an.\n\nUnd dann");
  const { conversationId } = begun;
  events.next().catch(() => undefined);
  await killed(app.child);
  await expect.poll(() => fake.openCalls()).toBe(0);
  app = await start();
  expect((await look(member, conversationId)).answer?.state).toBe("writing");
  // A minute later the answer counts as abandoned.
  await app.stop();
  const database = await PGlite.create(join(dataDir, "pg"));
  await database.exec("update coach_turns set written_at = written_at - interval '61 seconds' where state = 'writing'");
  await database.close();
  app = await start();
  expect(await look(member, conversationId)).toMatchObject({ remaining: 5, answer: { state: "broken" } });
  const next = await ask({ member }, { message: "Und jetzt?", conversationId });
  for await (const event of eventsOf(next)) {
    if (event.event === "end") expect(event.data).toMatchObject({ remaining: 4, answer: { state: "done" } });
  }
});

test("whoever closes the page in the middle of an answer stops the model", async () => {
  const member = await startLearner();
  const holding = fake.hold();
  // A connection of its own, which can be cut as a browser cuts it.
  const { origin } = member;
  const asked = request(`http://localhost:${port}/api/ai-coach-chat`, {
    method: "POST",
    agent: false,
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      Origin: origin,
      Cookie: member.cookieHeader(),
    },
  });
  asked.end(JSON.stringify({ message: QUESTION }));
  const [answer] = await once(asked, "response");
  const heard: string[] = [];
  answer
    .setEncoding("utf8")
    .on("data", (text: string) => heard.push(text))
    .on("error", () => undefined);
  const { say, ended } = await holding;
  say("Fang klein an.\n\nUnd dann");
  await expect.poll(() => heard.join("")).toContain("Fang klein an.");
  const conversationId = /"conversationId":"([^"]+)"/.exec(heard.join(""))?.[1] ?? "";
  expect(fake.openCalls()).toBe(1);
  const began = performance.now();
  asked.destroy();
  expect(await ended).toEqual({ isAborted: true });
  // Well before the deadline between words.
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(fake.openCalls()).toBe(0);
  await expect
    .poll(() => look(member, conversationId))
    .toMatchObject({ remaining: 4, answer: { state: "stopped", message: expect.stringContaining("Fang klein an.") } });
});

const WORDS = 15;
const ROUNDS = 6;
const SOON_MS = 50;
const HARDLY_LATER_MS = 25;
const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

test("words reach the reader within 50 ms of being said, and hardly later than through a bare proxy", async () => {
  const member = await startLearner();
  const [through, bare]: [number[], number[]] = [[], []];
  const best = () => ({ ours: Math.min(...through), later: Math.min(...through) - Math.min(...bare) });
  const isSoon = () => best().ours < SOON_MS && best().later < HARDLY_LATER_MS;
  // Repeats on a busy machine: the best of several rounds counts.
  for (let round = 0; round < ROUNDS && !isSoon(); round++) {
    const { held, events } = await beginAnswer(member, "");
    const waits: number[] = [];
    for (let word = 0; word < WORDS; word++) waits.push(await sayAndHear(held, events, `Wort${word} `));
    held.finish();
    for await (const _ of events);
    through.push(medianOf(waits));
    bare.push(await throughProxy());
  }
  expect(best().ours).toBeLessThan(SOON_MS);
  expect(best().later).toBeLessThan(HARDLY_LATER_MS);
});

/** Measures the same words through a plain proxy. */
async function throughProxy(): Promise<number> {
  const proxy = createServer((incoming, answer) => {
    const onward = request(`${fake.url}/chat/completions`, { method: "POST" }, (upstream) => {
      answer.writeHead(200);
      upstream.pipe(answer);
    });
    incoming.pipe(onward);
  });
  const proxyPort = await freePort();
  await new Promise<void>((listens) => proxy.listen(proxyPort, "127.0.0.1", listens));
  const holding = fake.hold();
  const body = JSON.stringify({
    model: "nachbau",
    messages: [{ role: "user", content: QUESTION }],
    stream: true,
    stream_options: { include_usage: true },
  });
  const answered = fetch(`http://127.0.0.1:${proxyPort}`, { method: "POST", body });
  const { say, finish } = await holding;
  const waits: number[] = [];
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  for (let word = 0; word < WORDS; word++) {
    const saidAt = performance.now();
    say(`Wort${word} `);
    reader ??= (await answered).body?.getReader();
    await reader?.read();
    waits.push(performance.now() - saidAt);
  }
  finish();
  await reader?.cancel();
  proxy.closeAllConnections();
  await new Promise((closed) => proxy.close(closed));
  return medianOf(waits);
}
