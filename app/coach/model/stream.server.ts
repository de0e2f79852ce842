import { readChunk, type Chunk } from "./chunk";
import { deadlines, openModel } from "./client.server";
import { faultOf, ModelFailed, type Fault } from "./fault";
import { nextWithin } from "./next-within";

/** Longer answers are cut: they are read on phones, and nothing else bounds what is stored. */
export const MAX_LETTERS = 8_000;
const MAX_TOKENS = 1_200;

export interface Prompt {
  role: "system" | "user" | "assistant";
  content: string;
}

/** The last one is `finished` or `failed`, exactly once. */
export type ModelEvent =
  | { type: "words"; text: string }
  | { type: "usage"; inputTokens: number; outputTokens: number }
  /** whole: it said all it had to. long: it was broken off for its length. withheld: the vendor's filter ended it. */
  | { type: "finished"; reason: "whole" | "long" | "withheld" }
  | { type: "failed"; fault: Fault };

/** Streams the answer. Never throws; ends soon after `signal` aborts, and within the deadlines in any case. */
export async function* streamModel(prompt: readonly Prompt[], signal: AbortSignal): AsyncGenerator<ModelEvent, void> {
  // Also cancels the request when the consumer stops reading.
  const call = new AbortController();
  const stop = () => call.abort();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    yield* readAnswer(prompt, call.signal);
  } catch (error) {
    yield { type: "failed", fault: signal.aborted ? "stopped" : faultOf(error) };
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

async function* readAnswer(prompt: readonly Prompt[], signal: AbortSignal): AsyncGenerator<ModelEvent, void> {
  const { firstMs, nextMs, wholeMs } = deadlines();
  const endsAt = performance.now() + wholeMs;
  let waitsUntil = performance.now() + firstMs;
  const chunks = ask(prompt, signal);
  let finishReason: string | null = null;
  let letters = 0;
  for (;;) {
    const next = await nextWithin(chunks, Math.min(waitsUntil, endsAt) - performance.now(), signal);
    if (next.done) break;
    const { text, usage } = next.value;
    finishReason ??= next.value.finishReason;
    if (usage) yield { type: "usage", ...usage };
    if (text === "") continue;
    // Only words extend the deadline: chunks without any could keep coming for ever.
    waitsUntil = performance.now() + nextMs;
    const room = MAX_LETTERS - letters;
    letters += text.length;
    yield { type: "words", text: text.slice(0, room) };
    if (text.length > room) {
      yield { type: "finished", reason: "long" };
      return;
    }
  }
  // On abort the SDK ends the stream without an error.
  if (signal.aborted) throw new ModelFailed("stopped");
  yield endOf(finishReason);
}

async function* ask(prompt: readonly Prompt[], signal: AbortSignal): AsyncGenerator<Chunk, undefined> {
  const { client, name, bound } = await openModel();
  const messages = prompt.map(({ role, content }) => ({ role, content }));
  const stream = await client.chat.completions.create(
    { model: name, messages, stream: true, stream_options: { include_usage: true }, [bound]: MAX_TOKENS },
    { signal },
  );
  for await (const chunk of stream) yield readChunk(chunk);
}

/** Without a finish reason the connection was cut, whatever came before. */
function endOf(finishReason: string | null): ModelEvent {
  if (finishReason === null) return { type: "failed", fault: "cut" };
  if (finishReason === "length") return { type: "finished", reason: "long" };
  if (finishReason === "content_filter") return { type: "finished", reason: "withheld" };
  return { type: "finished", reason: "whole" };
}
