import type { Formula } from "./formula";

/**
 * The formula's value; null after a division by zero, or when a value is missing. Of a choice only the part that
 * applies is calculated, as a spreadsheet does.
 */
export function calculate(formula: Formula, valueOf: (name: string) => number | null): number | null {
  const of = (part: Formula) => calculate(part, valueOf);
  switch (formula.kind) {
    case "number":
      return formula.value;
    case "name":
      return valueOf(formula.name);
    case "call": {
      const values = formula.of.map(of).filter((value) => value !== null);
      return values.length === formula.of.length ? CALLED[formula.call](...values) : null;
    }
    case "choice":
    case "operation": {
      const left = of(formula.left);
      const right = of(formula.right);
      if (left === null || right === null) return null;
      if (formula.kind === "choice") return of(isTrue(left, formula.sign, right) ? formula.then : formula.otherwise);
      const result = { "+": left + right, "-": left - right, "*": left * right, "/": left / right }[formula.operator];
      return Number.isFinite(result) ? result : null;
    }
  }
}

type Call = Extract<Formula, { kind: "call" }>["call"];
type Sign = Extract<Formula, { kind: "choice" }>["sign"];

const isTrue = (left: number, sign: Sign, right: number): boolean =>
  ({ "<": left < right, ">": left > right, "<=": left <= right, ">=": left >= right })[sign];

/** Half a cent is rounded up also where its binary fraction falls short of it. */
const exact = (value: number): number => Number(value.toPrecision(13));

const CALLED: Record<Call, (...values: number[]) => number> = {
  runden: (value = 0) => Math.round(exact(value * 100)) / 100,
  abrunden: (value = 0) => Math.floor(Math.round(value * 1e6) / 1e6),
  min: Math.min,
  max: Math.max,
};
