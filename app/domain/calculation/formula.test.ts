import { expect, test } from "vitest";
import * as fc from "fast-check";
import { calculate } from "./calculate";
import { FORMULA_WORDS, namesIn, readFormula } from "./formula";

const values = new Map([
  ["netto", 430.5],
  ["satz", 0.19],
  ["null", 0],
]);
const result = (text: string) => {
  const formula = readFormula(text);
  return formula && calculate(formula, (name) => values.get(name) ?? null);
};

test.each([
  ["1 + 2 * 3", 7],
  ["(1 + 2) * 3", 9],
  ["8 - 2 - 1", 5],
  ["8 / 2 / 2", 2],
  ["0,5 * 4", 2],
  ["netto * satz", 81.795],
  ["runden(netto * satz)", 81.8],
  ["runden(1,005)", 1.01],
  ["abrunden(netto)", 430],
  ["abrunden(0,1 * 3 * 10)", 3],
  ["abrunden(1,999999)", 1],
  ["min(3; netto; 2)", 2],
  ["max(3; netto; 2) + 1", 431.5],
  ["max(0; min(netto; 100) - 30)", 70],
  ["wenn(netto <= 430,5; 1; 2)", 1],
  ["wenn(netto < 430,5; 1; 2)", 2],
  ["wenn(netto >= 430,5; 1; 2)", 1],
  ["wenn(netto + 1 > 430,5 * 2; 1; wenn(satz > 0; 3; 4))", 3],
  ["wenn(null > 0; 1 / null; 0)", 0],
])("%s is %s", (text, value) => {
  expect(result(text)).toBeCloseTo(value, 10);
});

test("what is divided by nothing is unknown, and so is what follows from it", () => {
  expect(result("netto / null")).toBe(null);
  expect(result("1 + runden(netto / null)")).toBe(null);
});

test.each([
  "",
  "1 +",
  "(1",
  "1)",
  "1 2",
  "=1",
  "netto ^ 2",
  "runden 3",
  "* 2",
  "1.5",
  "min",
  "min(1)",
  "min()",
  "min(1; )",
  "runden(1; 2)",
  "wenn(1; 2; 3)",
  "wenn(1 < 2; 3)",
  "wenn(1 < 2; 3; 4; 5)",
  "wenn(1 = 1; 2; 3)",
  "1 < 2",
  "1; 2",
  "wenn",
])("%s cannot be read", (text) => {
  expect(readFormula(text)).toBe(null);
});

test("names are told wherever they stand", () => {
  const formula = readFormula("wenn(a < min(b; c); runden(d); e)");
  expect(formula && namesIn(formula)).toEqual(["a", "b", "c", "d", "e"]);
});

const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100);
const resultOf = (text: string, a: number, b: number) => {
  const formula = readFormula(text);
  return formula && calculate(formula, (name) => (name === "a" ? a : b));
};

test("the smaller and the larger are what a condition would choose", () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(resultOf("min(a; b)", a, b)).toBe(resultOf("wenn(a <= b; a; b)", a, b));
      expect(resultOf("max(a; b)", a, b)).toBe(resultOf("wenn(a >= b; a; b)", a, b));
      expect(resultOf("min(a; b) + max(a; b)", a, b)).toBe(resultOf("a + b", a, b));
    }),
  );
});

test("rounding down leaves less than one away, and nothing of a whole number", () => {
  fc.assert(
    fc.property(amounts, (a) => {
      const down = resultOf("abrunden(a)", a, 0);
      expect(down).toBe(Math.floor(a));
      expect(resultOf("abrunden(b)", 0, down ?? NaN)).toBe(down);
    }),
  );
});

test("whatever is written, reading it gives a formula or null", () => {
  const piece = fc.constantFrom(...FORMULA_WORDS, "a", "1", "0,5", "(", ")", ";", "<", "<=", "+", "-", "*", "/");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const formula = readFormula(pieces.join(" "));
      if (formula) expect(namesIn(formula).every((name) => name === "a")).toBe(true);
    }),
  );
});
