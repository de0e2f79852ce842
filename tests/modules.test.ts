import { expect, test } from "vitest";
import { ambiguousNames } from "./exported-names";
import { circlesAmong, importsOf, parseModule } from "./modules";
import { namedArguments } from "./named-arguments";
import { actionOf } from "./route-actions";

const parse = (text: string) => parseModule("probe.tsx", text);

test.each([
  ['import a from "x"', false],
  ['import "x"', false],
  ['import * as a from "x"', false],
  ['import { type A, b } from "x"', false],
  ['export { a } from "x"', false],
  ['export * from "x"', false],
  ['const a = await import("x")', false],
  ["const a = () => import(`x`)", false],
  ['import type { A } from "x"', true],
  ['import { type A } from "x"', true],
  ['export type { A } from "x"', true],
  ['let a: import("x").A', true],
])("%s", (text, isType) => {
  expect(importsOf(parse(text))).toMatchObject([{ specifier: "x", isType }]);
});

test("what only looks like an import is none", () => {
  expect(importsOf(parse('// import a from "x"\nconst b = "import a from \\"x\\""'))).toEqual([]);
});

test.each([
  ["export const action = mutation({}, async () => null)", "wrapped"],
  ['export { loader, action } from "./data.server"', "passed"],
  ['export { save as action } from "./data.server"', "bare"],
  ['export { action } from "~/elsewhere.server"', "bare"],
  ['export * from "./data.server"', "bare"],
  ["const save = async () => null;\nexport { save as action }", "bare"],
  ["const action = mutation({}, save);\nexport { action }", "bare"],
  ["export const action = page(async () => null)", "bare"],
  ["export const { action } = makeRoute()", "bare"],
  ["export async function action() {}", "bare"],
  ["export const loader = page(async () => null)", null],
])("the action of %j", (text, kind) => {
  expect(actionOf(parse(text))).toBe(kind);
});

test("a circle is found, and told as the way round", () => {
  const graph = { a: ["b", "c"], b: ["c"], c: ["d"], d: ["b"], e: ["e"] };
  expect(circlesAmong(new Map(Object.entries(graph)))).toEqual([
    ["b", "c", "d", "b"],
    ["e", "e"],
  ]);
});

test.each([
  [{ "a.ts": "export interface Receipt {}", "b.tsx": "export const Receipt = () => null" }, []],
  [{ "a.ts": "export function a(): void;\nexport function a() {}", "b.ts": "const a = 1" }, []],
  [{ "a.ts": "export interface Part {}", "b.ts": "export type Part = 1" }, ["Part"]],
  [{ "a.ts": "export const read = 1", "b.ts": "export async function read() {}" }, ["read"]],
  [{ "a.tsx": "export function Card() {}", "b.tsx": "export const Card = () => null" }, ["Card"]],
  [{ "a.ts": "export interface X {}", "b.ts": "export class X {}" }, ["X"]],
])("exported twice in %j: %j", (texts, names) => {
  const modules = Object.entries(texts).map(([file, text]) => [file, parseModule(file, text)] as const);
  expect(Object.keys(ambiguousNames(new Map(modules)))).toEqual(names);
});

const SIX = "a: 1; b: 1; c: 1; d: 1; e: 1; f: 1";
test.each([
  [`export function f(one: number, { a, b }: { ${SIX}; g?: 1 }) {}`, 6],
  [`interface Asked { ${SIX} }\nexport const f = async (asked: Asked & { g: 1 }) => {}`, 7],
  [`interface Base { a: 1 }\ninterface Asked extends Base { b: 1 }\nexport function f(asked: Asked) {}`, 2],
  [`type Asked = { ${SIX} };\nexport function f(asked: Asked) {}`, 6],
  [`export interface Known { ${SIX} }\nexport function f(known: Known) {}`, 1],
  [`function f({ a }: { ${SIX} }) {}`, undefined],
  [`export const Card = ({ a }: { ${SIX} }) => null`, undefined],
])("the named arguments of %j: %j", (text, asked) => {
  expect(namedArguments(parseModule("a.ts", text)).get("f")).toBe(asked);
});
