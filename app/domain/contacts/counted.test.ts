import { expect, test } from "vitest";
import { countReached, sayCounted } from "./counted";

const FARTHEST = { noted: 4, approached: 2, talking: 1, order: 1 };

test.each([
  ["kontakte", 8],
  ["angeschrieben", 4],
  ["gespraech", 2],
  ["angebot", 1],
  ["auftrag", 1],
] as const)("a task that counts %s counts whoever has come as far or farther", (was, number) => {
  expect(countReached(FARTHEST, was)).toBe(number);
  expect(countReached({}, was)).toBe(0);
});

test("what a task counts is said with what is enough", () => {
  expect(sayCounted(7, { was: "kontakte", anzahl: 10 })).toBe("7 von 10\u00a0notiert");
  expect(sayCounted(1, { was: "gespraech", anzahl: 3 })).toBe("1 von 3\u00a0im Gespräch");
});
