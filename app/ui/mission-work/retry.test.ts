import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRetry } from "./retry";

let isNeeded: boolean;
let attempts: number;
const start = (random = 0.5) => {
  const retry = createRetry(
    () => isNeeded,
    async () => void (attempts += 1),
    () => random,
  );
  retry.check();
  return retry;
};
const after = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return attempts;
};

beforeEach(() => {
  vi.useFakeTimers();
  isNeeded = true;
  attempts = 0;
});
afterEach(() => vi.useRealTimers());

test("tries again after 1, 2, 4 and then every 8 s, for as long as something waits", async () => {
  start();
  expect(await after(999)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await after(1_999)).toBe(1);
  expect(await after(1)).toBe(2);
  expect(await after(4_000)).toBe(3);
  expect(await after(8_000)).toBe(4);
  expect(await after(80_000)).toBe(14);
  isNeeded = false;
  expect(await after(8_000)).toBe(15);
  expect(await after(80_000)).toBe(15);
});

test("begins with the short pause once all has arrived meanwhile, and makes no second timer", async () => {
  const retry = start();
  await after(7_000);
  isNeeded = false;
  retry.check();
  isNeeded = true;
  retry.check();
  retry.check();
  attempts = 0;
  expect(await after(1_000)).toBe(1);
});

test("spreads devices that come back together", async () => {
  start(0);
  expect(await after(750)).toBe(1);
  attempts = 0;
  start(1);
  expect(await after(1_249)).toBe(0);
  expect(await after(1)).toBe(1);
});

test("ends with the page, also in the middle of an attempt", async () => {
  start().stop();
  expect(await after(60_000)).toBe(0);
  let answer = (): void => undefined;
  const retry = createRetry(
    () => true,
    () => {
      attempts += 1;
      return new Promise<void>((resolve) => (answer = resolve));
    },
    () => 0.5,
  );
  retry.check();
  expect(await after(1_000)).toBe(1);
  retry.stop();
  answer();
  expect(await after(60_000)).toBe(1);
});
