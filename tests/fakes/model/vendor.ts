import type { ServerResponse } from "node:http";
import type { Completion } from "./completion";

/** A server as one vendor runs it: what it refuses, and what it writes, as it was seen. */
export interface FakeVendor {
  name: string;
  /** The error for a question it does not take; null: it answers. */
  refuse: (asked: Completion) => { status: number; body: string } | null;
  /** Its answer, piece by piece as it leaves; `type` unless it is a stream of events. */
  answer: (asked: Completion) => { type?: string; pieces: readonly string[] };
}

export const JSON_HEAD = { "Content-Type": "application/json" };

export function sendAs(vendor: FakeVendor, asked: Completion, response: ServerResponse): void {
  const { type = "text/event-stream", pieces } = vendor.answer(asked);
  response.writeHead(200, { "Content-Type": type });
  for (const piece of pieces) response.write(piece);
  response.end();
}

/** An event with JSON, as most servers write it. */
export const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
export const DONE = "data: [DONE]\n\n";

/** A chunk of an answer, with what vendors put beside it. */
export const chunk = (delta: object, rest: { reason?: string | null; [beside: string]: unknown } = {}): string => {
  const { reason = null, ...beside } = rest;
  return event({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta, finish_reason: reason }],
    ...beside,
  });
};

/** Text in small pieces, each as a chunk. */
export const words = (text: string): string[] => (text.match(/.{1,5}/gsu) ?? []).map((content) => chunk({ content }));
