import ts from "typescript";

/** Functions in app/ui/kit/variants.ts that make class names; their first argument is a kind. */
const MAKERS = ["badge", "button", "input", "notice"];

/**
 * The class names that a module gives to its elements: in `className` of an element or a node, in the constants named
 * there, and in the makers.
 */
export function classesOf(module: ts.SourceFile): string[] {
  const constants = new Map<string, ts.Expression>();
  const texts: string[] = [];
  const read = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    if (ts.isIdentifier(node)) return readConstant(node.text);
    if (ts.isArrowFunction(node)) return read(node.body);
    if (ts.isCallExpression(node)) return read(isMaker(node) ? node.arguments[1] : textOf(node));
    if (ts.isElementAccessExpression(node)) return read(node.expression);
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].forEach(read);
    if (ts.isPropertyAssignment(node)) return read(node.initializer);
    if (ts.isBinaryExpression(node) && isComparison(node)) return;
    ts.forEachChild(node, read);
  };
  const readConstant = (name: string) => {
    const value = constants.get(name);
    constants.delete(name);
    read(value);
  };
  const visit = (node: ts.Node, found: (node: ts.Node) => void): void => {
    found(node);
    ts.forEachChild(node, (child) => visit(child, found));
  };
  visit(module, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) constants.set(node.name.getText(), node.initializer);
  });
  visit(module, (node) => {
    const isGiven = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    if (isGiven && node.name.getText() === "className") read(node.initializer);
    if (ts.isVariableDeclaration(node) && MAKERS.includes(node.name.getText())) read(node.initializer);
  });
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

const isMaker = ({ expression }: ts.CallExpression): boolean => MAKERS.includes(expression.getText());

/** The expression that a method like `trimEnd` is called on. */
const textOf = ({ expression }: ts.CallExpression): ts.Expression | undefined =>
  ts.isPropertyAccessExpression(expression) ? expression.expression : undefined;

const isComparison = ({ operatorToken }: ts.BinaryExpression): boolean =>
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(operatorToken.kind);

/** The class names that a style sheet has rules for. */
export function classesIn(css: string): Set<string> {
  const found = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...found].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}
