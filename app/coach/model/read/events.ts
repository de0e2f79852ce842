/** One event of a server: `done` is the mark of the end, `isError`: the event was named an error. */
export type Sent = { done: true } | { done: false; value: unknown; isError: boolean };

const UNREADABLE = Symbol("no JSON");

/**
 * Reads server-sent events with JSON in them in all variants: with or without a blank after the colon or a line between
 * two events, with comments, with an event name for errors (older llama.cpp: in a field of its own), or as bare JSON
 * lines. Throws a SyntaxError at data that is no JSON; reading ends there.
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
  // Several data lines are one value in several lines, or several events without an empty line between.
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
