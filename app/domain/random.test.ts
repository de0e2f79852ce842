import { describe, expect, test } from "vitest";
import { seededRandom } from "./random";

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe("seeded numbers", () => {
  test("the same seed gives the same numbers, another seed others", () => {
    expect(draw(7, 5)).toEqual(draw(7, 5));
    expect(draw(7, 5)).not.toEqual(draw(8, 5));
  });

  test("are mulberry32's, so that a stored seed keeps its meaning", () => {
    expect(draw(1, 3).map((number) => number * 2 ** 32)).toEqual([2693262067, 11749833, 2265367787]);
  });

  test("lie in [0, 1) and spread evenly, whatever integer the seed is", () => {
    for (const seed of [0, -1, 42, 2 ** 31 - 1, -(2 ** 31)]) {
      const numbers = draw(seed, 10_000);
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      for (let tenth = 0; tenth < 10; tenth++) {
        const inside = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
        expect(inside).toBeGreaterThan(850);
        expect(inside).toBeLessThan(1150);
      }
    }
  });
});
