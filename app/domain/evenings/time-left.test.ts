import { expect, test } from "vitest";
import { timeLeft } from "./time-left";

test("what is left is the part of the estimate that is open, in steps of five minutes or half an hour", () => {
  expect(timeLeft("2–3\u00a0Stunden", { open: 2, total: 2 })).toBe("etwa 2,5\u00a0Std.");
  expect(timeLeft("2–3\u00a0Stunden", { open: 1, total: 3 })).toBe("etwa 50\u00a0Min");
  expect(timeLeft("4–6\u00a0Stunden", { open: 1, total: 4 })).toBe("etwa 1,5\u00a0Std.");
  expect(timeLeft("10–15\u00a0Min", { open: 1, total: 4 })).toBe("etwa 5\u00a0Min");
});

test("nothing is said of a time that varies, or when nothing is open", () => {
  expect(timeLeft("Variabel", { open: 1, total: 2 })).toBeNull();
  expect(timeLeft("2–3\u00a0Stunden", { open: 0, total: 2 })).toBeNull();
});
