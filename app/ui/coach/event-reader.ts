export interface ServerEvent {
  event: string;
  data: string;
}

/** Parses a stream of server-sent events from chunks that may end anywhere, also within a character. */
export function createEventReader(): (chunk: Uint8Array) => ServerEvent[] {
  const decoder = new TextDecoder();
  let rest = "";
  let event = "";
  let data: string[] = [];
  return (chunk) => {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.flatMap((line) => {
      if (line === "") {
        const whole = data.length > 0 ? [{ event: event || "message", data: data.join("\n") }] : [];
        event = "";
        data = [];
        return whole;
      }
      const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (name === "event") event = value;
      if (name === "data") data.push(value);
      return [];
    });
  };
}
