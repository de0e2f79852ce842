import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import ts from "typescript";

/** One import, export or dynamic import of another module. */
export interface Import {
  specifier: string;
  /** Whether it imports types alone, so that nothing of it is left at run time. */
  isType: boolean;
  /** The statement or expression as written. */
  text: string;
}

/** Paths of the files of app/ and content-tools/ that are no tests, relative to the project's root. */
export const FILES = ["app", "content-tools"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

export const readModule = (file: string): ts.SourceFile => parseModule(file, readFileSync(file, "utf8"));

export const parseModule = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** All imports, exports and dynamic imports of other modules, those of side effects and types included. */
export function importsOf(module: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (name: ts.Node | undefined, isType: boolean, node: ts.Node) => {
    if (name && ts.isStringLiteralLike(name)) found.push({ specifier: name.text, isType, text: node.getText(module) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause), node);
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, node);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true, node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause || clause.isTypeOnly) return clause !== undefined;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every(({ isTypeOnly }) => isTypeOnly);
}

const { config } = ts.readConfigFile("tsconfig.json", (path) => readFileSync(path, "utf8"));
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());

/** The file of this project that an import leads to, as the compiler finds it; null for a package or a style sheet. */
export function resolveImport(specifier: string, file: string): string | null {
  const found = ts.resolveModuleName(specifier, resolve(file), options, ts.sys).resolvedModule;
  return found && !found.isExternalLibraryImport ? relative(process.cwd(), found.resolvedFileName) : null;
}

/** Import cycles among modules, each as the files on the way round. */
export function circlesAmong(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at !== -1) circles.push([...way.slice(at), file]);
    if (at !== -1 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return circles;
}
