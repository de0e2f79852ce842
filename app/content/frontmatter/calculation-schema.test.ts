import { expect, test } from "vitest";
import { calculationSchema } from "./calculation-schema";

const INPUT = { text: "Betrag", name: "betrag", als: "euro", beispiel: 10 };
const problems = (...zeilen: object[]) => {
  const sheet = { titel: "Blatt", hinweis: "Füll aus.", abschnitte: [{ titel: "Teil", zeilen }] };
  return calculationSchema.safeParse(sheet).error?.issues.map(({ message }) => message) ?? [];
};
const formula = (formel: string, name = "summe") => ({ text: "Summe", name, als: "euro", formel });

test("a formula may speak of the rows above it", () => {
  expect(problems(INPUT, formula("betrag * 2"))).toEqual([]);
});

test.each([
  [[formula("betrag * 2"), INPUT], "„betrag“ steht in keiner Zeile darüber"],
  [[INPUT, formula("betrag ^ 2")], "nicht lesbar"],
  [[INPUT, formula("wenn(betrag; 1; 2)")], "wenn(a < b; c; d)"],
  [[INPUT, formula("min(betrag; grenze)")], "„grenze“ steht in keiner Zeile darüber"],
  [[INPUT, formula("betrag", "wenn")], "keines der Wörter"],
  [[INPUT, formula("betrag", "betrag")], "„betrag“ gibt es schon"],
  [[{ ...INPUT, formel: "1" }], "entweder „beispiel“ oder „formel“"],
])("what cannot calculate is refused in words", (zeilen, said) => {
  expect(problems(...zeilen).join()).toContain(said);
});
