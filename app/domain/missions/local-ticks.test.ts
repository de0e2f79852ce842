import { expect, test } from "vitest";
import { readLocalTicks } from "./local-ticks";
import { formatWork } from "./stored-work";

const stored = (ticks: Record<string, { value: boolean; at: number; sent: number | null }>) =>
  formatWork({ progress: 67, ticks, answers: {}, note: null }).data;

test("what is ticked or taken back and still to be sent is read by task", () => {
  const ticks = readLocalTicks(
    stored({ a: { value: true, at: 1, sent: null }, b: { value: false, at: 2, sent: null } }),
  );
  expect([...(ticks ?? [])]).toEqual([
    ["a", true],
    ["b", false],
  ]);
});

test("what the server has already is for the server to judge", () => {
  const ticks = readLocalTicks(stored({ a: { value: true, at: 1, sent: 5 }, b: { value: true, at: 2, sent: null } }));
  expect([...(ticks ?? [])]).toEqual([["b", true]]);
});

test.each(["", "{", "null", "7", "[]", "{}", '{"tasks":"x"}'])("%s is none of ours", (text) => {
  expect(readLocalTicks(text)).toBeNull();
});
