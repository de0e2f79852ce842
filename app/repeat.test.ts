import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("begins after a while and goes on, whatever becomes of one turn", async () => {
  const failures: unknown[] = [];
  const work = vi.fn(async () => undefined).mockRejectedValueOnce("away");
  repeat(work, { firstMs: 100, everyMs: 1_000, onFailure: (error) => failures.push(error) });
  await vi.advanceTimersByTimeAsync(99);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(failures).toEqual(["away"]);
});

test("the next turn waits for the end of the one before", async () => {
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  repeat(work, { firstMs: 0, everyMs: 1_000, onFailure: () => undefined });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});
