import ts from "typescript";

interface ExportedName {
  name: string;
  /** component: what React renders. type: an interface or a type, nothing at run time. */
  kind: "component" | "type" | "value";
}

/** Names that a module declares at its top and exports, the default one aside. */
function exportedNames(module: ts.SourceFile): ExportedName[] {
  return module.statements.flatMap((statement): ExportedName[] => {
    if (!ts.canHaveModifiers(statement)) return [];
    const modifiers = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
    if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      return [{ name: statement.name.text, kind: "type" }];
    }
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []))
      : ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
        ? (statement.name?.text ?? [])
        : [];
    return [names].flat().map((name) => ({ name, kind: isComponent(module, name) ? "component" : "value" }));
  });
}

const isComponent = ({ fileName }: ts.SourceFile, name: string) =>
  fileName.endsWith(".tsx") && /^[A-Z][a-z]/.test(name);

/** Names that several modules export; a component and the type of what it shows are one thing and share theirs. */
export function ambiguousNames(modules: ReadonlyMap<string, ts.SourceFile>): Record<string, string[]> {
  const found = new Map<string, { file: string; kind: ExportedName["kind"] }[]>();
  for (const [file, module] of modules) {
    for (const { name, kind } of exportedNames(module)) found.set(name, [...(found.get(name) ?? []), { file, kind }]);
  }
  const ambiguous = [...found].filter(([, places]) => {
    const kinds = places.map(({ kind }) => kind).toSorted();
    // Overloads of a function are in one file.
    return new Set(places.map(({ file }) => file)).size > 1 && kinds.join() !== "component,type";
  });
  return Object.fromEntries(ambiguous.map(([name, places]) => [name, places.map(({ file }) => file)]));
}
