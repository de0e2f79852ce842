import { expect, test } from "vitest";
import { Upkeep } from "./upkeep";

const HOUR_MS = 3_600_000;

test("the queue looks after itself at first, twice a day, and at each move while something is left behind", () => {
  const upkeep = new Upkeep();
  const isDue = (hour: number): boolean => upkeep.before(hour * HOUR_MS)?.endsWith("null") === true;
  expect([0, 1, 11, 13, 14].map(isDue)).toEqual([true, false, false, true, false]);
  upkeep.noteLeftBehind(true);
  expect([15, 16].map(isDue)).toEqual([true, true]);
  upkeep.noteLeftBehind(false);
  // Set back to a day before.
  expect([17, -8].map(isDue)).toEqual([false, true]);
});

test("it is put off by one statement, until it is due", () => {
  const upkeep = new Upkeep();
  upkeep.before(0);
  expect([1, 2, 3].map((hour) => upkeep.before(hour * HOUR_MS) === null)).toEqual([false, true, true]);
});
