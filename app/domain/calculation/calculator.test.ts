import { expect, test } from "vitest";
import type { CalculationRow } from "./calculation";
import { readInputs } from "./calculator-form";
import { hintsFor } from "./calculator";
import { readFormula } from "./formula";
import { toGrid } from "./grid";
import { outcomesOf } from "./outcome";
import { sayFormula } from "./say-formula";

const NONE = { example: null, formula: null, fact: null, rule: null, isYesOrNo: false, unit: "euro" as const };
const row = (name: string, more: Partial<CalculationRow>): CalculationRow => ({ ...NONE, name, label: name, ...more });
const ROWS = [
  row("gewinn", { example: 700 }),
  row("kind", { example: 1, isYesOrNo: true, unit: "zahl" }),
  row("grenze", { fact: "kv-familie-grenze" }),
  row("rest", { formula: "grenze - gewinn" }),
  row("je", { formula: "gewinn / kind" }),
];
const SHEET = { title: "Blatt", note: "Hinweis", parts: [{ title: "Teil", rows: ROWS, positions: null }] };
const given = (inputs: Record<string, number>, limit: number | null = 565) => ({
  inputs,
  factOf: () => limit,
});
const HINTS = [
  { conditions: ["gewinn > grenze", "kind > 0"], text: "Über {grenze}, Rest {rest}" },
  { conditions: ["gewinn <= grenze"], text: "Darunter" },
];
const said = (inputs: Record<string, number>, limit: number | null = 565) => [
  ...hintsFor({ hints: HINTS, calculation: SHEET }, outcomesOf(ROWS, given(inputs, limit))).values(),
];

test("what is filled in comes before the example, and nothing to divide by is no number", () => {
  expect(outcomesOf(ROWS, given({})).get("rest")).toEqual({ kind: "value", value: -135 });
  expect(outcomesOf(ROWS, given({ gewinn: 500 })).get("rest")).toEqual({ kind: "value", value: 65 });
  expect(outcomesOf(ROWS, given({ kind: 0 })).get("je")).toEqual({ kind: "none" });
});

test("what hangs on a fact without a value in force is not known, and the rest is", () => {
  const outcomes = outcomesOf(ROWS, given({}, null));
  expect(outcomes.get("rest")).toEqual({ kind: "unknown" });
  expect(outcomes.get("je")).toEqual({ kind: "value", value: 700 });
  expect(said({}, null)).toEqual([]);
  // A sheet that took nothing for zero would calculate on.
  const [, , , , , , limit, rest] = toGrid(SHEET, given({}, null)).rows;
  expect([limit?.[1], rest?.[1]]).toEqual([
    { kind: "text", text: "noch nicht bekannt", look: "plain" },
    { kind: "text", text: "noch nicht bekannt", look: "plain" },
  ]);
});

test("a fact stands in a sheet as what it is worth, and nobody is asked to change it", () => {
  const grid = toGrid(SHEET, given({ gewinn: 500 }));
  expect(grid.rows[4]?.[1]).toEqual({ kind: "number", value: 500, unit: "euro" });
  expect(grid.rows[6]?.[1]).toMatchObject({ kind: "formula", value: 565, formula: { formula: { value: 565 } } });
  expect([...grid.inputs]).toEqual(["gewinn", "kind"]);
  expect(grid.rows[5]?.[0]).toMatchObject({ text: "kind (1 heißt ja, 0 heißt nein)" });
});

test("a hint is said while all its conditions hold, with the values of today", () => {
  expect(said({})).toEqual(["Über 565\u00a0€, Rest -135\u00a0€"]);
  expect(said({ kind: 0 })).toEqual([]);
  expect(said({ gewinn: 565 })).toEqual(["Darunter"]);
});

test("a form's fields are numbers, a box that is not sent is a no, and what is no number is named", () => {
  expect(readInputs(SHEET, { gewinn: "1.200,50 €", kind: "1" })).toEqual({
    inputs: { gewinn: 1200.5, kind: 1 },
    wrong: [],
  });
  expect(readInputs(SHEET, { gewinn: " " })).toEqual({ inputs: { gewinn: 0, kind: 0 }, wrong: [] });
  expect(readInputs(SHEET, { gewinn: "viel", rest: "9", fremd: "1" })).toEqual({
    inputs: { kind: 0 },
    wrong: ["gewinn"],
  });
});

test.each([
  ["summe / (a + b)", "„summe“ ÷ („a“ + „b“)"],
  ["a * b * (1 + c)", "„a“ × „b“ × (1 + „c“)"],
  ["a / (b * c) + d", "„a“ ÷ („b“ × „c“) + „d“"],
  ["a - (b - c)", "„a“ − („b“ − „c“)"],
  ["runden(a * 0,5)", "„a“ × 0,5"],
  ["min(a; b)", "der kleinere Wert von: „a“; „b“"],
  ["wenn(a <= b; 0; c)", "wenn „a“ ≤ „b“: 0, sonst: „c“"],
])("%s is told as %s", (formula, told) => {
  const read = readFormula(formula);
  expect(read && sayFormula(read, (name) => `„${name}“`)).toBe(told);
});
