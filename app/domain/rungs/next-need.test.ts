import { expect, test } from "vitest";
import type { MissionStatus } from "../missions/missions";
import { nextNeed, type WayStanding } from "./next-need";
import type { RungKind } from "./rungs";

const rungs = (...kinds: RungKind[]) => kinds.map((kind) => ({ kind }));
const NOTHING: WayStanding = { rungs: [], hasOrder: false };
/** Ten missions, of which these are done; as with a plan, all others are open. */
const missions = (done: number, ...more: number[]) =>
  Array.from({ length: 10 }, (_, index) => {
    const status: MissionStatus = index < done || more.includes(index + 1) ? "completed" : "active";
    return { order: index + 1, status };
  });

test.each([
  [0, null],
  [6, null],
  [7, "ask"],
  [9, "ask"],
  [10, "ask"],
])("who has asked nobody after %i missions is led to: %s", (done, need) => {
  expect(nextNeed(NOTHING, missions(done))).toBe(need);
});

test("the eighth, done before others, counts; no mission at all does not", () => {
  expect(nextNeed(NOTHING, missions(2, 8))).toBe("ask");
  expect(nextNeed(NOTHING, missions(2, 9))).toBeNull();
  expect(nextNeed(NOTHING, [])).toBeNull();
});

test.each(["approached", "talked"] as const)(
  "who has %s goes on with missions, and after the last is asked",
  (kind) => {
    const way: WayStanding = { rungs: rungs("registered", kind), hasOrder: false };
    expect([0, 8, 9, 10].map((done) => nextNeed(way, missions(done)))).toEqual([null, null, null, "order"]);
  },
);

test("an order counts at once, whether a contact or a rung tells of it; to be registered does not", () => {
  expect(nextNeed({ rungs: [], hasOrder: true }, missions(1))).toBe("order");
  for (const kind of ["offered", "invoiced", "paid", "thousand"] as const) {
    expect(nextNeed({ rungs: rungs(kind), hasOrder: false }, missions(1)), kind).toBe("order");
  }
  expect(nextNeed({ rungs: rungs("decided", "registered"), hasOrder: false }, missions(1))).toBeNull();
});
