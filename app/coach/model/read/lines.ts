import { ModelFailed } from "../fault";

/** A chunk of a stream has some hundred letters, a whole answer in one piece some ten thousand. */
const MOST = { letters: 256 * 1024, bytes: 8 * 1024 * 1024 };

/**
 * The lines of a body, ended by LF, CR or CRLF. More than `MOST` fails: one line without an end, split again at each of
 * its chunks, blocked a whole process for 13 seconds.
 */
export async function* readLines(body: AsyncIterable<Uint8Array>, most = MOST): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let [letters, bytes, endsInReturn] = [0, 0, false];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most.bytes) throw new ModelFailed("unreadable", "size");
    const text = decoder.decode(chunk, { stream: true });
    // Drops the second half of a CRLF that came in two chunks.
    const parts = (endsInReturn && text.startsWith("\n") ? text.slice(1) : text).split(/\r\n|\n|\r/);
    if (text !== "") endsInReturn = text.endsWith("\r");
    const rest = parts.pop() ?? "";
    for (const part of parts) {
      yield [...begun, part].join("");
      [begun, letters] = [[], 0];
    }
    begun.push(rest);
    letters += rest.length;
    if (letters > most.letters) throw new ModelFailed("unreadable", "size");
  }
  const last = [...begun, decoder.decode()].join("");
  if (last !== "") yield last;
  return undefined;
}
