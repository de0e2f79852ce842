import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withinDatabaseDeadline } from "./database-deadline";

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
const away = new Response(null, { status: 503 });
const onAway = () => away;
const fromDatabase = { isFromDatabase: () => true, onAway };
/** A query, and the function that answers it when the test decides. */
function ask() {
  let answer = (_: string): void => undefined;
  const asked = new Promise<string>((resolve) => (answer = resolve));
  return { asked, answer };
}

test("a process too busy to read answers does not take the database for lost", async () => {
  // Must be the first test: after the others the last answer lies in a future of their own.
  vi.useRealTimers();
  // Each turn of the event loop takes 300 ms, in which the timers of the deadline become due; the answer needs ten
  // turns.
  const busy = async () => {
    for (let turn = 0; turn < 10; turn++) {
      const until = performance.now() + 300;
      while (performance.now() < until);
      await new Promise(setImmediate);
    }
    return "at last";
  };
  expect(await withinDatabaseDeadline(busy(), fromDatabase)).toBe("at last");
});

test("an answer in time is the answer", async () => {
  const { asked, answer } = ask();
  const answered = withinDatabaseDeadline(asked, fromDatabase);
  await vi.advanceTimersByTimeAsync(1_700);
  answer("here");
  expect(await answered).toBe("here");
});

test("a database that answers nobody is away after 1.8 seconds", async () => {
  await vi.advanceTimersByTimeAsync(aLongTime());
  const asked = withinDatabaseDeadline(never, fromDatabase).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_801);
  expect(await asked).toBe(away);
});

test("while it answers others, it only has much to do", async () => {
  await vi.advanceTimersByTimeAsync(aLongTime());
  const { asked, answer } = ask();
  const patient = withinDatabaseDeadline(asked, fromDatabase);
  for (let count = 0; count < 4; count++) {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await withinDatabaseDeadline(Promise.resolve("other"), fromDatabase)).toBe("other");
  }
  answer("at last");
  expect(await patient).toBe("at last");
});

test("answers that needed no database prove nothing", async () => {
  await vi.advanceTimersByTimeAsync(aLongTime());
  const asked = withinDatabaseDeadline(never, fromDatabase).catch((error: unknown) => error);
  for (let count = 0; count < 2; count++) {
    await withinDatabaseDeadline(Promise.resolve("nobody"), { isFromDatabase: () => false, onAway });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(await asked).toBe(away);
});
