import { ModelFailed } from "../fault";
import { readEvents } from "./events";
import { readLines } from "./lines";
import { readPart, type StreamPart } from "./part";
import { chunksOf, readWhole } from "./whole-body";

/** end: the server marked the end of the answer. */
export type Arrived = { type: "part"; part: StreamPart } | { type: "end" };

/** Parts of an answer of any server: one for each event, or one for an answer in one piece. */
export async function* readStreamParts({ headers, body }: Response): AsyncGenerator<Arrived, undefined> {
  if (!body) throw new ModelFailed("unreadable");
  const isAtOnce = /^application\/(?:\w+\+)?json\b/i.test(headers.get("Content-Type") ?? "");
  let hasAny = false;
  for await (const arrived of isAtOnce ? readAtOnce(chunksOf(body)) : readStream(chunksOf(body))) {
    hasAny = true;
    yield arrived;
  }
  // The body was a page of a proxy, or empty.
  if (!hasAny) throw new ModelFailed("unreadable");
  return undefined;
}

async function* readStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<Arrived, undefined> {
  for await (const sent of readEvents(readLines(body))) {
    if (sent.done) {
      yield { type: "end" };
      return;
    }
    const part = readPart(sent.value, sent);
    if (part) yield { type: "part", part };
  }
  return undefined;
}

async function* readAtOnce(body: AsyncIterable<Uint8Array>): AsyncGenerator<Arrived, undefined> {
  const part = readPart(JSON.parse(await readWhole(body)), { isError: false });
  if (!part || (part.text === "" && !part.hasThoughts && !part.reason && !part.error)) return;
  yield { type: "part", part };
  yield { type: "end" };
}
