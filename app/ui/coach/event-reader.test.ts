import { expect, test } from "vitest";
import { createEventReader } from "./event-reader";

const bytes = (text: string) => new TextEncoder().encode(text);
const STREAM = 'event: text\ndata: {"text":"Über 5 € für 🚀"}\n\n: noch da\n\nevent: end\ndata: {\ndata: }\n\n';
const EVENTS = [
  { event: "text", data: '{"text":"Über 5 € für 🚀"}' },
  { event: "end", data: "{\n}" },
];

test("a whole stream", () => {
  expect(createEventReader()(bytes(STREAM))).toEqual(EVENTS);
});

test("cut at any byte, also within an umlaut, a line break or an emoji", () => {
  for (const lineBreak of ["\n", "\r\n"]) {
    const stream = bytes(STREAM.replaceAll("\n", lineBreak));
    for (let cut = 0; cut <= stream.length; cut++) {
      const read = createEventReader();
      const events = [...read(stream.slice(0, cut)), ...read(stream.slice(cut))];
      expect(events, `cut at ${cut}`).toEqual(EVENTS);
    }
  }
});

test("byte by byte", () => {
  const read = createEventReader();
  expect([...bytes(STREAM)].flatMap((byte) => read(Uint8Array.of(byte)))).toEqual(EVENTS);
});

test("what is not whole yet is no event, nor a comment or an event without data", () => {
  const read = createEventReader();
  expect(read(bytes("event: text\ndata: 1\n"))).toEqual([]);
  expect(read(bytes(": wach bleiben\n"))).toEqual([]);
  expect(read(bytes("\n"))).toEqual([{ event: "text", data: "1" }]);
  expect(read(bytes("event: text\n\ndata: 2\n\n"))).toEqual([{ event: "message", data: "2" }]);
});

test("fields without a space, without a value, and unknown ones", () => {
  const read = createEventReader();
  expect(read(bytes("id: 7\nretry: 1\nevent:text\ndata\ndata:a:b\n\n"))).toEqual([{ event: "text", data: "\na:b" }]);
});
