import type { ChatEvent } from "~/domain/coach/chat";

/** Server-sent events, unbuffered. A reader that disconnects does not hold up the writer. */
export function toEventStream(events: AsyncIterable<ChatEvent>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      try {
        for await (const { event, data } of events) {
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        }
        controller.close();
      } catch {
        // The reader cancelled the stream; the request's signal ends the answer.
      }
    },
  });
}

type End = Extract<ChatEvent, { event: "end" }>["data"];

/** Resolves to the end event, for clients that want the whole answer at once. */
export async function lastOf(events: AsyncIterable<ChatEvent>): Promise<End> {
  for await (const { event, data } of events) if (event === "end") return data;
  throw new Error("An answer has no end.");
}
