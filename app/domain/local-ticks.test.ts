import { expect, test } from "vitest";
import { localMissionKey, readLocalTicks } from "./local-ticks";

const ticks = (tasks: unknown) => [...(readLocalTicks(JSON.stringify({ tasks, progress: 67 })) ?? [])];

test("each mission has its key", () => {
  expect(localMissionKey("va-step-3")).toBe("mission-va-step-3-data");
});

test("what is ticked or taken back is read by task", () => {
  expect(ticks({ a: { completed: true, at: 1 }, b: { value: false, at: 2, sent: null } })).toEqual([
    ["a", true],
    ["b", false],
  ]);
  expect(ticks({})).toEqual([]);
});

test("what the server has already is for the server to judge", () => {
  expect(ticks({ a: { completed: true, sent: 1_795_255_254_447 }, b: { completed: true, sent: null } })).toEqual([
    ["b", true],
  ]);
});

test.each(["", "{", "null", "7", "[]", "{}", '{"tasks":null}', '{"tasks":"x"}'])("%s is none of ours", (stored) => {
  expect(readLocalTicks(stored)).toBeNull();
});

test("entries of another shape are passed over", () => {
  expect(ticks({ a: true, b: null, c: { completed: "true" }, d: [] })).toEqual([]);
});
