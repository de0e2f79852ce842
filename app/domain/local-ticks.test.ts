import { expect, test } from "vitest";
import { localMissionKey, readLocalTicks } from "./local-ticks";

test("each mission has its key", () => {
  expect(localMissionKey("va-step-3")).toBe("mission-va-step-3-data");
});

test("the ticked tasks are those stored as completed", () => {
  const stored = JSON.stringify({
    tasks: { a: { completed: true, at: 1 }, b: { completed: false }, c: { completed: true } },
    progress: 67,
  });
  expect(readLocalTicks(stored)).toEqual(new Set(["a", "c"]));
  expect(readLocalTicks('{"tasks":{}}')).toEqual(new Set());
});

test.each(["", "{", "null", "7", "[]", "{}", '{"tasks":null}', '{"tasks":"x"}'])("%s is none of ours", (stored) => {
  expect(readLocalTicks(stored)).toBeNull();
});

test("entries of another shape are passed over", () => {
  const stored = '{"tasks":{"a":true,"b":null,"c":{"completed":"true"},"__proto__":{"completed":true}}}';
  expect([...(readLocalTicks(stored) ?? [])].filter((id) => id !== "__proto__")).toEqual([]);
});
