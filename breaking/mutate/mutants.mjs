import ts from "typescript";

/** Operators and what stands in their place. */
const OPERATORS = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
};
/** Methods and functions that are easily mistaken for each other. */
const NAMES = { some: "every", every: "some", min: "max", max: "min", floor: "ceil", ceil: "floor" };

/**
 * Lists the small faults that a source can have: a comparison, a condition, a sum, a number or a result that is wrong,
 * or a statement that is missing.
 * @returns {{ start: number, end: number, text: string, line: number, was: string }[]} the edits, in the order of the source
 */
export function mutantsOf(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  visit(tree);
  return found.sort((a, b) => a.start - b.start);

  function replace(node, text) {
    const start = node.getStart(tree);
    const was = source.slice(start, node.end);
    const { line } = tree.getLineAndCharacterOfPosition(start);
    if (was !== text) found.push({ start, end: node.end, text, line: line + 1, was: shorten(was) });
  }

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) replaceOperator(node);
    if (ts.isConditionalExpression(node) || ts.isIfStatement(node)) negate(node.condition ?? node.expression);
    if (ts.isReturnStatement(node) && node.expression) replace(node.expression, "null");
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) replace(node.body, "null");
    if (ts.isExpressionStatement(node)) replace(node, "");
    if (ts.isNumericLiteral(node)) replace(node, `(${node.getText(tree)} + 1)`);
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, "false");
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, "true");
    if (ts.isPropertyAccessExpression(node) && Object.hasOwn(NAMES, node.name.text)) {
      replace(node.name, NAMES[node.name.text]);
    }
    if (ts.isCallExpression(node) && isFilter(node)) replace(node, node.expression.expression.getText(tree));
    ts.forEachChild(node, visit);
  }

  function replaceOperator({ operatorToken, left, right }) {
    const operator = operatorToken.getText(tree);
    if (operator === "??") return replace(operatorToken.parent, right.getText(tree));
    const isText = operator === "+" && [left, right].some((side) => ts.isStringLiteralLike(side));
    if (Object.hasOwn(OPERATORS, operator) && !isText) replace(operatorToken, OPERATORS[operator]);
  }

  function negate(condition) {
    replace(condition, `!(${condition.getText(tree)})`);
  }
}

const isFilter = ({ expression }) => ts.isPropertyAccessExpression(expression) && expression.name.text === "filter";

const shorten = (text) => {
  const flat = text.replace(/\s+/g, " ");
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat;
};
