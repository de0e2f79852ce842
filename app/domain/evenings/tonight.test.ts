import { describe, expect, test } from "vitest";
import { tonight } from "./tonight";

/** Tasks a, b, c …: "-" open, "x" done earlier, "t" done today. */
const tasksOf = (states: string) =>
  [...states].map((state, index) => ({
    id: "abcdef".charAt(index),
    completed: state !== "-",
    isOfToday: state === "t",
  }));
const of = (estimatedTime: string, states: string, hours: number | null = null) =>
  tonight({ estimatedTime, tasks: tasksOf(states) }, hours);

describe("what of a mission fits into an evening", () => {
  test.each([
    // Four tasks of 22.5 minutes: an evening without a rhythm has 90.
    ["1–2\u00a0Stunden", "----", null, "abcd", "etwa 1,5\u00a0Std."],
    ["1–2\u00a0Stunden", "----", 1, "ab", "etwa 45\u00a0Min"],
    ["1–2\u00a0Stunden", "x---", 1, "bc", "etwa 45\u00a0Min"],
    ["3–5\u00a0Stunden", "----", 2, "ab", "etwa 2\u00a0Std."],
    // The first open task is there, however long it takes.
    ["3–5\u00a0Stunden", "--", null, "a", "etwa 2\u00a0Std."],
    ["3–5\u00a0Stunden", "x-", null, "b", "etwa 2\u00a0Std."],
  ])("%s, %s, %s hours: %s", (time, states, hours, ids, left) => {
    expect(of(time, states, hours)).toEqual({ tasks: [...ids], time: left });
  });

  test("what was done today has used today's evening", () => {
    expect(of("1–2\u00a0Stunden", "t---", 1).tasks).toEqual(["b"]);
    expect(of("1–2\u00a0Stunden", "tt--", 1)).toEqual({
      tasks: [],
      time: null,
    });
    expect(of("3–5\u00a0Stunden", "t-", null)).toEqual({
      tasks: [],
      time: null,
    });
    expect(of("1–2\u00a0Stunden", "xx--", 1).tasks).toEqual(["c", "d"]);
  });

  test("of a mission whose time varies it is one task", () => {
    expect(of("Variabel", "---")).toEqual({ tasks: ["a"], time: null });
    expect(of("Variabel", "x--")).toEqual({ tasks: ["b"], time: null });
    expect(of("Variabel", "t--")).toEqual({ tasks: [], time: null });
  });
});
