import type { Formula } from "./formula";

/** The formula in spreadsheet notation. */
export function spellFormula(formula: Formula, cellOf: (name: string) => string, separator: "," | ";"): string {
  const spell = (part: Formula): string => {
    switch (part.kind) {
      case "number":
        return String(part.value);
      case "name":
        return cellOf(part.name);
      case "call":
        return spellCall(part.call, part.of.map(spell), separator);
      case "choice": {
        const condition = `${spell(part.left)}${part.sign}${spell(part.right)}`;
        return `IF(${[condition, spell(part.then), spell(part.otherwise)].join(separator)})`;
      }
      case "operation":
        return `(${spell(part.left)}${part.operator}${spell(part.right)})`;
    }
  };
  return spell(formula).replace(/^\(([^()]*)\)$/, "$1");
}

type Call = Extract<Formula, { kind: "call" }>["call"];

function spellCall(call: Call, values: string[], separator: string): string {
  const listed = values.join(separator);
  switch (call) {
    case "runden":
      return `ROUND(${listed}${separator}2)`;
    // `INT` of 12.999999999999998 is 12, where the page says 13.
    case "abrunden":
      return `INT(ROUND(${listed}${separator}6))`;
    case "min":
      return `MIN(${listed})`;
    case "max":
      return `MAX(${listed})`;
  }
}
