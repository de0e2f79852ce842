/** Limit for the body of an error, or of an answer in one piece. */
const MOST_BYTES = 512 * 1024;

/** A body as text, up to the limit; the rest is not read. */
export async function readWhole(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (bytes > MOST_BYTES) break;
  }
  return text + decoder.decode();
}

/** Chunks of a body; cancels the download when the consumer stops early. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      yield value;
    }
  } finally {
    // A stream that has failed cannot be cancelled.
    await reader.cancel().catch(() => undefined);
  }
}
