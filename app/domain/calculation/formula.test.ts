import { expect, test } from "vitest";
import { calculate, namesIn, readFormula, spellFormula } from "./formula";

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
])("%s is %s", (text, value) => {
  expect(result(text)).toBeCloseTo(value, 10);
});

test("what is divided by nothing is unknown, and so is what follows from it", () => {
  expect(result("netto / null")).toBe(null);
  expect(result("1 + runden(netto / null)")).toBe(null);
});

test.each(["", "1 +", "(1", "1)", "1 2", "=1", "netto ^ 2", "runden 3", "* 2", "1.5"])("%s cannot be read", (text) => {
  expect(readFormula(text)).toBe(null);
});

test("a spreadsheet gets cells for names, a point for the comma and brackets where they matter", () => {
  const formula = readFormula("runden(a * (b - 0,5)) + c");
  if (!formula) throw new Error("unread");
  expect(namesIn(formula)).toEqual(["a", "b", "c"]);
  const cells: Record<string, string> = { a: "B1", b: "B2", c: "B3" };
  expect(spellFormula(formula, (name) => cells[name] ?? "", ",")).toBe("(ROUND((B1*(B2-0.5)),2)+B3)");
});

test("what stands side by side needs no brackets around the whole, and keeps those within", () => {
  const spell = (text: string) => spellFormula(readFormula(text) ?? { kind: "number", value: 0 }, (name) => name, ";");
  expect(spell("a + b")).toBe("a+b");
  expect(spell("(a + b) * (a - b)")).toBe("((a+b)*(a-b))");
});
