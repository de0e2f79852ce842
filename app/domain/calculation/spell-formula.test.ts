import { expect, test } from "vitest";
import { namesIn, readFormula } from "./formula";
import { spellFormula } from "./spell-formula";

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

test.each([
  ["min(a; b; 2)", "MIN(a,b,2)", "MIN(a;b;2)"],
  ["max(0; a - b)", "MAX(0,(a-b))", "MAX(0;(a-b))"],
  ["abrunden(a / 3)", "INT(ROUND((a/3),6))", "INT(ROUND((a/3);6))"],
  ["wenn(a + 1 <= b; 0; runden(a))", "IF((a+1)<=b,0,ROUND(a,2))", "IF((a+1)<=b;0;ROUND(a;2))"],
])("%s is %s in a spreadsheet", (text, excel, openDocument) => {
  const formula = readFormula(text);
  if (!formula) throw new Error("unread");
  expect(spellFormula(formula, (name) => name, ",")).toBe(excel);
  expect(spellFormula(formula, (name) => name, ";")).toBe(openDocument);
});
