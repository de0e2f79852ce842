import { expect, test } from "vitest";
import { readLines } from "./lines";

const bytes = (text: string) => new TextEncoder().encode(text);

async function* bodyOf(...chunks: readonly (string | Uint8Array)[]) {
  for (const chunk of chunks) yield typeof chunk === "string" ? bytes(chunk) : chunk;
}

async function linesOf(...chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(bodyOf(...chunks))) lines.push(line);
  return lines;
}

test("lines end in three ways, also where the end comes in two chunks, and the last one without any", async () => {
  expect(await linesOf("a\nb\r\nc\rd")).toEqual(["a", "b", "c", "d"]);
  expect(await linesOf("a\r", "\nb\r", "c", "\r\n", "\nd")).toEqual(["a", "b", "c", "", "d"]);
  expect(await linesOf("\ufeffa", "", "b\n\n")).toEqual(["ab", ""]);
});

test("a sign may come in two chunks", async () => {
  const rocket = bytes("🚀");
  expect(await linesOf("a", rocket.subarray(0, 2), rocket.subarray(2), "b\n")).toEqual(["a🚀b"]);
});

test("a line without an end is not read on, nor are lines without end", async () => {
  let taken = 0;
  async function* endless(piece: string) {
    for (;;) {
      taken += piece.length;
      yield bytes(piece);
    }
  }
  const read = async (piece: string) => {
    taken = 0;
    for await (const _ of readLines(endless(piece)));
  };
  await expect(read("x".repeat(16_384))).rejects.toMatchObject({ fault: "unreadable", why: "size" });
  expect(taken).toBeLessThan(300_000);
  await expect(read(`${"x".repeat(16_383)}\n`)).rejects.toMatchObject({ fault: "unreadable", why: "size" });
  expect(taken).toBeLessThan(8_500_000);
});
