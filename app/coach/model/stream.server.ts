import { partsOf } from "./ask/parts.server";
import { faultBy, faultOf, ModelFailed, type Fault } from "./fault";
import { nextWithin } from "./next-within";
import type { Prompt } from "./prompt";
import { collectAnswer, type Heard } from "./read/heard";
import type { Arrived } from "./read/parts";
import { deadlines, vendor, type Vendor } from "./vendor.server";

export type Usage = { inputTokens: number; outputTokens: number };

type End =
  /** whole: complete. long: cut off at a length limit. withheld: ended by the vendor's filter. */
  | { type: "finished"; reason: "whole" | "long" | "withheld" }
  /** `why`: the reason for the log; null: the fault says it all. */
  | { type: "failed"; fault: Fault; why: ModelFailed["why"] };

/**
 * The last one is `finished` or `failed`, exactly once; before it comes `usage`, where the model may have been at work.
 */
export type ModelEvent =
  | { type: "words"; text: string }
  /** All words before do not belong to the answer. */
  | { type: "anew" }
  | ({ type: "usage" } & Usage)
  | End;

/** Wait after the finish reason: only the usage may still follow. */
const NOTES_MS = 2_000;

/** Streams the answer. Never throws; ends soon after `signal` aborts, and within the deadlines in any case. */
export async function* streamModel(prompt: readonly Prompt[], signal: AbortSignal): AsyncGenerator<ModelEvent, void> {
  // Also cancels the request when the consumer stops reading.
  const call = new AbortController();
  const stop = () => call.abort();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  const asked = await vendor();
  const heard = collectAnswer({ holds: asked.thoughts !== "plain" });
  const progress = { isSent: false, isAnswered: false };
  let end: End;
  try {
    end = yield* readAnswer(heard, asked, partsOf(asked, prompt, call.signal, progress), call.signal);
    learn(asked, heard);
  } catch (error) {
    const why = error instanceof ModelFailed ? error.why : null;
    end = why === "filter" ? WITHHELD : { type: "failed", fault: signal.aborted ? "stopped" : faultOf(error), why };
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
  const isOursToEnd = end.type === "failed" && (end.fault === "stopped" || end.fault === "late");
  if (progress.isAnswered || (progress.isSent && isOursToEnd)) yield { type: "usage", ...heard.usage(prompt) };
  yield end;
}

const WITHHELD: End = { type: "finished", reason: "withheld" };

async function* readAnswer(
  heard: Heard,
  asked: Vendor,
  parts: AsyncIterator<Arrived, undefined>,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, End> {
  const { firstMs, nextMs, wholeMs } = deadlines();
  const began = performance.now();
  let waitsUntil = began + firstMs;
  let isEnded = false;
  while (!isEnded) {
    const now = () => performance.now();
    const next = await nextWithin(parts, Math.min(waitsUntil, began + wholeMs) - now(), signal).catch(
      (error: unknown) => {
        if (signal.aborted || heard.reason() === null) throw error;
        return { done: true } as const;
      },
    );
    if (next.done || next.value.type === "end") {
      isEnded = !next.done;
      break;
    }
    const { part } = next.value;
    if (part.error) throw faultBy(part.error.why);
    const taken = heard.take(part);
    const isKnown = part.hasThoughts || heard.thoughts() === "marked";
    // Text is held back while thoughts might begin without a mark; but a long wait is worse than taking text back.
    const released = asked.thoughts === "unknown" && (isKnown || now() - began > firstMs) ? heard.release() : NOTHING;
    yield* eventsOf(taken);
    yield* eventsOf(released);
    // Only words extend the deadline: events without words could keep coming for ever.
    if ([taken.text, released.text].some(Boolean) || (asked.thoughts === "unknown" && part.text !== ""))
      waitsUntil = now() + nextMs;
    if (heard.reason() !== null) waitsUntil = Math.min(waitsUntil, now() + NOTES_MS);
    if (taken.isTooLong || released.isTooLong) return { type: "finished", reason: "long" };
  }
  // An abort may end the body without an error.
  if (signal.aborted) throw new ModelFailed("stopped");
  const rest = heard.end();
  yield* eventsOf(rest);
  if (rest.isTooLong) return { type: "finished", reason: "long" };
  const reason = heard.reason();
  if (reason === "away") throw new ModelFailed("away");
  // Neither a finish reason nor the mark of the end: the connection was cut.
  if (reason === null && !isEnded) throw new ModelFailed("cut");
  return { type: "finished", reason: reason ?? "whole" };
}

const NOTHING = { text: "", isAnew: false, isTooLong: false };

function* eventsOf({ text, isAnew }: { text: string; isAnew: boolean }): Generator<ModelEvent, void> {
  if (isAnew) yield { type: "anew" };
  if (text !== "") yield { type: "words", text };
}

function learn(asked: Vendor, heard: Heard): void {
  if (heard.thoughts() === "hidden") asked.thoughts = "hidden";
  else if (asked.thoughts === "unknown") asked.thoughts = "plain";
}
