/** Parsed formula. A cell is named by its row; `runden` rounds to cents. */
export type Formula =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "round"; of: Formula }
  | { kind: "operation"; operator: Operator; left: Formula; right: Formula };

type Operator = "+" | "-" | "*" | "/";
type Token = { kind: "number" | "name" | "sign"; text: string };

const TOKEN = /\s*(?:(\d+(?:,\d+)?)|([a-z]+)|([-+*/()]))/y;
const ROUND = "runden";

/** Parses an editor's formula: names, numbers with a decimal comma, + - * / and brackets; null when it is malformed. */
export function readFormula(text: string): Formula | null {
  const tokens = readTokens(text.trim());
  const next = (texts: string): string | null => (tokens?.[0] && texts.includes(tokens[0].text) ? take() : null);
  const take = (): string => tokens?.shift()?.text ?? "";
  const chain = (operators: string, part: () => Formula | null): Formula | null => {
    let left = part();
    for (let sign = next(operators); left && sign; sign = next(operators)) {
      const right = part();
      const operator = OPERATORS.find((each) => each === sign);
      left = right && operator ? { kind: "operation", operator, left, right } : null;
    }
    return left;
  };
  const sum = (): Formula | null => chain("+-", () => chain("*/", value));
  const bracket = (): Formula | null => {
    if (!next("(")) return null;
    const inner = sum();
    return next(")") ? inner : null;
  };
  const value = (): Formula | null => {
    const token = tokens?.[0];
    if (token?.kind === "sign" || !token) return bracket();
    take();
    if (token.kind === "number") return { kind: "number", value: Number(token.text.replace(",", ".")) };
    if (token.text !== ROUND) return { kind: "name", name: token.text };
    const of = bracket();
    return of && { kind: "round", of };
  };
  const formula = sum();
  return tokens?.length === 0 ? formula : null;
}

const OPERATORS = ["+", "-", "*", "/"] as const;

function readTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, number, name, sign] = TOKEN.exec(text) ?? [];
    if (number) tokens.push({ kind: "number", text: number });
    else if (name) tokens.push({ kind: "name", text: name });
    else if (sign) tokens.push({ kind: "sign", text: sign });
    else return null;
  }
  return tokens;
}

export function namesIn(formula: Formula): string[] {
  if (formula.kind === "name") return [formula.name];
  if (formula.kind === "round") return namesIn(formula.of);
  return formula.kind === "operation" ? [...namesIn(formula.left), ...namesIn(formula.right)] : [];
}

/** The formula's value; null after a division by zero, or when a value is missing. */
export function calculate(formula: Formula, valueOf: (name: string) => number | null): number | null {
  if (formula.kind === "number") return formula.value;
  if (formula.kind === "name") return valueOf(formula.name);
  if (formula.kind === "round") {
    const value = calculate(formula.of, valueOf);
    return value === null ? null : roundToCents(value);
  }
  const left = calculate(formula.left, valueOf);
  const right = calculate(formula.right, valueOf);
  if (left === null || right === null) return null;
  const result = { "+": left + right, "-": left - right, "*": left * right, "/": left / right }[formula.operator];
  return Number.isFinite(result) ? result : null;
}

/** Rounds half a cent up, also where its binary fraction falls short of it. */
const roundToCents = (value: number): number => Math.round(Number((value * 100).toPrecision(13))) / 100;

/** The formula in spreadsheet notation. */
export function spellFormula(formula: Formula, cellOf: (name: string) => string, separator: "," | ";"): string {
  const spell = (part: Formula): string => {
    if (part.kind === "number") return String(part.value);
    if (part.kind === "name") return cellOf(part.name);
    if (part.kind === "round") return `ROUND(${spell(part.of)}${separator}2)`;
    return `(${spell(part.left)}${part.operator}${spell(part.right)})`;
  };
  return spell(formula).replace(/^\(([^()]*)\)$/, "$1");
}
