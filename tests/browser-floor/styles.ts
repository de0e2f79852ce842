import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";
import { entryAt, lacking } from "./compat";

export interface Finding {
  /** The feature's path in the compatibility data (styles) or its name (scripts). */
  feature: string;
  /** The at-rule, selector, declaration or expression that uses it. */
  at: string;
  lackedBy: string[];
}

/** The type under which the data lists colour functions. */
const COLOURS = "color";

/**
 * Features of a stylesheet that browsers of the floor lack, except inside @supports and in a declaration that replaces
 * an earlier one of the same property with a value they understand.
 */
export function newerStyles(css: string): Finding[] {
  const found: Finding[] = [];
  postcss.parse(css).walk((node) => {
    if (isSupported(node)) return;
    if (node.type === "atrule") found.push(...ofAtRule(node));
    if (node.type === "rule" && !isKeyframe(node)) found.push(...ofSelector(node));
    if (node.type === "decl") found.push(...ofDeclaration(node));
  });
  return found;
}

const isSupported = (node: { parent?: { type: string } | undefined }): boolean => ancestors(node).some(isSupports);
const isSupports = (node: unknown) => node instanceof Object && "name" in node && node.name === "supports";

function ancestors(node: object): object[] {
  const parent: unknown = Reflect.get(node, "parent");
  return parent instanceof Object ? [parent, ...ancestors(parent)] : [];
}

const isKeyframe = (rule: Rule) =>
  ancestors(rule).some((node) => "name" in node && typeof node.name === "string" && node.name.endsWith("keyframes"));

function findingsOf(at: string, paths: string[][]): Finding[] {
  return paths.flatMap((path) => {
    const lackedBy = lacking(entryAt(path));
    return lackedBy.length > 0 ? [{ feature: path.join("."), at, lackedBy }] : [];
  });
}

function ofAtRule(rule: AtRule): Finding[] {
  const features = [...rule.params.matchAll(/\(\s*([a-z-]+)/g)].map(([, name = ""]) => name);
  const ranges =
    /[<>]/.test(rule.params) && rule.name === "media" ? [["css", "at-rules", "media", "range_syntax"]] : [];
  return findingsOf(`@${rule.name} ${rule.params}`.trim(), [
    ["css", "at-rules", rule.name],
    ...ranges,
    ...features.map((name) => ["css", "at-rules", rule.name, name]),
  ]);
}

function ofSelector(rule: Rule): Finding[] {
  // Browsers skip an unknown selector in the lists of :is and :where.
  const selector = rule.selector.replace(/\\./g, "").replace(/:(is|where)\([^()]*\)/g, ":$1");
  const names = selector.matchAll(/::?([a-z-]+)/g);
  const nested = selector.includes("&") ? ["nesting"] : [];
  return [...new Set([...[...names].map(([, name = ""]) => name), ...nested])].flatMap((name) =>
    findingsOf(rule.selector, [["css", "selectors", name]]),
  );
}

function ofDeclaration(declaration: Declaration): Finding[] {
  const { prop, value } = declaration;
  const parent = declaration.parent;
  const at = `${prop}: ${value}`;
  const face = parent?.type === "atrule" && "name" in parent && typeof parent.name === "string" ? parent.name : null;
  const whole = face ? ["css", "at-rules", face, prop] : ["css", "properties", prop];
  const words = value.match(/[a-z][a-z-]*/g) ?? [];
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name = ""]) => name);
  const findings = findingsOf(at, [
    ...(prop.startsWith("--") ? [] : [whole, ...[...new Set(words)].map((word) => [...whole, word])]),
    ...[...new Set(functions)].flatMap((name) => [
      ["css", "types", name],
      ["css", "types", COLOURS, name],
    ]),
    ...(/\d[dsl]v(?:h|w|i|b|min|max)\b/.test(value)
      ? [["css", "types", "length", "viewport_percentage_units_dynamic"]]
      : []),
    ...(/\d(?:cqw|cqh|cqi|cqb)\b/.test(value) ? [["css", "types", "length", "container_query_length_units"]] : []),
    ...(/\d(?:lh|rlh)\b/.test(value) ? [["css", "types", "length", "lh"]] : []),
  ]);
  // A custom property accepts any value, so no earlier one takes over: the fault would show where it is used.
  return findings.length > 0 && !prop.startsWith("--") && parent && isReplaced(declaration, parent) ? [] : findings;
}

/** Whether the rule declares the same property earlier with a value that all browsers of the floor understand. */
function isReplaced(declaration: Declaration, parent: Container | object): boolean {
  const nodes: unknown = Reflect.get(parent, "nodes");
  if (!Array.isArray(nodes)) return false;
  const before = nodes.slice(0, nodes.indexOf(declaration));
  return before.some(
    (node) => isDeclaration(node) && node.prop === declaration.prop && ofDeclaration(node).length === 0,
  );
}

const isDeclaration = (node: unknown): node is Declaration =>
  node instanceof Object && "type" in node && node.type === "decl";
