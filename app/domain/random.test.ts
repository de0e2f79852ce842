import { describe, expect, test } from "vitest";
import { shuffleOrder } from "./quiz/quiz";
import { seededRandom, seedFrom } from "./random";

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

describe("a seed from a text", () => {
  test("is FNV-1a's, so that everybody keeps their order", () => {
    expect(["", "a", "foobar"].map((text) => seedFrom(text) >>> 0)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  test("gives two people, whose ids may differ by a letter, two orders", () => {
    const questions = Array.from({ length: 24 }, (_, index) => `q${index}`);
    const people = Array.from({ length: 16 }, (_, index) => `0192f0c1-7d3e-4b6a-9a51-0c2f6e8d7b1${index.toString(16)}`);
    const orders = people.map((userId) => shuffleOrder(questions, seedFrom(userId)).join());
    expect(new Set(orders).size).toBe(people.length);
  });
});
