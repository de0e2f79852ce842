import { formatNumber } from "../text/german-numbers";
import type { Formula } from "./formula";

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷", "<": "<", ">": ">", "<=": "≤", ">=": "≥" } as const;

const isSum = (formula: Formula): boolean =>
  formula.kind === "operation" && (formula.operator === "+" || formula.operator === "-");

/** A formula as a person writes it, with the rows' labels: „Stunden im Jahr × Davon abrechenbar“. Rounding goes without saying. */
export function sayFormula(formula: Formula, labelOf: (name: string) => string): string {
  const say = (part: Formula): string => sayFormula(part, labelOf);
  const inner = (part: Formula): string => (part.kind === "operation" ? `(${say(part)})` : say(part));
  switch (formula.kind) {
    case "number":
      return formatNumber(formula.value);
    case "name":
      return labelOf(formula.name);
    case "call": {
      const parts = formula.of.map(say).join("; ");
      if (formula.call === "min") return `der kleinere Wert von: ${parts}`;
      return formula.call === "max" ? `der größere Wert von: ${parts}` : parts;
    }
    case "choice": {
      const condition = `${say(formula.left)} ${SIGNS[formula.sign]} ${say(formula.right)}`;
      return `wenn ${condition}: ${say(formula.then)}, sonst: ${say(formula.otherwise)}`;
    }
    case "operation": {
      const { operator, left, right } = formula;
      const isProduct = operator === "*" || operator === "/";
      const isOneWay = operator === "-" || operator === "/";
      const first = isProduct && isSum(left) ? `(${say(left)})` : say(left);
      const second = isOneWay ? inner(right) : isProduct && isSum(right) ? inner(right) : say(right);
      return `${first} ${SIGNS[operator]} ${second}`;
    }
  }
}
