import { expect, test } from "vitest";
import { mutantsOf } from "../../breaking/mutate/mutants.mjs";
import { unitTestsOf } from "../../breaking/mutate/related.mjs";
import { inProject } from "../../scripts/lib/project.mjs";

const mutated = (source: string) =>
  mutantsOf(source, "a.ts").map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

test.each([
  ["if (a < 1) go();", ["if (!(a < 1)) go();", "if (a <= 1) go();", "if (a < (1 + 1)) go();", "if (a < 1) "]],
  ["const f = () => a ?? b;", ["const f = () => null;", "const f = () => b;"]],
  [
    "const f = (x: 1 | 2) => { return all.filter(x); };",
    ["const f = (x: 1 | 2) => { return null; };", "const f = (x: 1 | 2) => { return all; };"],
  ],
  [
    "const a = b ? c - d : true;",
    ["const a = !(b) ? c - d : true;", "const a = b ? c + d : true;", "const a = b ? c - d : false;"],
  ],
  ["const a = all.some(is) && 'x' + b;", ["const a = all.every(is) && 'x' + b;", "const a = all.some(is) || 'x' + b;"]],
  ['import a from "./1";\ntype A = 1;', []],
])("%s has its faults one by one", (source, faults) => {
  expect(mutated(source)).toEqual(faults);
});

test("a source is tried by the unit tests of its folder that reach it, else by those of others", () => {
  const testsOf = (file: string) => unitTestsOf(inProject("."), file);
  const beside = testsOf("app/domain/payments/refunds.ts");
  expect(beside).toContain("app/domain/payments/refunds.test.ts");
  expect(beside).toContain("app/domain/payments/contracts.test.ts");
  expect(beside.filter((test) => !test.startsWith("app/domain/payments/"))).toEqual([]);
  expect(testsOf("app/domain/is-record.ts").length).toBeGreaterThan(0);
  expect(testsOf("app/payments/statements/execute.server.ts")).toEqual([]);
});
