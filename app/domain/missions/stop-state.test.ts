import { expect, test } from "vitest";
import type { MissionStatus } from "./missions";
import { STOP_STATE_WORDS, stopState } from "./stop-state";

const ALL_OPEN: MissionStatus[] = ["completed", "active", "active", "locked"];
const states = (hasAccess: boolean) =>
  ALL_OPEN.map((status, index) => stopState({ id: `${index}`, status }, { currentId: "1", hasAccess }));

test("of several open missions one alone is the current one", () => {
  expect(states(true)).toEqual(["done", "current", "open", "locked"]);
});

test("without access nothing looks open, and what was done stays done", () => {
  expect(states(false)).toEqual(["done", "closed", "closed", "locked"]);
});

test("states that differ for the eye differ in words, but for the current one, which is marked", () => {
  const { current, ...words } = STOP_STATE_WORDS;
  expect(new Set(Object.values(words)).size).toBe(4);
  expect(current).toBe(words.open);
});
