import { expect, test } from "vitest";
import { createKept } from "./kept";

const at = (milliseconds: number) => new Date(milliseconds);

test("asks once while an answer lasts, also when several want it at once", async () => {
  const kept = createKept<number>({ lastsMs: 100, max: 10 });
  let asked = 0;
  const ask = () => Promise.resolve(++asked);
  expect(await Promise.all([kept.read("a", at(0), ask), kept.read("a", at(99), ask)])).toEqual([1, 1]);
  expect(await kept.read("b", at(99), ask)).toBe(2);
  expect(await kept.read("a", at(100), ask)).toBe(3);
});

test("what failed is asked again", async () => {
  const kept = createKept<number>({ lastsMs: 100, max: 10 });
  await expect(kept.read("a", at(0), () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await kept.read("a", at(1), () => Promise.resolve(7))).toBe(7);
});

test("keeps so many, the newest", async () => {
  const kept = createKept<string>({ lastsMs: 100, max: 2 });
  for (const key of ["a", "b", "c"]) await kept.read(key, at(0), () => Promise.resolve("first"));
  const second = () => Promise.resolve("second");
  expect(await kept.read("c", at(1), second)).toBe("first");
  expect(await kept.read("b", at(1), second)).toBe("first");
  expect(await kept.read("a", at(1), second)).toBe("second");
});
