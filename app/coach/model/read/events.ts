/** What a server sends, as values: `done` is its mark of the end, `isError` the name of the event it came under. */
export type Sent = { done: true } | { done: false; value: unknown; isError: boolean };

const UNREADABLE = Symbol("no JSON");

/**
 * Server-sent events with JSON in them, however a server writes them: with or without a blank after the colon or a line between
 * two events, with remarks, under the name of an error (older llama.cpp: as a field of its own), without any frame.
 * A SyntaxError is the answer's end: what is no JSON is not read on from.
 */
export async function* readEvents(lines: AsyncIterable<string>): AsyncGenerator<Sent, undefined> {
  let [data, name]: [string[], string] = [[], ""];
  for await (const line of lines) {
    if (line === "") {
      yield* valuesOf(data, name);
      [data, name] = [[], ""];
      continue;
    }
    const [, field = "", value = ""] = /^(\w*)(?:: ?(.*))?$/s.exec(line) ?? ["", "data", line];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
    if (field === "error") yield { done: false, value: jsonOf(value), isError: true };
  }
  yield* valuesOf(data, name);
  return undefined;
}

function* valuesOf(data: readonly string[], name: string): Generator<Sent, void> {
  const whole = jsonOf(data.join("\n"));
  // Several of them are one value in several lines, or several events without a line between.
  const values = data.length > 1 && whole === UNREADABLE ? data.map(jsonOf) : data.length > 0 ? [whole] : [];
  for (const value of values) {
    if (value === DONE) yield { done: true };
    else if (value === UNREADABLE) throw new SyntaxError("What a model sent is no JSON.");
    else yield { done: false, value, isError: name === "error" };
  }
}

const DONE = Symbol("[DONE]");

function jsonOf(text: string): unknown {
  if (text.trim() === "[DONE]") return DONE;
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}
