import { expect, test } from "vitest";
import { keptFile } from "./kept-files.server";

function startMaking() {
  let made = 0;
  const make = () => Promise.resolve(new Uint8Array([++made]));
  return (of: object, day: string, variant: string) => keptFile({ of, day, variant, make });
}

test("a file is made once a day for each text and each wish, also for many at once", async () => {
  const ask = startMaking();
  const [text, other] = [{}, {}];
  const first = await Promise.all([ask(text, "1.12.", ""), ask(text, "1.12.", ""), ask(text, "1.12.", "")]);
  expect(first.map(([number]) => number)).toEqual([1, 1, 1]);
  expect(await ask(text, "1.12.", "schrift=gross")).toEqual(new Uint8Array([2]));
  expect(await ask(other, "1.12.", "")).toEqual(new Uint8Array([3]));
  expect(await ask(text, "2.12.", "")).toEqual(new Uint8Array([4]));
  expect(await ask(text, "2.12.", "")).toEqual(new Uint8Array([4]));
});

test("what failed is tried again", async () => {
  const [of, file] = [{}, new Uint8Array([1])];
  const kept = { of, day: "1.12.", variant: "" };
  await expect(keptFile({ ...kept, make: () => Promise.reject(new Error("full")) })).rejects.toThrow("full");
  expect(await keptFile({ ...kept, make: () => Promise.resolve(file) })).toBe(file);
});
