import { expect, test } from "vitest";
import { isContinued } from "./continued";

test.each([
  ["a moment ago", "2026-11-22T20:59:00Z", true],
  ["this morning", "2026-11-22T09:01:00Z", true],
  ["last night", "2026-11-22T09:00:00Z", false],
  ["by a clock that runs ahead", "2026-11-22T21:05:00Z", true],
])("a conversation of %s", (_, updatedAt, goesOn) => {
  expect(isContinued(new Date(updatedAt), new Date("2026-11-22T21:00:00Z"))).toBe(goesOn);
});
