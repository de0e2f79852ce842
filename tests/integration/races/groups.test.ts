import { expect, test } from "vitest";
import { groupsOfAllPairs } from "./groups";

test("any two stand together, in far fewer groups than there are pairs", () => {
  const names = Array.from({ length: 56 }, (_, index) => `act ${index}`);
  const groups = groupsOfAllPairs(names, 5);
  const met = new Set(groups.flatMap((group) => group.flatMap((one) => group.map((other) => `${one} × ${other}`))));
  expect(names.flatMap((one) => names.map((other) => `${one} × ${other}`)).filter((pair) => !met.has(pair))).toEqual(
    [],
  );
  expect(groups.every(({ length }) => length <= 5)).toBe(true);
  expect(groups.length).toBeLessThan(300);
});
