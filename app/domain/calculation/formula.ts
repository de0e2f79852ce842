import { readTokens, type Token } from "./formula-tokens";

/** Parsed formula. A name is a row of a sheet, a fact or an input of a calculator. */
export type Formula =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "call"; call: Call; of: Formula[] }
  | ({ kind: "choice"; then: Formula; otherwise: Formula } & Condition)
  | { kind: "operation"; operator: Operator; left: Formula; right: Formula };

/** Compares two formulas. */
export interface Condition {
  sign: Comparison;
  left: Formula;
  right: Formula;
}

const OPERATORS = ["+", "-", "*", "/"] as const;
type Operator = (typeof OPERATORS)[number];

/** No equality: two amounts that were calculated differ in their last binary digit. */
const COMPARISONS = ["<=", ">=", "<", ">"] as const;
type Comparison = (typeof COMPARISONS)[number];

/** `runden` rounds to cents, `abrunden` down to whole numbers. */
const CALLS = ["runden", "abrunden", "min", "max"] as const;
type Call = (typeof CALLS)[number];

const CHOICE = "wenn";

/** Words of the language, which no row and no fact can be called by. */
export const FORMULA_WORDS: readonly string[] = [...CALLS, CHOICE];

/** Syntax of formulas, for the error of one that cannot be read. */
export const FORMULA_SYNTAX =
  "Zahlen, + - * /, Klammern, runden(a), abrunden(a), min(a; b), max(a; b) und wenn(a < b; c; d)";

/** Parses an editor's formula: names, numbers with a decimal comma, operations, brackets and calls; null when it is malformed. */
export function readFormula(text: string): Formula | null {
  const known = read.get(text);
  if (known !== undefined) return known;
  if (read.size >= MOST_READ) read.clear();
  const formula = parse(text);
  read.set(text, formula);
  return formula;
}

/** Formulas that were read before: a page has dozens, the same in every request. */
const read = new Map<string, Formula | null>();
const MOST_READ = 2_000;

function parse(text: string): Formula | null {
  const tokens = readTokens(text.trim());
  if (!tokens) return null;
  const formula = readSum(tokens);
  return tokens.length === 0 ? formula : null;
}

/** Parses a comparison alone: „gewinn > grenze“; null when it is malformed. */
export function readCondition(text: string): Condition | null {
  const tokens = readTokens(text.trim());
  const condition = tokens && takeCondition(tokens);
  return tokens?.length === 0 ? condition : null;
}

/** The readers below take the tokens that they understand off the list. */
function take<Text extends string>(tokens: Token[], texts: readonly Text[]): Text | null {
  const found = texts.find((each) => each === tokens[0]?.text);
  if (found !== undefined) tokens.shift();
  return found ?? null;
}

function readChain(tokens: Token[], operators: readonly Operator[], part: (tokens: Token[]) => Formula | null) {
  let left = part(tokens);
  for (let operator = take(tokens, operators); left && operator; operator = take(tokens, operators)) {
    const right = part(tokens);
    left = right && { kind: "operation", operator, left, right };
  }
  return left;
}

const readProduct = (tokens: Token[]) => readChain(tokens, ["*", "/"], readValue);
const readSum = (tokens: Token[]): Formula | null => readChain(tokens, ["+", "-"], readProduct);

function readValue(tokens: Token[]): Formula | null {
  if (take(tokens, ["("])) return readUntil(tokens, ")");
  const call = take(tokens, CALLS);
  if (call) return readCall(tokens, call);
  if (take(tokens, [CHOICE])) return readChoice(tokens);
  const token = tokens[0]?.kind === "sign" ? undefined : tokens.shift();
  if (!token) return null;
  if (token.kind === "name") return { kind: "name", name: token.text };
  return { kind: "number", value: Number(token.text.replace(",", ".")) };
}

function readUntil(tokens: Token[], sign: ")" | ";"): Formula | null {
  const inner = readSum(tokens);
  return take(tokens, [sign]) && inner;
}

function readCall(tokens: Token[], call: Call): Formula | null {
  if (!take(tokens, ["("])) return null;
  const of: Formula[] = [];
  do {
    const value = readSum(tokens);
    if (!value) return null;
    of.push(value);
  } while (take(tokens, [";"]));
  const isComplete = call === "min" || call === "max" ? of.length > 1 : of.length === 1;
  return take(tokens, [")"]) && isComplete ? { kind: "call", call, of } : null;
}

function readChoice(tokens: Token[]): Formula | null {
  const condition = take(tokens, ["("]) && takeCondition(tokens);
  const then = take(tokens, [";"]) && readUntil(tokens, ";");
  const otherwise = readUntil(tokens, ")");
  if (!condition || !then || !otherwise) return null;
  return { kind: "choice", ...condition, then, otherwise };
}

function takeCondition(tokens: Token[]): Condition | null {
  const left = readSum(tokens);
  const sign = take(tokens, COMPARISONS);
  const right = readSum(tokens);
  return left && sign && right && { sign, left, right };
}

export function namesIn(formula: Formula): readonly string[] {
  const known = names.get(formula);
  if (known) return known;
  const found = formula.kind === "name" ? [formula.name] : [...new Set(partsOf(formula).flatMap(namesIn))];
  names.set(formula, found);
  return found;
}

/** Names of formulas that were looked at before. */
const names = new WeakMap<Formula, readonly string[]>();

function partsOf(formula: Formula): Formula[] {
  if (formula.kind === "call") return formula.of;
  if (formula.kind === "operation") return [formula.left, formula.right];
  if (formula.kind === "choice") return [formula.left, formula.right, formula.then, formula.otherwise];
  return [];
}
