import { formatNumber } from "../text/german-numbers";
import type { Formula } from "./formula";

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷", "<": "<", ">": ">", "<=": "≤", ">=": "≥" } as const;

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
      const spoken = [isProduct ? inner(left) : say(left), isProduct || operator === "-" ? inner(right) : say(right)];
      return spoken.join(` ${SIGNS[operator]} `);
    }
  }
}
