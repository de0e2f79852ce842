import { expect, test } from "vitest";
import type { Change } from "./mission-work";
import { elapsed, batches, MAX_AGO_MS, MAX_CHANGES } from "./sync";

const tick = (task: string): { change: Change } => ({ change: { kind: "tick", mission: "m", task, completed: true } });
const answer = (text: string): { change: Change } => ({
  change: { kind: "answer", mission: "m", task: "t", answer: text },
});

test("little goes in one body, in order", () => {
  const items = [tick("a"), tick("b"), answer("c")];
  expect(batches(items)).toEqual([items]);
  expect(batches([])).toEqual([]);
});

test("no body is larger than the server takes, in changes and in bytes", () => {
  expect(batches(Array.from({ length: MAX_CHANGES * 2 + 1 }, () => tick("a"))).map(({ length }) => length)).toEqual([
    MAX_CHANGES,
    MAX_CHANGES,
    1,
  ]);
  // Each character has four bytes in UTF-8.
  const bodies = batches(Array.from({ length: 12 }, () => answer("🎉".repeat(2_500))));
  expect(bodies.flat()).toHaveLength(12);
  for (const body of bodies) {
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(64 * 1024);
  }
});

test("what is told beside missions goes first and by itself, as it needs no plan", () => {
  const beside = ["situation", "startfahrplan"].map((mission) => ({
    change: { kind: "answer", mission, task: "t", answer: "" } as const,
  }));
  expect(batches([tick("a"), ...beside, tick("b")])).toEqual([beside, [tick("a"), tick("b")]]);
});

test("an act is never from the future and never older than the server takes", () => {
  expect(elapsed(1_000, 4_000)).toBe(3_000);
  expect(elapsed(5_000, 4_000)).toBe(0);
  expect(elapsed(0, Number.MAX_SAFE_INTEGER)).toBe(MAX_AGO_MS);
});
