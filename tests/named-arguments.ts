import { dirname } from "node:path";
import ts from "typescript";
import { importsOf, resolveImport } from "./modules";

/**
 * Functions that a module exports, each with the most named arguments that one of its parameters asks for. Those with a
 * default are not counted, as a caller need not carry them.
 */
export function namedArguments(module: ts.SourceFile): Map<string, number> {
  const found = new Map<string, number>();
  const add = (name: ts.Node | undefined, called: ts.Node | undefined) => {
    const text = name?.getText(module) ?? "";
    if (called && isFunction(called) && !isComponent(text)) found.set(text, mostOf(called, module));
  };
  for (const statement of module.statements.filter(isExported)) {
    if (ts.isFunctionDeclaration(statement)) add(statement.name, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) add(name, initializer);
  }
  return found;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

const isFunction = (node: ts.Node): node is Callable =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Props stand in markup, each beside its value. */
const isComponent = (name: string) => /^[A-Z]/.test(name);

const mostOf = ({ parameters }: Callable, module: ts.SourceFile): number =>
  Math.max(0, ...parameters.map(({ type }) => (type ? membersOf(type, module) : 1)));

/** Members of a type that its module alone knows; a type that others know by name is one thing to them. */
function membersOf(type: ts.TypeNode, module: ts.SourceFile): number {
  if (ts.isIntersectionTypeNode(type)) return type.types.reduce((sum, each) => sum + membersOf(each, module), 0);
  if (ts.isTypeLiteralNode(type)) return requiredOf(type);
  if (!ts.isTypeReferenceNode(type)) return 1;
  const own = module.statements.filter((each) => !isExported(each)).filter(isNamedType);
  const named = own.find(({ name }) => name.text === type.typeName.getText(module));
  if (named === undefined) return 1;
  if (ts.isTypeAliasDeclaration(named)) return membersOf(named.type, module);
  const bases = named.heritageClauses?.flatMap(({ types }) => types) ?? [];
  const inherited = bases.map(({ expression }) => own.find(({ name }) => name.text === expression.getText(module)));
  return inherited.reduce(
    (sum, base) => sum + (base && ts.isInterfaceDeclaration(base) ? requiredOf(base) : 1),
    requiredOf(named),
  );
}

const isNamedType = (node: ts.Statement): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const requiredOf = ({ members }: ts.TypeLiteralNode | ts.InterfaceDeclaration): number =>
  members.filter((member) => !member.questionToken).length;

/** Rooms are the folders of app/, and on these floors the folders in them. */
const FLOORS = ["domain", "db", "ui", "content", "coach", "payments"];

function roomOf(file: string): string {
  const [app = "", floor = "", room] = dirname(file).split("/");
  return [app, floor, ...(FLOORS.includes(floor) && room ? [room] : [])].join("/");
}

/** Which of these functions another room calls; written as "file: name". */
export function calledFromOutside(
  functions: readonly { file: string; name: string }[],
  modules: ReadonlyMap<string, ts.SourceFile>,
): string[] {
  const isCalled = ({ file, name }: { file: string; name: string }) =>
    [...modules].some(
      ([other, module]) =>
        roomOf(other) !== roomOf(file) &&
        new RegExp(`\\b${name}\\b`).test(module.text) &&
        importsOf(module).some(({ specifier }) => resolveImport(specifier, other) === file),
    );
  return functions.filter(isCalled).map(({ file, name }) => `${file}: ${name}`);
}
