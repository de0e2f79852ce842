import ts from "typescript";

/**
 * How a route's module exports its `action`: `wrapped` by `mutation(...)`, `passed` on from the `data.server` beside it
 * under the same name, `bare` in every other way; null when it has none.
 */
export function actionOf(module: ts.SourceFile): "wrapped" | "passed" | "bare" | null {
  for (const statement of module.statements) {
    if (ts.isExportDeclaration(statement)) {
      const kind = actionAmong(statement);
      if (kind) return kind;
    } else if (isExported(statement)) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === "action") return "bare";
      if (!ts.isVariableStatement(statement)) continue;
      const named = statement.declarationList.declarations.find(({ name }) => bindsAction(name));
      if (named) return isMutation(named.initializer) ? "wrapped" : "bare";
    }
  }
  return null;
}

function actionAmong({ exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration): "passed" | "bare" | null {
  if (isTypeOnly) return null;
  // `export *` may contain an action.
  if (!exportClause || ts.isNamespaceExport(exportClause)) return "bare";
  const named = exportClause.elements.find(({ name }) => name.text === "action");
  if (!named) return null;
  const isFromBeside =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === "./data.server";
  return isFromBeside && !named.propertyName ? "passed" : "bare";
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Whether a binding declares `action`, also by destructuring: `export const { action } = …`. */
const bindsAction = (name: ts.BindingName): boolean =>
  ts.isIdentifier(name)
    ? name.text === "action"
    : name.elements.some((element) => ts.isBindingElement(element) && bindsAction(element.name));

const isMutation = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  ts.isCallExpression(value) &&
  ts.isIdentifier(value.expression) &&
  value.expression.text === "mutation";
