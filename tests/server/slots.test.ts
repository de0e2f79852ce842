import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Slots } from "../../server/admission/slots.mjs";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

type Kind = "read" | "change";

function room(max: number, atOnce = max) {
  const slots = new Slots();
  slots.limit(max, atOnce);
  const log: string[] = [];
  const ids = new Map<string, string>();
  /** Requests a slot under a name and notes the outcome; returns the function that withdraws the request. */
  const ask = (name: string, kind: Kind = "read"): (() => void) =>
    slots.ask({
      kind,
      enter: (id: string) => {
        ids.set(name, id);
        log.push(name);
      },
      refuse: () => log.push(`${name} refused`),
    });
  const idOf = (name: string): string => ids.get(name) ?? "";
  return {
    slots,
    log,
    ask,
    hold: (name: string): (() => void) => slots.hold(idOf(name)),
    leave: (name: string): void => slots.leave(idOf(name)),
  };
}

test("as many as there is room for, then whoever waits, in turn", () => {
  const { log, ask, slots } = room(2);
  const first = ask("a");
  ask("b");
  ask("c");
  ask("d");
  expect(log).toEqual(["a", "b"]);
  expect(slots.isFull).toBe(true);
  first();
  first();
  expect(log).toEqual(["a", "b", "c"]);
});

test("nobody waits longer than half a second", () => {
  const { log, ask, slots } = room(1);
  ask("a");
  ask("b");
  vi.advanceTimersByTime(499);
  expect(log).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["a", "b refused"]);
  expect(slots.isFull).toBe(false);
});

test("once somebody has waited too long, whoever came last is served first", () => {
  const { log, ask } = room(1);
  const first = ask("a");
  ask("early");
  vi.advanceTimersByTime(300);
  ask("late");
  first();
  expect(log).toEqual(["a", "late"]);
});

test("only so many wait; the others are refused at once", () => {
  const { log, ask } = room(1);
  for (let count = 0; count < 12; count++) ask(String(count));
  expect(log).toEqual(["0", "11 refused"]);
});

test("who has gone while waiting takes nobody's turn", () => {
  const { log, ask } = room(1);
  const first = ask("a");
  const gone = ask("gone");
  ask("c");
  gone();
  first();
  vi.advanceTimersByTime(1_000);
  expect(log).toEqual(["a", "c"]);
});

test("changes leave half of the room to pages, whatever they hang on", () => {
  const { log, ask } = room(4);
  for (const name of ["c1", "c2", "c3"]) ask(name, "change");
  for (const name of ["r1", "r2", "r3"]) ask(name);
  expect(log).toEqual(["c1", "c2", "r1", "r2"]);
});

test("a slot is given back when its answer is made or its client gone, and nothing works for it any more", () => {
  const { log, ask, hold } = room(1);
  const takeBack = ask("a");
  const [loader, action] = [hold("a"), hold("a")];
  ask("b");
  takeBack();
  loader();
  expect(log).toEqual(["a"]);
  action();
  expect(log).toEqual(["a", "b"]);
});

test("who waits for something else leaves the slot at once, and gives back no second one later", () => {
  const { log, ask, hold, leave } = room(1);
  const takeBack = ask("a");
  const work = hold("a");
  ask("b");
  leave("a");
  expect(log).toEqual(["a", "b"]);
  ask("c");
  work();
  takeBack();
  leave("a");
  expect(log).toEqual(["a", "b"]);
  leave("b");
  expect(log).toEqual(["a", "b", "c"]);
});

test("of those with a slot as many are worked on at once as have a turn, and who has gone before it takes none", () => {
  const { log, ask, slots } = room(6, 2);
  const [first, second] = [ask("a"), ask("b")];
  const gone = ask("gone");
  ask("c");
  ask("d");
  expect(log).toEqual(["a", "b"]);
  expect([slots.inUse, slots.waiting, slots.isFull]).toEqual([5, 0, false]);
  gone();
  first();
  expect(log).toEqual(["a", "b", "c"]);
  second();
  expect(log).toEqual(["a", "b", "c", "d"]);
  vi.advanceTimersByTime(1_000);
  expect(log).toHaveLength(4);
});

test("changes leave half of the turns to pages, and those that wait for one are passed", () => {
  const { log, ask } = room(8, 4);
  const first = ask("c1", "change");
  for (const name of ["c2", "c3", "c4"]) ask(name, "change");
  for (const name of ["r1", "r2", "r3"]) ask(name);
  expect(log).toEqual(["c1", "c2", "r1", "r2"]);
  first();
  expect(log).toEqual(["c1", "c2", "r1", "r2", "c3"]);
});

test("who waits for something else gives the turn to the next one", () => {
  const { log, ask, hold, leave } = room(4, 1);
  ask("a");
  hold("a");
  ask("b");
  leave("a");
  expect(log).toEqual(["a", "b"]);
});
