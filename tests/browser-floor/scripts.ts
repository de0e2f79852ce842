import compat, { type Identifier } from "@mdn/browser-compat-data";
import ts from "typescript";
import { lacking } from "./compat";
import type { Finding } from "./styles";

const builtins: Identifier = compat.javascript.builtins ?? {};
/** The data's entry for a global such as `structuredClone` or `IntersectionObserver`. */
const globals = (name: string): Identifier | undefined =>
  own(builtins, name) ?? own(compat.api, name) ?? own(own(compat.api, "Window"), name);
const own = (at: Identifier | undefined, name: string): Identifier | undefined =>
  at && Object.hasOwn(at, name) ? at[name] : undefined;

/** Member name → its entry in every type that has it: `at` of arrays, strings and typed arrays. */
const MEMBERS = new Map<string, Identifier[]>();
for (const owners of [builtins, compat.api]) {
  for (const owner of Object.values(owners)) {
    for (const [name, member] of Object.entries(owner)) {
      const key = name.replace(/_static$/, "");
      if (name !== "__compat") MEMBERS.set(key, [...(MEMBERS.get(key) ?? []), member]);
    }
  }
}

/** Syntax newer than ES2021: the test for its node, its entry in the data, and its name in findings. */
const SYNTAX: [(node: ts.Node) => boolean, Identifier | undefined, string][] = [
  [
    ts.isClassStaticBlockDeclaration,
    own(own(compat.javascript.classes, "static"), "initialization_blocks"),
    "static block",
  ],
  [
    (node) => ts.isAwaitExpression(node) && !isInFunction(node),
    own(own(compat.javascript.operators, "await"), "top_level"),
    "top-level await",
  ],
  [
    (node) =>
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      ts.isPrivateIdentifier(node.left),
    own(compat.javascript.classes, "private_class_fields_in"),
    "#x in",
  ],
  [
    (node) => ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text),
    own(compat.javascript.regular_expressions, "lookbehind_assertion"),
    "look-behind",
  ],
  [
    (node) => ts.isRegularExpressionLiteral(node) && /\/[a-z]*v[a-z]*$/.test(node.text),
    own(own(builtins, "RegExp"), "unicodeSets"),
    "/v",
  ],
];

/** Features of a script that browsers of the floor lack, but for those it tests (`"x" in y`, `typeof`, `?.()`). */
export function newerScripts(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const asked = new Set(
    [...text.matchAll(/typeof (?:[\w$]+\.)*([\w$]+)|"([\w$]+)" ?in /g)].flatMap((found) => found.slice(1)),
  );
  const found: Finding[] = [];
  const add = (feature: string, node: ts.Node, entries: (Identifier | undefined)[]) => {
    const lackedBy =
      entries.length > 0 && entries.every((entry) => lacking(entry).length > 0) ? lacking(entries[0]) : [];
    if (lackedBy.length > 0 && !asked.has(feature))
      found.push({ feature, at: `${file}: ${node.getText().slice(0, 80)}`, lackedBy });
  };
  const visit = (node: ts.Node): void => {
    for (const [is, entry, name] of SYNTAX) if (is(node)) add(name, node, [entry]);
    if (ts.isIdentifier(node) && isGlobal(node)) add(node.text, node, [globals(node.text)]);
    if (ts.isPropertyAccessExpression(node)) ofMember(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function ofMember(
  node: ts.PropertyAccessExpression,
  add: (feature: string, node: ts.Node, entries: Identifier[]) => void,
) {
  const name = node.name.text;
  // `a.b?.()` is a feature test.
  if (ts.isCallExpression(node.parent) && node.parent.questionDotToken) return;
  const owner = ts.isIdentifier(node.expression) ? globals(node.expression.text) : undefined;
  const known = own(owner, `${name}_static`) ?? own(owner, name);
  // Members of an unknown owner count only when called: plain data may use any property name.
  if (known) add(name, node, [known]);
  else if (ts.isCallExpression(node.parent) && node.parent.expression === node)
    add(name, node, MEMBERS.get(name) ?? []);
}

function isInFunction(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}

/** Whether an identifier owns a member access, or is called or constructed; a name of a member is not. */
function isGlobal(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
}
