import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withinDeadline } from "./database-deadline";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

// Each test begins long after the last answer of the one before.
let hours = 0;
const aLongTime = () => ++hours * 3_600_000;
const never = new Promise<never>(() => undefined);
const onAway = () => new Error("away");
const fromDatabase = { isFromDatabase: () => true, onAway };
const later = <Value>(value: Value, milliseconds: number) =>
  new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));

test("a process too busy to read answers does not take the database for lost", async () => {
  // First of all: after the others the last answer lies in a future of their own.
  vi.useRealTimers();
  // Each turn of the event loop takes 300 ms, in which the timers of the deadline become due; the answer needs ten.
  const busy = async () => {
    for (let turn = 0; turn < 10; turn++) {
      const until = performance.now() + 300;
      while (performance.now() < until);
      await new Promise(setImmediate);
    }
    return "at last";
  };
  expect(await withinDeadline(busy(), fromDatabase)).toBe("at last");
});

test("an answer in time is the answer", async () => {
  const answer = withinDeadline(later("here", 1_700), fromDatabase);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(await answer).toBe("here");
});

test("a database that answers nobody is away after 1.8 seconds", async () => {
  await vi.advanceTimersByTimeAsync(aLongTime());
  const asked = withinDeadline(never, fromDatabase).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_801);
  expect(await asked).toEqual(new Error("away"));
});

test("while it answers others, it only has much to do", async () => {
  await vi.advanceTimersByTimeAsync(aLongTime());
  const patient = withinDeadline(later("at last", 4_000), fromDatabase);
  for (let count = 0; count < 4; count++) {
    const other = withinDeadline(later("other", 900), fromDatabase);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await other).toBe("other");
  }
  expect(await patient).toBe("at last");
});

test("answers that needed no database prove nothing", async () => {
  await vi.advanceTimersByTimeAsync(aLongTime());
  const asked = withinDeadline(never, fromDatabase).catch((error: unknown) => error);
  for (let count = 0; count < 2; count++) {
    await withinDeadline(Promise.resolve("nobody"), { isFromDatabase: () => false, onAway });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(await asked).toEqual(new Error("away"));
});
