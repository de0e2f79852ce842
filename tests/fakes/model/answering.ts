import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Fault } from "./faults";

export interface Answer {
  text: string;
  /** Pieces sent one after the other; the text's words by default. */
  pieces?: readonly string[];
  /** Delay between two pieces, for people who watch. */
  paceMs?: number;
  finishReason?: string;
}

/** Writes one answer as a stream of chunks, as the vendor does. */
export class Stream {
  #isOpen = false;
  #said = 0;
  constructor(
    readonly response: ServerResponse,
    readonly model: string,
  ) {}

  say(text: string): void {
    this.#said += text.length;
    this.chunk({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }] });
  }

  /** Ends as the vendor does: the reason, what it has cost, and the mark of the end. */
  finish(finishReason = "stop", inputTokens = 100): void {
    this.chunk({ choices: [{ index: 0, delta: {}, finish_reason: finishReason }] });
    const completion = Math.ceil(this.#said / 4);
    const usage = { prompt_tokens: inputTokens, completion_tokens: completion, total_tokens: inputTokens + completion };
    this.chunk({ choices: [], usage });
    this.raw("data: [DONE]\n\n");
    this.response.end();
  }

  chunk(part: object): void {
    const common = { id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1, model: this.model };
    this.raw(`data: ${JSON.stringify({ ...common, ...part })}\n\n`);
  }

  raw(text: string): void {
    if (!this.#isOpen) this.response.writeHead(200, { "Content-Type": "text/event-stream" });
    this.#isOpen = true;
    this.response.write(text);
  }
}

export async function sendAnswer(stream: Stream, { text, pieces, paceMs = 0, finishReason }: Answer): Promise<void> {
  for (const piece of pieces ?? text.match(/\s*\S+/g) ?? []) {
    if (stream.response.destroyed) return;
    stream.say(piece);
    if (paceMs > 0) await setTimeout(paceMs, undefined, { ref: false });
  }
  stream.finish(finishReason);
}

const SOME_WORDS = "Fang mit einem Angebot an.\n\nDanach ";

export async function sendFault(stream: Stream, fault: Fault): Promise<void> {
  const { response } = stream;
  switch (fault.kind) {
    case "status":
      return sendError(response, fault.status, fault.headers);
    case "html":
      return void response.writeHead(200, { "Content-Type": "text/html" }).end("<!DOCTYPE html><h1>Wartung</h1>");
    case "object":
      return void response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    case "hang":
      return;
    case "cut":
      return void response.destroy();
    case "blank":
      return stream.finish();
    case "endless":
      return repeatUntilGone(stream, () => stream.say("und weiter "));
    case "empty-chunks":
      return repeatUntilGone(stream, () => stream.chunk({ choices: [{ index: 0, delta: {}, finish_reason: null }] }));
    default:
      stream.say(SOME_WORDS);
      return afterWords(stream, fault.kind);
  }
}

function afterWords(
  stream: Stream,
  kind: "cut-body" | "stall" | "error-in-stream" | "broken-json" | "ends-early" | "withheld",
) {
  const { response } = stream;
  // Flushes the words before the connection is cut.
  if (kind === "cut-body") return void response.write("\n", () => response.destroy());
  if (kind === "error-in-stream") {
    stream.raw(`data: ${JSON.stringify({ error: { message: "The server had an error", type: "server_error" } })}\n\n`);
    return void response.end();
  }
  if (kind === "broken-json") {
    stream.raw('data: {"choices":[{"delta":{"content":"GEHEIM\n\n');
    return void response.end();
  }
  if (kind === "ends-early") return void response.end();
  if (kind === "withheld") return stream.finish("content_filter");
}

async function repeatUntilGone({ response }: Stream, act: () => void): Promise<void> {
  while (!response.destroyed) {
    act();
    await setTimeout(1, undefined, { ref: false });
  }
}

function sendError(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const type = status === 429 ? "rate_limit_error" : status === 401 ? "invalid_request_error" : "server_error";
  const body = JSON.stringify({ error: { message: `Something is wrong: ${status}`, type, param: null, code: null } });
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
}
